/** Plains Indian Wars: the map of the Great Plains and the displays beside it. */
import { useMemo, useRef } from "preact/hooks";
import type { BoardProps, Panel } from "../contract";
import { wordsOf, type Props } from "./describe";
import { Map as Plains } from "./map";
import { panels } from "./panels";

export function Board(props: BoardProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const mine = props as Props;
  const [width, height] = useMemo(() => mine.board.size, [mine.board]);
  return (
    <div class="plains-map">
      <svg ref={drawing} class="map" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={wordsOf(mine).map}>
        <Plains props={mine} />
      </svg>
    </div>
  );
}

export function displays(props: BoardProps): Panel[] {
  return panels(props as Props);
}
