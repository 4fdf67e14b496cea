/**
 * Moving by hand: one drags from here to there, or clicks here and then there. Questions whose answer follows from the
 * gesture are not asked: whoever stays behind stays, and to go on elsewhere ends what went before.
 */
import { signal } from "@preact/signals";
import { most, numberIn } from "../options";
import type { Option } from "../types";
import type { Room } from "./room";

const FAR = 9; // pixels before a press is a drag
const TRIES = 3; // questions that are closed on the way to another thing

export interface Drag {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

export class Hand {
  /** How many go; null: all. */
  readonly count = signal<number | null>(null);
  /** Those who stay are asked for too: the group parts. */
  readonly others = signal(false);
  /** The way of the pointer, while something is dragged. */
  readonly dragging = signal<Drag | null>(null);
  #grasped: { things: string[]; x: number; y: number } | null = null;
  /** Things to be picked one after the other, as soon as they can be. */
  #wanted: string[] = [];
  #tries = 0;
  /** What could be picked when the last group was chosen. */
  #before = new Set<string>();
  /** Where some have stayed behind. */
  #left: string | null = null;
  #asked = -1;

  constructor(private readonly room: Room) {}

  // -- dragging ------------------------------------------------------------------------------------------------------
  grasp(el: HTMLElement | SVGElement, at: PointerEvent): void {
    const things = [el.dataset["thing"]!, el.dataset["on"] ?? ""].filter(Boolean);
    this.#grasped = { things, x: at.clientX, y: at.clientY };
  }

  drag(at: PointerEvent): void {
    const from = this.#grasped;
    if (!from) return;
    if (!at.buttons) this.#grasped = this.dragging.value = null;
    else if (this.dragging.value || Math.hypot(at.clientX - from.x, at.clientY - from.y) > FAR)
      this.dragging.value = { from: { x: from.x, y: from.y }, to: { x: at.clientX, y: at.clientY } };
  }

  /** The end of a drag; false: it was a click. */
  drop(el: HTMLElement | SVGElement | null): boolean {
    const [from, dragged] = [this.#grasped, this.dragging.value];
    this.#grasped = this.dragging.value = null;
    if (!from || !dragged || !el) return false;
    const to = [el.dataset["thing"]!, el.dataset["on"] ?? ""].filter(Boolean);
    if (to.some((id) => from.things.includes(id))) return false;
    const { glow } = this.room;
    const target = to.find((id) => glow.value.has(id));
    const reached = target && glow.value.get(target)!.some((option) => option.things.some((id) => from.things.includes(id)));
    const source = from.things.find((id) => glow.value.has(id) || this.#before.has(id)) ?? from.things[0]!;
    this.#want(reached ? [target] : [source, to.at(-1)!]);
    return true;
  }

  // -- what follows from a gesture -----------------------------------------------------------------------------------
  /** A thing that cannot be picked now, but could be when this group was chosen: what is asked now is closed. */
  goesOn(thing: string): boolean {
    if (!this.isNext(thing)) return false;
    this.#want([thing]);
    return true;
  }

  isNext(thing: string): boolean {
    return !!this.#closing() && this.#before.has(thing) && !this.room.glow.value.has(thing);
  }

  /** An option is taken: what it means for the next question. */
  takes(option: Option): void {
    const options = this.room.session.options.value;
    // A question that can be closed as such, not for a group alone, is the one where groups are chosen.
    if (options.some((one) => one.closes && !one.things.length)) this.#before = new Set(option.closes ? [] : this.room.glow.value.keys());
    const all = most(options);
    const some = all > 0 && !option.closes && numberIn(option) < all;
    // Who is asked for without a way to close (friends who go along) belongs to the march before: it stays as it was.
    if (!all || this.#closing()) this.#left = some && !this.others.value ? (option.things.at(-1) ?? null) : null;
    this.count.value = null;
    this.others.value = false;
  }

  /** A new question is asked. */
  asked(): void {
    const { session } = this.room;
    const ply = session.state.value?.ply ?? -1;
    if (ply === this.#asked || !session.options.value.length || session.busy.value) return;
    this.#asked = ply;
    const closing = this.#closing();
    if (this.#left && closing?.things.includes(this.#left)) void this.room.take(closing);
    else this.#next();
  }

  #closing(): Option | undefined {
    return this.room.session.options.value.find((option) => option.closes && option.things.length > 0);
  }

  #want(things: string[]): void {
    this.#wanted = things;
    this.#tries = 0;
    this.#next();
  }

  #next(): void {
    const [thing] = this.#wanted;
    if (!thing) return;
    const options = this.room.glow.value.get(thing);
    const closing = this.#closing();
    if (options) {
      this.#wanted.shift();
      const board = document.querySelector(`.board [data-thing="${CSS.escape(thing)}"]`);
      if (this.#wanted.length) void this.room.take(options[0]!);
      else this.room.pick(thing, board ?? document.body);
    } else if (closing && this.#before.has(thing) && this.#tries++ < TRIES) void this.room.take(closing);
    else this.#wanted = [];
  }
}
