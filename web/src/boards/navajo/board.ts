// Generated from `homelands data navajo schema board` by `npm run types`.

export interface components {
    schemas: {
        /**
         * BoardData
         * @description The board of Navajo Wars. `links` are all ways, those along the tracks too; `evasion` goes by Ferocity.
         */
        BoardData: {
            areas: {
                [key: string]: components["schemas"]["Area"];
            };
            corn: number[];
            counters: {
                [key: string]: number;
            };
            cubes: {
                [key: string]: components["schemas"]["CubeMix"];
            };
            display: components["schemas"]["DisplayGrid"];
            elder_ratings: number[];
            evasion: number[];
            families: string[];
            family_dice: {
                [key: string]: number[];
            };
            forts: {
                [key: string]: components["schemas"]["Fort"];
            };
            /** @enum {unknown} */
            game: "navajo";
            links: components["schemas"]["Link"][];
            periods: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            sets: {
                [key: string]: components["schemas"]["DevelopmentSet"];
            };
            territories: components["schemas"]["Territories"];
            track_max: number;
        };
        /**
         * Area
         * @description An Area: its value on foot and on horse, and what the way to Santa Fé costs.
         */
        Area: {
            horse: number;
            links: string[];
            to_santa_fe: number;
            to_santa_fe_horse: number;
            value: number;
        };
        /** CubeMix */
        CubeMix: {
            count: number;
            name: {
                [key: string]: string;
            };
        };
        /** DisplayGrid */
        DisplayGrid: {
            columns: string[];
            rows: number;
        };
        /** Fort */
        Fort: {
            at: string;
            hits: number;
        };
        /**
         * Link
         * @description A way from Area to Area.
         */
        Link: {
            between: [
                string,
                string
            ];
            dashed: boolean;
        };
        /** DevelopmentSet */
        DevelopmentSet: {
            developments: string[];
            name: string;
        };
        /** Territories */
        Territories: {
            "black-mesa": components["schemas"]["Territory"];
            canyon: components["schemas"]["Territory"];
            hopi: components["schemas"]["Territory"];
            monument: components["schemas"]["Territory"];
            "san-juan": components["schemas"]["Territory"];
            shiprock: components["schemas"]["Territory"];
            zuni: components["schemas"]["Territory"];
        };
        /**
         * Territory
         * @description A Territory; the Canyon has no number of the die. `droughts` is how many counters it has room for.
         */
        Territory: {
            areas: string[];
            die: number | null;
            droughts: number;
            name: {
                [key: string]: string;
            };
            next: string[];
            vp: number;
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
export type CubeMix = components['schemas']['CubeMix'];
export type DisplayGrid = components['schemas']['DisplayGrid'];
export type Fort = components['schemas']['Fort'];
export type Link = components['schemas']['Link'];
export type DevelopmentSet = components['schemas']['DevelopmentSet'];
export type Territories = components['schemas']['Territories'];
export type Territory = components['schemas']['Territory'];
