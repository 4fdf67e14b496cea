// Generated from `homelands data navajo schema view` by `npm run types`.

export interface components {
    schemas: {
        /**
         * View
         * @description A position of Navajo Wars as one seat may see it. `two_players` is there in the game of two only.
         *
         *     `manuelito` is the Family he is with, "beside" the map, "awaited" there by his card, or null when he is not in the
         *     game; `santa_fe` counts the Enemy Raid counters that are still there; `areas` has those where something lies.
         */
        View: {
            areas: {
                [key: string]: components["schemas"]["Area"];
            };
            card: number | null;
            cubes: components["schemas"]["CubeBoxes"];
            deck: components["schemas"]["Deck"];
            deck_left: number;
            developments: string[];
            discards: number[];
            display: components["schemas"]["Display"];
            elders: number[];
            events_in_play: number[];
            exhausted: string[];
            families: components["schemas"]["Families"];
            /** @enum {unknown} */
            game: "navajo";
            hand: number[];
            intruders_set_aside: {
                [key: string]: number;
            };
            manuelito: ("A" | "B" | "C" | "D" | "E" | "F") | ("awaited" | "beside") | null;
            now: components["schemas"]["Now"];
            options: string[];
            out_of_play: components["schemas"]["OutOfPlay"];
            outcome: components["schemas"]["Outcome"] | null;
            passage: components["schemas"]["People"];
            /** @enum {unknown} */
            period: "american" | "mexican" | "spanish";
            removed: number[];
            resources: components["schemas"]["Resources"];
            rulings: {
                [key: string]: string;
            };
            santa_fe: number;
            scenario: string;
            sets: ("cunning" | "horsemanship" | "mesas" | "religion" | "traders" | "warriors" | "weaving" | "wisdom")[];
            stack: string[];
            territories: components["schemas"]["Territories"];
            tracks: components["schemas"]["Tracks"];
            two_players?: components["schemas"]["TwoPlayers"];
        };
        /**
         * Area
         * @description What lies in an Area. A Rancho or Fort of the set-up that is gone is told as false or null.
         *
         *     Intruders are told from below; "?" while nobody has looked.
         */
        Area: {
            corn?: boolean;
            fort?: ("defiance" | "fauntleroy") | null;
            harass?: boolean;
            intruders?: (("firearms" | "lone-trapper" | "mission" | "patrol" | "refugees" | "scouts" | "slave-raiders" | "smallpox" | "stray-flock" | "stray-horses" | "trade-goods" | "whiskey-seller") | "?")[];
            mission?: boolean;
            raiders?: number;
            rancho?: boolean;
        };
        /** CubeBoxes */
        CubeBoxes: {
            pool: components["schemas"]["Cubes"];
            raided: components["schemas"]["Cubes"];
            recovery: components["schemas"]["Cubes"];
            removed: components["schemas"]["Cubes"];
            subjugation: components["schemas"]["Cubes"];
        };
        /**
         * Cubes
         * @description Cubes by colour.
         */
        Cubes: {
            black: number;
            blue: number;
            brown: number;
            green: number;
            red: number;
            white: number;
            yellow: number;
        };
        /**
         * Deck
         * @description The deck: cards on top that are known, piles below, and the numbers of the cards that are still to come.
         */
        Deck: {
            piles: components["schemas"]["Pile"][];
            top: number[];
            unseen: number[];
        };
        /**
         * Pile
         * @description A part of the deck: how many cards, and the special one among them.
         */
        Pile: {
            cards: number;
            special: number | null;
        };
        /**
         * Display
         * @description The Instruction Display: three columns of six boxes, null where one is empty.
         */
        Display: {
            active: (components["schemas"]["Counter"] | null)[];
            inactive: (components["schemas"]["Counter"] | null)[];
            standby: (components["schemas"]["Counter"] | null)[];
            truce: components["schemas"]["Truce"] | null;
        };
        /**
         * Counter
         * @description An Instruction counter with its print; `now` is what a cost by Ferocity comes to, `other` the side below.
         */
        Counter: {
            cost: string;
            /** @enum {unknown} */
            face: "back" | "front";
            id: string;
            /** @enum {unknown} */
            instruction: "build" | "build-subvert" | "colonize" | "comanche" | "defend" | "expand" | "peace" | "raid" | "slaves" | "subjugate" | "subvert" | "utes";
            now: number | null;
            other: components["schemas"]["Face"];
            star: boolean;
            stripe: boolean;
        };
        /**
         * Face
         * @description One side of a counter. The cost is "7", "1-3", "F4" (at least the total Ferocity) or "all".
         */
        Face: {
            cost: string;
            /** @enum {unknown} */
            instruction: "build" | "build-subvert" | "colonize" | "comanche" | "defend" | "expand" | "peace" | "raid" | "slaves" | "subjugate" | "subvert" | "utes";
            stripe: boolean;
        };
        /**
         * Truce
         * @description The Peace or Defend counter in the Raided Cubes box, and the AP on it.
         */
        Truce: {
            ap: number;
            cost: string;
            /** @enum {unknown} */
            face: "back" | "front";
            id: string;
            /** @enum {unknown} */
            instruction: "build" | "build-subvert" | "colonize" | "comanche" | "defend" | "expand" | "peace" | "raid" | "slaves" | "subjugate" | "subvert" | "utes";
            now: number | null;
            other: components["schemas"]["Face"];
            star: boolean;
            stripe: boolean;
        };
        /** Families */
        Families: {
            A: components["schemas"]["Family"];
            B: components["schemas"]["Family"];
            C: components["schemas"]["Family"];
            D: components["schemas"]["Family"];
            E: components["schemas"]["Family"];
            F: components["schemas"]["Family"];
        };
        /**
         * Family
         * @description A Family; `at` is an Area, a Caught or an Escape box, or null when it is not in play.
         */
        Family: {
            at: string | null;
            child: number;
            ferocity: number;
            horse: number;
            man: number;
            woman: number;
        };
        /**
         * Now
         * @description Whom and where the running procedure is about: the Family, its Movement Points, the last raid counter.
         */
        Now: {
            family: ("A" | "B" | "C" | "D" | "E" | "F") | null;
            mp: number | null;
            raid: string | null;
        };
        /**
         * OutOfPlay
         * @description The Out of Play box, and counters set aside until a development brings them in.
         */
        OutOfPlay: {
            child: number;
            elder: number;
            firearms: number;
            harass: number;
            harass_set_aside: number;
            horse: number;
            intruder_firearms: number;
            man: number;
            sheep: number;
            trade_goods: number;
            trade_goods_set_aside: number;
            woman: number;
        };
        /** Outcome */
        Outcome: {
            result: string;
            why: string;
        };
        /**
         * People
         * @description People and animals in a box, counted by kind.
         */
        People: {
            child: number;
            elder: number;
            horse: number;
            man: number;
            sheep: number;
            woman: number;
        };
        /**
         * Resources
         * @description The Resources box; corn by the values of its counters.
         */
        Resources: {
            corn: number[];
            firearms: number;
            horse: number;
            intruder_firearms: number;
            intruder_trade_goods: number;
            sheep: number;
            trade_goods: number;
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
         * @description Drought counters, and Tribal Raid counters: these lie on the lowest Areas, one each.
         */
        Territory: {
            drought: number;
            tribal: number;
        };
        /**
         * Tracks
         * @description The General Records Track.
         */
        Tracks: {
            ap: number;
            culture: number;
            enemy_ap: number;
            enemy_ferocity: number;
            military: number;
            morale: number;
        };
        /**
         * TwoPlayers
         * @description The game of two; `followers` are the Families that somebody influences.
         */
        TwoPlayers: {
            elders: components["schemas"]["SwayedElders"];
            followers: {
                [key: string]: "basket" | "turquoise";
            };
            hands: components["schemas"]["Hands"];
            /** @enum {unknown} */
            headman: "basket" | "turquoise";
            points: components["schemas"]["InfluencePoints"];
            winner: ("basket" | "turquoise") | null;
        };
        /**
         * SwayedElders
         * @description Elders that each player influences, by box.
         */
        SwayedElders: {
            basket: number[];
            turquoise: number[];
        };
        /**
         * Hands
         * @description Card numbers; only how many there are of a hand that must not be seen.
         */
        Hands: {
            basket: number[] | number;
            turquoise: number[] | number;
        };
        /**
         * InfluencePoints
         * @description Influence Points: who is ahead, and by how many.
         */
        InfluencePoints: {
            leader: ("basket" | "turquoise") | null;
            n: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type View = components['schemas']['View'];
export type Area = components['schemas']['Area'];
export type CubeBoxes = components['schemas']['CubeBoxes'];
export type Cubes = components['schemas']['Cubes'];
export type Deck = components['schemas']['Deck'];
export type Pile = components['schemas']['Pile'];
export type Display = components['schemas']['Display'];
export type Counter = components['schemas']['Counter'];
export type Face = components['schemas']['Face'];
export type Truce = components['schemas']['Truce'];
export type Families = components['schemas']['Families'];
export type Family = components['schemas']['Family'];
export type Now = components['schemas']['Now'];
export type OutOfPlay = components['schemas']['OutOfPlay'];
export type Outcome = components['schemas']['Outcome'];
export type People = components['schemas']['People'];
export type Resources = components['schemas']['Resources'];
export type Territories = components['schemas']['Territories'];
export type Territory = components['schemas']['Territory'];
export type Tracks = components['schemas']['Tracks'];
export type TwoPlayers = components['schemas']['TwoPlayers'];
export type SwayedElders = components['schemas']['SwayedElders'];
export type Hands = components['schemas']['Hands'];
export type InfluencePoints = components['schemas']['InfluencePoints'];
