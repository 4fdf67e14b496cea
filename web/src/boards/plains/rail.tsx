/** The railroad: a graded bed from end to end, and track where it is laid. */
import { thing } from "../contract";
import { smooth, type Point } from "../geometry";
import type { Props } from "./describe";
import type { Layout } from "./layout";
import type { BoardData } from "./board";
import type { View } from "./view";

/** Which end of the line laid each space, if any. */
export function laidBy(board: BoardData, { rail }: View): ("up" | "cp" | null)[] {
  const plains = board.rails.filter((space) => space.line === "plains").length;
  return board.rails.map((space, i) => {
    if (space.line === "mountain") return Number(space.ids[0]!.split(".")[1]) <= rail.mountain ? "cp" : null;
    return i < rail.up ? "up" : i >= plains - rail.cp ? "cp" : null;
  });
}

export function Railroad({ props, layout }: { props: Props; layout: Layout }) {
  const laid = laidBy(props.board, props.view);
  const whole = props.view.rail.gap === 0 && laid.every(Boolean);
  const joint = laid.findIndex((by, i) => by === "up" && laid[i + 1] === "cp");
  return (
    <g class="railroad">
      <g aria-hidden="true">
        <path class="grade" d={smooth(layout.rails.map(({ at }) => at))} />
        <path class="survey" d={smooth(layout.rails.map(({ at }) => at))} />
      </g>
      {props.board.rails.map((space, i) => {
        const by = laid[i];
        const called = space.ids.find((id) => props.glow.has(id) || props.pulse.includes(id) || props.preview?.things.includes(id));
        const id = called ?? space.ids[by === "cp" ? space.ids.length - 1 : 0]!;
        const { at, from, to } = layout.rails[i]!;
        const name = `${props.names(id)}: ${props.words(by ? "board-built" : "board-not-built")}`;
        return (
          <g key={space.ids[0]} {...thing(props, id, name, `rail ${space.line} ${by ? "is-laid" : ""}`)} data-minor="yes">
            <path class="hit" d={`M${from}L${at}L${to}`} />
            {by ? <Track from={from} at={at} to={to} /> : <circle class="stake" cx={at[0]} cy={at[1]} r={4.5} aria-hidden="true" />}
            <path class="halo" d={around(from, to, 11)} />
          </g>
        );
      })}
      {whole && joint >= 0 && <Spike at={layout.rails[joint]!.to} />}
    </g>
  );
}

/** Ties across, rails along. */
function Track({ from, at, to }: { from: Point; at: Point; to: Point }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * 4.6, (dx / length) * 4.6];
  const ties = Math.max(3, Math.round(length / 9));
  const tie = (i: number) => {
    const part = (i + 0.5) / ties;
    const [x, y] = [from[0] + dx * part, from[1] + dy * part];
    return `M${r(x + nx * 1.9)} ${r(y + ny * 1.9)}L${r(x - nx * 1.9)} ${r(y - ny * 1.9)}`;
  };
  const rail = (side: 1 | -1) =>
    `M${r(from[0] + nx * side)} ${r(from[1] + ny * side)}L${r(at[0] + nx * side)} ${r(at[1] + ny * side)}L${r(to[0] + nx * side)} ${r(to[1] + ny * side)}`;
  return (
    <g aria-hidden="true">
      <path class="ties" d={Array.from({ length: ties }, (_, i) => tie(i)).join("")} />
      <path class="iron" d={rail(1) + rail(-1)} />
    </g>
  );
}

/** The two ends have met. */
function Spike({ at: [x, y] }: { at: Point }) {
  return (
    <g class="spike" aria-hidden="true" transform={`translate(${r(x)} ${r(y)})`}>
      <circle r={11} />
      <path d="M-5-6h10v3h-3.5v6l-1.5 4-1.5-4v-6h-3.5z" />
    </g>
  );
}

const r = (n: number) => Math.round(n * 10) / 10;

/** A rounded box along a piece of line. */
function around(from: Point, to: Point, half: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * half, (dx / length) * half];
  const corner = (p: Point, side: 1 | -1) => `${r(p[0] + nx * side)} ${r(p[1] + ny * side)}`;
  return `M${corner(from, 1)}L${corner(to, 1)}L${corner(to, -1)}L${corner(from, -1)}Z`;
}
