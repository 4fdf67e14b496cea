/** Grass and rails, for the start page. */
export function Landscape() {
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
