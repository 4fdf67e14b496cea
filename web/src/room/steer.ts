/** Going from thing to thing with the arrow keys: the nearest one in that direction. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const centre = (box: Box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
const ASIDE = 2; // a step aside counts as much as two ahead

/** The index of the box to go to, or -1 when there is none that way. */
export function towards(from: Box, boxes: readonly Box[], direction: Direction): number {
  const here = centre(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const there = centre(box);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const [ahead, aside] =
      direction === "ArrowLeft" ? [-dx, dy] : direction === "ArrowRight" ? [dx, dy] : direction === "ArrowUp" ? [-dy, dx] : [dy, dx];
    if (ahead < 1) return;
    const cost = ahead + ASIDE * Math.abs(aside);
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}
