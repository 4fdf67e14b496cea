"""Figures of the Playbook's tutorial, typed from its text: after each card, and within the cards.

Keys are those of `figures` in test_tutorial. Families: place, Ferocity, who is in the box. Columns of the display:
letters from the top, capital for a front, `-` for an empty box. Boxes of counters and cubes hold only what is there.
"""

from __future__ import annotations

from typing import Any

FULL = "man woman child"

# -- after each card ---------------------------------------------------------------------------------------------------
BAG = {"black": 3, "brown": 3, "red": 3, "white": 3, "yellow": 2, "green": 1}

SETUP = {
    "culture": 9, "military": 5, "ap": 3, "morale": 5, "enemy_ferocity": 4, "enemy_ap": 0,
    "A": f"shiprock.3 0 {FULL}", "B": f"san-juan.1 0 {FULL}", "C": f"canyon.1 0 {FULL}", "D": "", "E": "", "F": "",
    "elders": [1, 1, 1, 0, 0, 0, 0], "passage": {}, "resources": {}, "goods_out": 3,
    "drought": {}, "tribal": {}, "areas": {}, "raiders": {}, "santa_fe": 0,
    "raided": {}, "recovery": {}, "subjugation": {},
    "active": "A B C D F H", "standby": "I J K L M N", "inactive": "- - - - - -",
    "hand": [], "in_play": [], "developments": ["horsemanship.1"],
    "to_come": [36, 26, 40, 15, 8, 24, 21, 41],  # 32 has been drawn
}  # fmt: skip
CARD_32 = SETUP | {
    "ap": 0,
    "enemy_ap": 3,  # all spent; these are collected on card 36: 4, and 1 for the red cube, less 2 raided
    "A": f"shiprock.3 1 {FULL} horse",
    "C": f"canyon.1 1 {FULL}",
    "resources": {"sheep": 1},
    "drought": {"san-juan": 1},
    "areas": {"san-juan.1": {"corn": True}},
    "raided": {"brown": 1, "black": 1},
    "recovery": {"brown": 1},
    "subjugation": {"red": 1},
    "active": "B c D F H A",
    "to_come": [26, 40, 15, 8, 24, 21, 41],
}
CARD_36 = CARD_32 | {
    "culture": 8, "military": 6, "ap": 1, "enemy_ap": 1,
    "elders": [0, 1, 1, 1, 0, 0, 0], "passage": {"woman": 1}, "resources": {"sheep": 1, "goods": 3}, "goods_out": 0,
    "areas": {"san-juan.1": {"corn": True}, "hopi.1": {"intruders": ["?"]}},
    "raided": {}, "recovery": {"brown": 1, "black": 1}, "subjugation": {"red": 2},
    "active": "c J F H N B", "standby": "I D K L M A",
    "to_come": [40, 15, 8, 24, 21, 41],
}  # fmt: skip
CARD_26 = CARD_36 | {
    "culture": 6, "military": 7, "ap": 4, "morale": 6, "enemy_ap": 0,
    "elders": [0, 0, 1, 1, 1, 0, 0], "passage": {"woman": 1, "man": 1},
    "areas": {"san-juan.1": {"corn": True}, "hopi.1": {"intruders": ["?"]}, "shiprock.1": {"mission": True}},
    "recovery": {}, "subjugation": {"red": 3},
    "active": "f H K b D c", "standby": "I J N L M a",
    "to_come": [15, 8, 24, 21, 41],
}  # fmt: skip
CARD_40 = CARD_26 | {"passage": {"woman": 2, "man": 1}, "hand": [40], "to_come": [8, 24, 21, 41]}
CARD_15 = CARD_40 | {
    "ap": 5, "enemy_ap": 7, "C": f"canyon.1 0 {FULL}",
    "elders": [0, 0, 0, 1, 1, 1, 0], "passage": {"woman": 2, "man": 1, "elder": 1},
    "resources": {"sheep": 1}, "goods_out": 3,
    "active": "f H K b D c", "standby": "I J n L M a",
    "hand": [], "to_come": [21, 24, 41],
}  # fmt: skip
CARD_08 = CARD_15 | {
    "passage": {"woman": 2, "man": 1, "elder": 1, "child": 1}, "hand": [8], "to_come": [24, 41],
}  # fmt: skip
CARD_21 = CARD_08 | {
    "culture": 7, "ap": 3, "morale": 7,
    "enemy_ap": 14,  # 10 left, and 4 collected on card 24: 3, and 3 for red cubes, less 2 raided
    "A": f"san-juan.3 2 {FULL} horse", "B": f"shiprock.1 1 {FULL}", "C": f"zuni.3 0 {FULL}",
    "passage": {"woman": 2, "man": 1, "elder": 1, "child": 2}, "resources": {"sheep": 1, "firearms": 2},
    "drought": {"san-juan": 1, "black-mesa": 1}, "areas": {},
    "raided": {"yellow": 1, "black": 1},  # C2: not white
    "active": "f H K b d C", "to_come": [41],
}  # fmt: skip
CARD_24 = CARD_21 | {
    "culture": 8, "ap": 0, "enemy_ap": 0,
    "A": f"san-juan.3 0 {FULL}", "B": f"shiprock.6 0 {FULL}", "C": f"zuni.6 0 {FULL}", "D": f"canyon.1 0 {FULL}",
    "elders": [3, 0, 0, 1, 0, 0, 0], "passage": {}, "resources": {"horse": 2, "firearms": 1},
    "drought": {"black-mesa": 1}, "areas": {"shiprock.1": {"mission": True}},
    "raided": {}, "recovery": {"yellow": 1, "black": 1},
    "active": "K b d C H f", "standby": "I J L n M a",
    "hand": [],
}  # fmt: skip
CARD_41 = CARD_24 | {
    "military": 5, "morale": 5,
    "resources": {"horse": 2, "firearms": 1, "goods": 1},  # the Trade Good was set aside: three are still out of play
    "recovery": {}, "subjugation": {},
    "in_play": [41], "developments": ["horsemanship.1", "weaving.1"],
    "to_come": [],
}  # fmt: skip

CARDS = {
    "32.9": CARD_32, "36.9": CARD_36, "26.9": CARD_26, "40.1": CARD_40, "15.9": CARD_15, "08.1": CARD_08,
    "21.11": CARD_21,
    "24.17": CARD_24,  # only a Minor Event without effect follows; after it, card 41 clears the boxes at once
    "41.2": CARD_41,
}  # fmt: skip

# -- within the cards --------------------------------------------------------------------------------------------------
STEPS: list[tuple[str, dict[str, Any]]] = [
    ("32.1", {"ap": 0}),
    ("32.2", {"A": f"shiprock.2 0 {FULL}", "mps": 4}),
    ("32.3", {"A": f"shiprock.2 1 {FULL}", "mps": 2, "resources": {"horse": 1}, "raided": {"brown": 1}}),
    ("32.4", {"A": f"shiprock.3 1 {FULL} horse", "resources": {}}),
    ("32.5", {"areas": {"san-juan.1": {"corn": True}}}),
    ("32.6", {"C": f"canyon.1 1 {FULL}", "resources": {"sheep": 1}, "raided": {"brown": 1, "black": 1}, "enemy_ap": 1}),
    ("32.7", {"active": "B c D F H A", "recovery": {"brown": 1}, "enemy_ap": 0}),
    ("32.8", {"subjugation": {"red": 1}}),
    ("36.1", {"active": "B c D F H N", "standby": "I J K L M A", "enemy_ap": 1}),
    ("36.2", {"active": "c D F H N B", "subjugation": {"red": 2}, "recovery": {"brown": 1, "black": 1}, "enemy_ap": 1}),
    ("36.3", {"passage": {"woman": 1}, "ap": 3, "elders": [0, 1, 1, 1, 0, 0, 0]}),
    ("36.4", {"culture": 8, "military": 6}),
    ("36.5", {"culture": 8, "military": 6}),
    ("36.6", {"ap": 4}),
    ("36.7", {"ap": 1, "resources": {"sheep": 1, "goods": 3}, "raided": {}, "recovery": {"brown": 1, "black": 1}}),
    ("36.8", {"areas": {"san-juan.1": {"corn": True}, "hopi.1": {"intruders": ["?"]}}}),
    ("26.1", {"enemy_ap": 6}),
    ("26.2", {"areas": CARD_26["areas"], "active": "- D F H N B", "inactive": "c - - - - -", "enemy_ap": 0}),
    ("26.3", {"active": "f H N b D c", "standby": "I J K L M a", "inactive": "- - - - - -", "morale": 6}),
    ("26.3", {"subjugation": {"red": 3}, "raided": {}, "recovery": {}}),
    ("26.4", {"passage": {"woman": 1, "man": 1}, "ap": 4, "elders": [0, 0, 1, 1, 1, 0, 0]}),
    ("26.6", {"culture": 8, "military": 6}),
    ("26.7", {"culture": 7, "military": 7}),
    ("26.8", {"culture": 6}),
    ("15.1", {"ap": 4, "elders": [0, 0, 0, 1, 1, 1, 0]}),
    ("15.2", {"ap": 5}),
    ("15.3", {"ap": 6}),
    ("15.4", {"C": f"canyon.1 0 {FULL}", "ap": 6}),
    ("15.5", {"ap": 5, "resources": {"sheep": 1, "goods": 3}, "hand": [40]}),
    ("15.6", {"resources": {"sheep": 1}, "hand": [], "active": "f H N b D c", "standby": "I J K L M a", "enemy_ap": 7}),
    ("15.7", {"active": "f H n b D c", "enemy_ap": 7}),
    ("15.8", {"to_come": [8, 21, 24, 41]}),
    ("21.1", {"ap": 3}),
    ("21.2", {"A": f"shiprock.3 2 {FULL} horse", "mps": 4, "raided": {"yellow": 1}}),
    ("21.3", {"A": f"san-juan.3 2 {FULL} horse"}),
    ("21.4", {"B": f"shiprock.2 0 {FULL}", "mps": 4}),
    ("21.4", {"areas": {"hopi.1": {"intruders": ["?"]}, "shiprock.1": {"mission": True}}}),
    ("21.5", {"B": f"shiprock.1 0 {FULL}", "mps": 2}),
    ("21.6", {"morale": 7, "mps": 1, "raided": {"yellow": 1}, "B": f"shiprock.1 0 {FULL}"}),
    ("21.7", {"areas": {"hopi.1": {"intruders": ["?"]}}, "culture": 7, "B": f"shiprock.1 1 {FULL}"}),
    ("21.8", {"C": f"hopi.1 0 {FULL}", "mps": 5, "resources": {"sheep": 1, "firearms": 1}}),
    ("21.9", {"C": f"zuni.3 0 {FULL}", "enemy_ap": 10}),
    ("21.10", {"active": "f H K b d C", "enemy_ap": 10, "resources": {"sheep": 1, "firearms": 2}}),
    # the raid: 14 counters
    ("24.1", {"enemy_ap": 3, "santa_fe": 13, "raiders": {"shiprock.1": 1}}),
    ("24.2", {"B": f"shiprock.3 1 {FULL}", "santa_fe": 12, "raiders": {"shiprock.1": 1, "shiprock.2": 1}}),
    ("24.3", {"ap": 3, "santa_fe": 11, "raiders": {"shiprock.1": 1, "shiprock.2": 1, "shiprock.3": 1}}),
    ("24.4", {"ap": 2, "B": f"shiprock.3 1 {FULL}"}),
    ("24.5", {"B": "shiprock:caught 1 woman child", "culture": 6, "morale": 7, "enemy_ferocity": 3}),
    ("24.5", {"passage": {"woman": 2, "man": 2, "elder": 1, "child": 2}}),
    ("24.5", {"santa_fe": 10, "raiders": {"shiprock.1": 1, "shiprock.2": 1, "shiprock.3": 1, "san-juan.1": 1}}),
    ("24.6", {"ap": 1, "areas": {"san-juan.2": {"harass": True}}, "santa_fe": 8}),
    ("24.7", {"ap": 1, "santa_fe": 7}),
    ("24.8", {"ap": 0, "A": f"san-juan:escape 3 {FULL} horse", "morale": 6, "enemy_ferocity": 4, "military": 7}),
    ("24.8", {"resources": {"sheep": 1, "firearms": 1}, "hand": [], "areas": {"san-juan.2": {"harass": True}}}),
    ("24.8", {"raiders": {f"{t}.{n}": 1 for t in ("shiprock", "zuni") for n in (1, 2, 3)}, "santa_fe": 1}),
    ("24.9", {"C": f"zuni.4 0 {FULL}", "santa_fe": 0}),
    ("24.10", {"C": f"zuni.6 0 {FULL}", "raiders": {}, "areas": {}, "morale": 7}),
    ("24.11", {"A": f"san-juan.3 0 {FULL} horse", "B": "shiprock.6 0 woman child", "culture": 5, "enemy_ap": 0}),
    ("24.11", {"areas": {"shiprock.1": {"mission": True}}, "active": "K b d C H f", "standby": "I J n L M a"}),
    ("24.12", {"passage": {"woman": 1, "man": 2, "elder": 3, "child": 1}}),
    ("24.13", {"B": f"shiprock.6 0 {FULL}", "elders": [3, 0, 0, 1, 1, 1, 0]}),
    ("24.13", {"passage": {"man": 1, "woman": 1, "child": 1}}),
    ("24.14", {"D": f"canyon.1 0 {FULL}", "culture": 8, "A": f"san-juan.3 0 {FULL}", "passage": {}}),
    ("24.14", {"resources": {"horse": 2, "firearms": 1}, "elders": [3, 0, 0, 1, 1, 1, 0]}),
    ("24.15", {"elders": [3, 0, 0, 1, 0, 0, 0]}),
    ("24.16", {"elders": [3, 0, 0, 1, 0, 0, 0], "drought": {"san-juan": 1, "black-mesa": 1}}),
    ("24.18", {"drought": {"black-mesa": 1}, "raided": {}, "recovery": {}, "subjugation": {}, "in_play": [41]}),
    ("41.1", {"military": 5, "morale": 5, "culture": 9, "ap": 0}),
]
