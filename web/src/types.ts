/** Short names for what goes over the wire; the shapes are generated from the server's OpenAPI document. */
import type { components } from "./api";

/** The server leaves nothing out of what it sends; only what it is sent may lack what has a default. */
type Sent<T> = T extends (infer U)[] ? Sent<U>[] : T extends object ? { [K in keyof T]-?: Sent<T[K]> } : T;
type Schemas = components["schemas"];
type Wire<K extends keyof Schemas> = Sent<Schemas[K]>;

export type Catalogue = Wire<"Catalogue">;
export type Chance = Wire<"Chance">;
export type CompanionState = Wire<"Companion">;
export type Fight = Wire<"Fight">;
export type Frame = Wire<"Frame">;
export type GameEntry = Wire<"GameEntry">;
export type Hint = Wire<"Hint">;
export type Job = Wire<"Job">;
export type Language = Wire<"Language">;
export type LessonState = Wire<"Lesson">;
export type Line = Wire<"Line">;
export type Links = Wire<"Links">;
export type MineEntry = Wire<"MineEntry">;
export type NewMatch = Partial<Schemas["NewMatch"]> & { game: string };
export type Odds = Wire<"Odds">;
export type Option = Wire<"Option">;
export type Phase = Wire<"Phase">;
export type Problem = Wire<"Problem">;
export type Remark = Wire<"Remark">;
export type Review = Wire<"Review">;
export type Rule = Wire<"Rule">;
export type Seat = Wire<"Seat">;
export type Started = Wire<"Started">;
export type State = Wire<"State">;
export type Thing = Wire<"Thing">;
export type Update = Wire<"Update">;
export type Why = Wire<"Why">;

/** A bot thinks since a time; null when it is done. (Event bodies other than Update stand in no document.) */
export interface Thinking {
  seat: string;
  since: number | null;
}
