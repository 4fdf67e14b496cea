// Generated from `homelands data plains schema board` by `npm run types`.

export interface components {
    schemas: {
        /**
         * BoardData
         * @description The board of Plains Indian Wars. `tables`: for each way to sit down, the colours of each seat.
         */
        BoardData: {
            areas: {
                [key: string]: components["schemas"]["Area"];
            };
            arrows: components["schemas"]["Arrow"][];
            boxes: {
                [key: string]: components["schemas"]["Box"];
            };
            decks: ("blue" | "brown" | "green" | "orange")[];
            factions: components["schemas"]["Factions"];
            /** @enum {unknown} */
            game: "plains";
            hand: number;
            limit: number;
            rails: components["schemas"]["RailSpace"][];
            regions: {
                [key: string]: components["schemas"]["Region"];
            };
            size: [
                number,
                number
            ];
            tables: {
                [key: string]: {
                    [key: string]: ("black" | "blue" | "brown" | "green" | "orange" | "purple" | "white")[];
                };
            };
            trails: components["schemas"]["Trail"][];
        };
        /**
         * Area
         * @description Canada, Mexico, the Rockies.
         */
        Area: {
            at: [
                number,
                number
            ];
            name: {
                [key: string]: string;
            };
            outline: [
                number,
                number
            ][];
        };
        /**
         * Arrow
         * @description A way between an area and a region, and who may take it.
         */
        Arrow: {
            area: string;
            colours: ("black" | "blue" | "brown" | "green" | "orange" | "purple" | "white")[];
            region: string;
        };
        /**
         * Box
         * @description St. Louis and Sacramento, and the regions next to them.
         */
        Box: {
            at: [
                number,
                number
            ];
            name: {
                [key: string]: string;
            };
            next: string[];
            outline: [
                number,
                number
            ][];
        };
        /** Factions */
        Factions: {
            black: components["schemas"]["Faction"];
            blue: components["schemas"]["Faction"];
            brown: components["schemas"]["Faction"];
            green: components["schemas"]["Faction"];
            orange: components["schemas"]["Faction"];
            purple: components["schemas"]["Faction"];
            white: components["schemas"]["Faction"];
        };
        /**
         * Faction
         * @description A colour: who it is, how many cubes there are, and its dice if it fights.
         */
        Faction: {
            colour: {
                [key: string]: string;
            };
            cubes: number;
            dice?: components["schemas"]["Dice"];
            name: {
                [key: string]: string;
            };
        };
        /**
         * Dice
         * @description So many sides of a die show each face.
         */
        Dice: {
            blank: number;
            hit: number;
            treaty: number;
        };
        /**
         * RailSpace
         * @description A space of the railroad. One on the plains has two ids: whoever builds it counts from his end.
         */
        RailSpace: {
            at: [
                number,
                number
            ];
            beside: components["schemas"]["Beside"];
            ids: string[];
            /** @enum {unknown} */
            line: "mountain" | "plains";
        };
        /**
         * Beside
         * @description The regions on both sides of the track.
         */
        Beside: {
            north: string | null;
            south: string | null;
        };
        /**
         * Region
         * @description A region; `start` is whose home it is at the start.
         */
        Region: {
            at: [
                number,
                number
            ];
            /** @enum {unknown} */
            kind: "npt" | "purple-north" | "purple-south" | "spt";
            name: {
                [key: string]: string;
            };
            next: string[];
            outline: [
                number,
                number
            ][];
            /** @enum {unknown} */
            start: "black" | "blue" | "brown" | "green" | "orange" | "purple" | "white";
        };
        /**
         * Trail
         * @description A wagon trail, from St. Louis to the Rockies.
         */
        Trail: {
            id: string;
            name: string;
            /** @enum {unknown} */
            route: "north" | "south";
            stops: string[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type BoardData = components['schemas']['BoardData'];
export type Area = components['schemas']['Area'];
export type Arrow = components['schemas']['Arrow'];
export type Box = components['schemas']['Box'];
export type Factions = components['schemas']['Factions'];
export type Faction = components['schemas']['Faction'];
export type Dice = components['schemas']['Dice'];
export type RailSpace = components['schemas']['RailSpace'];
export type Beside = components['schemas']['Beside'];
export type Region = components['schemas']['Region'];
export type Trail = components['schemas']['Trail'];
