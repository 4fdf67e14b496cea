/** The boards there are, by game: the build lists the folders here (scripts/boards.mjs). */
import type { FunctionComponent } from "preact";
import type { BoardModule } from "./contract";

export const boards: Readonly<Record<string, () => Promise<BoardModule>>>;
/** Pictures for the start page, where a board has one. */
export const landscapes: Readonly<Record<string, FunctionComponent>>;
