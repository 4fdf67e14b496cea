import { landscapes } from "../boards/found";

/** A quiet picture of the land of a game, drawn by its board; only hills where it has none. Only decoration. */
export function Landscape({ game }: { game: string }) {
  const Drawn = landscapes[game] ?? Hills;
  return (
    <svg class="landscape" viewBox="0 0 400 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="ls-sky" width="400" height="140" />
      <Drawn />
    </svg>
  );
}

function Hills() {
  return (
    <>
      <circle class="ls-sun" cx="300" cy="46" r="16" />
      <path class="ls-far" d="M0 96C60 70 110 72 170 92S300 68 400 88V140H0Z" />
      <path class="ls-near" d="M0 118C70 100 150 126 230 112S350 106 400 118V140H0Z" />
    </>
  );
}
