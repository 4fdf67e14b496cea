/** A box that is a thing and holds things: the thing is a cover behind what lies in it, for a button holds no buttons. */
import type { ComponentChildren } from "preact";
import { thing } from "../../contract";
import type { Props } from "../describe";

interface CoveredProps {
  props: Props;
  id: string;
  words: string;
  class?: string;
  children: ComponentChildren;
}

export function Covered({ props, id, words, class: more = "", children }: CoveredProps) {
  return (
    <div class={`covered ${more}`}>
      <span {...thing(props, id, words, "halo cover")} />
      {children}
    </div>
  );
}
