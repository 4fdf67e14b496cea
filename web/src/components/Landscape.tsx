/** A quiet picture of the land for each game: mesas and canyon, or grass and rails. Only decoration. */
export function Landscape({ game }: { game: string }) {
  return (
    <svg class="landscape" viewBox="0 0 400 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="ls-sky" width="400" height="140" />
      {game === "navajo" ? <Mesas /> : <Plains />}
    </svg>
  );
}

function Mesas() {
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

function Plains() {
  return (
    <>
      <circle class="ls-sun" cx="92" cy="48" r="16" />
      <path class="ls-far" d="M0 86L30 70 58 84 92 58 130 84 160 72 196 88H400V140H0Z" />
      <path class="ls-grass" d="M0 92C80 82 180 98 400 86V140H0Z" />
      <path class="ls-near-grass" d="M0 116C110 102 230 122 400 108V140H0Z" />
      <path class="ls-river" d="M400 98C330 102 310 92 250 98S180 106 140 100" />
      <path class="ls-rail" d="M190 140L262 92M214 140L266 92M193 138H213M203 131H219M213 124H225M223 117H231M232 111H238M241 105H245M249 99H252" />
    </>
  );
}
