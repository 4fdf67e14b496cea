// Generated from `homelands data plains schema view` by `npm run types`.

export interface components {
    schemas: {
        /**
         * View
         * @description A position of Plains Indian Wars as one seat may see it; a spectator's seat has no name.
         *
         *     A hand that must not be seen is counted in `held`, and its cards are among those of its deck. `known_events` are
         *     hands of which so many cards must be events; `moved` are cubes that have moved in this activation.
         */
        View: {
            active: ("black" | "blue" | "brown" | "green" | "orange" | "purple" | "white") | null;
            areas: {
                [key: string]: components["schemas"]["Cubes"];
            };
            banner: string[];
            boxes: {
                [key: string]: components["schemas"]["Cubes"];
            };
            casualties: components["schemas"]["Fighters"];
            control: {
                [key: string]: ("blue" | "brown" | "green" | "orange") | null;
            };
            custer: string[];
            decks: components["schemas"]["Cards"];
            discards: components["schemas"]["Cards"];
            discs: components["schemas"]["Discs"];
            ending: ("cards" | "railroad") | null;
            enduring: {
                [key: string]: components["schemas"]["Enduring"];
            };
            fight: components["schemas"]["Fight"] | null;
            /** @enum {unknown} */
            game: "plains";
            hands: components["schemas"]["Hands"];
            held: components["schemas"]["Held"];
            known_events: {
                [key: string]: number;
            };
            moved: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            moves: components["schemas"]["Moves"] | null;
            options: string[];
            outcome: components["schemas"]["Outcome"] | null;
            points: components["schemas"]["Points"];
            rail: components["schemas"]["Rail"];
            ready: components["schemas"]["Ready"];
            regions: {
                [key: string]: components["schemas"]["Cubes"];
            };
            removed: components["schemas"]["Fighters"];
            round: number;
            rulings: {
                [key: string]: string;
            };
            scenario: string;
            seat: string;
            seats: ("blue" | "brown" | "green" | "orange")[];
            stack: string[];
            wagons: components["schemas"]["Wagons"];
        };
        /**
         * Cubes
         * @description Cubes in a place; white ones are wagons.
         */
        Cubes: {
            blue: number;
            brown: number;
            green: number;
            orange: number;
            purple: number;
            white: number;
        };
        /**
         * Fighters
         * @description Cubes of the colours that fight.
         */
        Fighters: {
            blue: number;
            brown: number;
            green: number;
            orange: number;
            purple: number;
        };
        /**
         * Cards
         * @description Cards of each deck.
         */
        Cards: {
            blue: string[];
            brown: string[];
            green: string[];
            orange: string[];
        };
        /** Discs */
        Discs: {
            bag: ("black" | "blue" | "brown" | "green" | "orange" | "purple" | "white")[];
            drawn: ("black" | "blue" | "brown" | "green" | "orange" | "purple" | "white")[];
        };
        /**
         * Enduring
         * @description An event that endures, and the region it is about.
         */
        Enduring: {
            at: string | null;
            card: string;
        };
        /**
         * Fight
         * @description What is being fought out: the region, who attacks, who sits out; and what the dice of this round have shown.
         */
        Fight: {
            /** @enum {unknown} */
            against: "cubes" | "wagons";
            /** @enum {unknown} */
            attacker: "indians" | "us";
            blanks: components["schemas"]["Fighters"];
            hits: components["schemas"]["Totals"];
            region: string;
            sits_out: ("black" | "blue" | "brown" | "green" | "orange" | "purple" | "white") | null;
            treaties: components["schemas"]["Totals"];
        };
        /**
         * Totals
         * @description The totals by which the sides are compared.
         */
        Totals: {
            indians: number;
            us: number;
        };
        /**
         * Hands
         * @description The cards in each hand; null for a hand that must not be seen.
         */
        Hands: {
            blue: string[] | null;
            brown: string[] | null;
            green: string[] | null;
            orange: string[] | null;
        };
        /**
         * Held
         * @description How many cards each hand holds.
         */
        Held: {
            blue: number;
            brown: number;
            green: number;
            orange: number;
        };
        /**
         * Moves
         * @description The movement that is going on: whose it is, group moves left, how far each may go, and the party on the march.
         */
        Moves: {
            /** @enum {unknown} */
            colour: "black" | "blue" | "brown" | "green" | "orange" | "purple" | "white";
            groups: number;
            party: components["schemas"]["Party"] | null;
            regions: number;
        };
        /**
         * Party
         * @description Cubes on the march: where they stand, how many may go on, and how far.
         */
        Party: {
            at: string;
            cubes: number;
            steps: number;
        };
        /**
         * Outcome
         * @description The end: the winning seats, what decided, the points of each seat, and the totals of the sides.
         */
        Outcome: {
            result: string;
            score: {
                [key: string]: number;
            };
            totals: components["schemas"]["Totals"];
            why: string;
        };
        /**
         * Points
         * @description Points for battles so far; all points as they would be now, by side and by seat; and how the sides compare.
         */
        Points: {
            cavalry: number;
            custer: number;
            seats: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            sides: components["schemas"]["Sides"];
            totals: components["schemas"]["Totals"];
        };
        /**
         * Sides
         * @description Points of the two sides, by line of the schedule.
         */
        Sides: {
            indians: {
                [key: string]: number;
            };
            us: {
                [key: string]: number;
            };
        };
        /**
         * Rail
         * @description Spaces built: from St. Louis, from Sacramento on the plains, in the mountains; the gap that is left.
         *
         *     `cp_all` are all spaces of the Central Pacific, those in the mountains included.
         */
        Rail: {
            cp: number;
            cp_all: number;
            gap: number;
            mountain: number;
            up: number;
        };
        /**
         * Ready
         * @description Cubes in the Ready Boxes; black ones are the railroad's.
         */
        Ready: {
            black: number;
            blue: number;
            brown: number;
            green: number;
            orange: number;
            purple: number;
            white: number;
        };
        /**
         * Wagons
         * @description Wagons that have left the trails, and the places of those that a treaty keeps safe.
         */
        Wagons: {
            destroyed: number;
            escaped: components["schemas"]["Escaped"];
            safe: string[];
        };
        /**
         * Escaped
         * @description Wagons in the Rockies, by route.
         */
        Escaped: {
            north: number;
            south: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type View = components['schemas']['View'];
export type Cubes = components['schemas']['Cubes'];
export type Fighters = components['schemas']['Fighters'];
export type Cards = components['schemas']['Cards'];
export type Discs = components['schemas']['Discs'];
export type Enduring = components['schemas']['Enduring'];
export type Fight = components['schemas']['Fight'];
export type Totals = components['schemas']['Totals'];
export type Hands = components['schemas']['Hands'];
export type Held = components['schemas']['Held'];
export type Moves = components['schemas']['Moves'];
export type Party = components['schemas']['Party'];
export type Outcome = components['schemas']['Outcome'];
export type Points = components['schemas']['Points'];
export type Sides = components['schemas']['Sides'];
export type Rail = components['schemas']['Rail'];
export type Ready = components['schemas']['Ready'];
export type Wagons = components['schemas']['Wagons'];
export type Escaped = components['schemas']['Escaped'];
