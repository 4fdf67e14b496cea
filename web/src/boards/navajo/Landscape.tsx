/** Mesas and a canyon, for the start page. */
export function Landscape() {
  return (
    <>
      <circle class="ls-sun" cx="318" cy="42" r="16" />
      <path class="ls-far" d="M0 92H40L52 66H118L128 92H190L198 74H232L240 92H300L312 58H356L366 92H400V140H0Z" />
      <path class="ls-mid" d="M0 104H70L78 60H90L94 104H150L156 46H196L204 104H270L276 80H330L338 104H400V140H0Z" />
      <path class="ls-near" d="M0 118C60 108 120 124 190 116S330 108 400 120V140H0Z" />
      <path class="ls-river" d="M150 140C190 128 160 122 220 118" />
    </>
  );
}
