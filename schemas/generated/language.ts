/**
 * Made from schemas/ by `npm run generate`; never edit it. The names of the language: the events with their fields, what
 * every entity can be asked, and what each system registers.
 */
/** Events that every game has. Each has `actor` besides. */
export const coreEvents = {
  "setup": {
    "title": "Setup",
    "sentence": "At setup",
    "fields": {
      "step": {
        "type": "string",
        "title": "Step"
      }
    }
  },
  "round": {
    "title": "Round",
    "sentence": "When a round ends",
    "fields": {
      "number": {
        "type": "int",
        "title": "Number of the round"
      }
    }
  },
  "turn": {
    "title": "Turn",
    "sentence": "When a turn ends",
    "fields": {}
  },
  "activation": {
    "title": "Activation",
    "sentence": "When an activation ends",
    "fields": {}
  },
  "action": {
    "title": "Action",
    "sentence": "When an action is taken",
    "fields": {
      "action": {
        "type": "string",
        "title": "Action"
      },
      "card": {
        "type": "entity",
        "title": "Card used"
      }
    }
  },
  "move": {
    "title": "Move",
    "sentence": "When somebody moves",
    "fields": {
      "steps": {
        "type": "int",
        "title": "Steps",
        "alterable": true
      },
      "to": {
        "type": "entity",
        "title": "Goal"
      }
    }
  },
  "step": {
    "title": "Step",
    "sentence": "When somebody steps",
    "fields": {
      "from": {
        "type": "entity",
        "title": "From"
      },
      "to": {
        "type": "entity",
        "title": "To"
      },
      "edge": {
        "type": "entity",
        "title": "Edge crossed"
      }
    }
  },
  "enter": {
    "title": "Enter",
    "sentence": "When somebody enters a space",
    "fields": {
      "space": {
        "type": "entity",
        "title": "Space"
      },
      "from": {
        "type": "entity",
        "title": "From"
      }
    }
  },
  "target": {
    "title": "Target",
    "sentence": "When a target is chosen",
    "fields": {
      "candidates": {
        "type": "entities",
        "title": "Candidates",
        "alterable": true
      },
      "target": {
        "type": "entity",
        "title": "Target",
        "alterable": true
      }
    }
  },
  "attack": {
    "title": "Attack",
    "sentence": "When somebody attacks",
    "fields": {
      "target": {
        "type": "entity",
        "title": "Target"
      },
      "targets": {
        "type": "entities",
        "title": "All targets",
        "alterable": true
      },
      "card": {
        "type": "entity",
        "title": "Card used"
      },
      "space": {
        "type": "entity",
        "title": "Space attacked"
      },
      "dice": {
        "type": "entities",
        "title": "Dice"
      },
      "power": {
        "type": "int",
        "title": "Added to each die",
        "alterable": true
      },
      "symbols": {
        "type": "strings",
        "title": "Symbols",
        "alterable": true
      },
      "area": {
        "type": "string",
        "title": "Area"
      },
      "edge": {
        "type": "entity",
        "title": "Edge"
      }
    }
  },
  "attack-dice": {
    "title": "Attack dice",
    "sentence": "When attack dice are counted",
    "fields": {
      "target": {
        "type": "entity",
        "title": "Target"
      },
      "card": {
        "type": "entity",
        "title": "Card used"
      },
      "count": {
        "type": "int",
        "title": "Dice",
        "alterable": true
      },
      "symbols": {
        "type": "strings",
        "title": "Symbols"
      }
    }
  },
  "defend": {
    "title": "Defend",
    "sentence": "When somebody defends",
    "fields": {
      "target": {
        "type": "entity",
        "title": "Who defends"
      },
      "value": {
        "type": "int",
        "title": "Defense",
        "alterable": true
      },
      "dice": {
        "type": "entities",
        "title": "Dice of the attack"
      },
      "successes": {
        "type": "int",
        "title": "Successes of the attack"
      },
      "symbols": {
        "type": "strings",
        "title": "Symbols of the attack",
        "alterable": true
      },
      "bonus": {
        "type": "int",
        "title": "Damage added after Defense",
        "alterable": true
      }
    }
  },
  "damage": {
    "title": "Damage",
    "sentence": "When somebody takes damage",
    "fields": {
      "target": {
        "type": "entity",
        "title": "Who is hurt"
      },
      "amount": {
        "type": "int",
        "title": "Amount",
        "alterable": true
      },
      "tags": {
        "type": "strings",
        "title": "Tags"
      },
      "symbols": {
        "type": "strings",
        "title": "Symbols of the attack",
        "alterable": true
      }
    }
  },
  "heal": {
    "title": "Heal",
    "sentence": "When somebody heals",
    "fields": {
      "target": {
        "type": "entity",
        "title": "Who heals"
      },
      "amount": {
        "type": "int",
        "title": "Amount",
        "alterable": true
      }
    }
  },
  "kill": {
    "title": "Kill",
    "sentence": "When somebody dies",
    "fields": {
      "target": {
        "type": "entity",
        "title": "Who dies"
      },
      "space": {
        "type": "entity",
        "title": "Where"
      },
      "damagers": {
        "type": "entities",
        "title": "Who hurt it"
      },
      "present": {
        "type": "entities",
        "title": "Who stood there"
      }
    }
  },
  "roll": {
    "title": "Roll",
    "sentence": "When dice are rolled",
    "fields": {
      "dice": {
        "type": "entities",
        "title": "Dice"
      },
      "purpose": {
        "type": "string",
        "title": "What for"
      },
      "needed": {
        "type": "int",
        "title": "What a die must show, or the most that their sum may be; 0 if nothing decides",
        "alterable": true
      }
    }
  },
  "test": {
    "title": "Test",
    "sentence": "When a test is made",
    "fields": {
      "test": {
        "type": "string",
        "title": "Test"
      },
      "total": {
        "type": "int",
        "title": "Total",
        "alterable": true
      },
      "needed": {
        "type": "int",
        "title": "What decides: successes to reach, or the most that a sum may be"
      },
      "passed": {
        "type": "bool",
        "title": "Passed",
        "alterable": true
      }
    }
  },
  "draw": {
    "title": "Draw",
    "sentence": "When a card is drawn",
    "fields": {
      "card": {
        "type": "entity",
        "title": "Card"
      },
      "from": {
        "type": "string",
        "title": "Deck"
      }
    }
  },
  "discard": {
    "title": "Discard",
    "sentence": "When a card is discarded",
    "fields": {
      "card": {
        "type": "entity",
        "title": "Card"
      }
    }
  },
  "play": {
    "title": "Play",
    "sentence": "When a card is played",
    "fields": {
      "card": {
        "type": "entity",
        "title": "Card"
      }
    }
  },
  "reveal": {
    "title": "Reveal",
    "sentence": "When something is revealed",
    "fields": {
      "card": {
        "type": "entity",
        "title": "What"
      }
    }
  },
  "deck-empty": {
    "title": "Deck empty",
    "sentence": "When a deck is empty",
    "fields": {
      "deck": {
        "type": "string",
        "title": "Deck"
      }
    }
  },
  "spawn": {
    "title": "Spawn",
    "sentence": "When something appears",
    "fields": {
      "target": {
        "type": "entity",
        "title": "What"
      },
      "space": {
        "type": "entity",
        "title": "Where",
        "alterable": true
      },
      "card": {
        "type": "entity",
        "title": "The card that brings it"
      },
      "def": {
        "type": "string",
        "title": "Id of its item"
      }
    }
  },
  "remove": {
    "title": "Remove",
    "sentence": "When something leaves play",
    "fields": {
      "target": {
        "type": "entity",
        "title": "What"
      }
    }
  },
  "advance": {
    "title": "Advance",
    "sentence": "When a track advances",
    "fields": {
      "track": {
        "type": "string",
        "title": "Track"
      },
      "space": {
        "type": "entity",
        "title": "Space"
      },
      "target": {
        "type": "entity",
        "title": "Marker"
      }
    }
  },
  "change": {
    "title": "Change",
    "sentence": "When a number changes",
    "fields": {
      "target": {
        "type": "entity",
        "title": "Whose"
      },
      "stat": {
        "type": "string",
        "title": "Number"
      },
      "by": {
        "type": "int",
        "title": "By",
        "alterable": true
      }
    }
  },
  "apply": {
    "title": "Apply",
    "sentence": "When a condition is put on",
    "fields": {
      "target": {
        "type": "entity",
        "title": "On whom"
      },
      "condition": {
        "type": "string",
        "title": "Condition"
      }
    }
  },
  "clear": {
    "title": "Clear",
    "sentence": "When a condition is taken off",
    "fields": {
      "target": {
        "type": "entity",
        "title": "Of whom"
      },
      "condition": {
        "type": "string",
        "title": "Condition"
      }
    }
  },
  "search": {
    "title": "Search",
    "sentence": "When somebody searches",
    "fields": {
      "space": {
        "type": "entity",
        "title": "Space"
      },
      "card": {
        "type": "entity",
        "title": "What is searched"
      },
      "successes": {
        "type": "int",
        "title": "Successes without a test; 0 if it takes one",
        "alterable": true
      }
    }
  },
  "scenario": {
    "title": "Scenario",
    "sentence": "When a scenario starts or ends",
    "fields": {
      "target": {
        "type": "entity",
        "title": "Scenario"
      }
    }
  },
  "settled": {
    "title": "Settled",
    "sentence": "Whenever everything is settled",
    "fields": {}
  }
} as const;

/** What every entity can be asked, beside the numbers of its kind and its links. */
export const entityFields = {
  "def": "string",
  "kind": "string",
  "family": "string",
  "rank": "string",
  "color": "string",
  "state": "string",
  "room": "string",
  "zone": "string",
  "space": "entity",
  "owner": "entity",
  "tile": "entity",
  "from": "entity",
  "to": "entity",
  "number": "int",
  "value": "int",
  "result": "int",
  "onBoard": "bool",
  "isCell": "bool",
  "isHighlight": "bool",
  "holder": "entity",
  "type": "string",
  "form": "string",
  "natural": "int",
  "mark": "string",
  "quarter": "string",
  "isBuilding": "bool",
  "isNight": "bool",
  "isDeranged": "bool",
  "isHuman": "bool",
  "destiny": "entity",
  "left": "entity",
  "port": "string",
  "isFree": "bool",
  "hallway": "entity"
} as const;

/** What expressions can name and call everywhere. */
export const expressionWords = {
  "names": {
    "self": {
      "type": "entity",
      "about": "What carries this; in a keyword or condition, who bears it."
    },
    "owner": {
      "type": "entity",
      "about": "The character who holds it."
    },
    "current": {
      "type": "entity",
      "about": "The character or monster whose turn it is."
    },
    "decider": {
      "type": "entity",
      "about": "Who breaks ties."
    },
    "scenario": {
      "type": "entity",
      "about": "The scenario that carries this."
    },
    "game": {
      "type": "entity",
      "about": "The whole game."
    },
    "none": {
      "type": "entity",
      "about": "Nothing: every field of it reads 0, or nothing."
    },
    "characters": {
      "type": "entities",
      "about": "All characters."
    },
    "monsters": {
      "type": "entities",
      "about": "All monsters in play."
    },
    "spaces": {
      "type": "entities",
      "about": "All spaces of the board."
    },
    "tokens": {
      "type": "entities",
      "about": "All tokens in play."
    },
    "tiles": {
      "type": "entities",
      "about": "All tiles of the board."
    },
    "seats": {
      "type": "entities",
      "about": "All seats."
    }
  },
  "functions": {
    "distance": {
      "form": "distance(a, b)",
      "returns": "int",
      "about": "Steps from one to the other for `self`; 999 if there is no way.",
      "board": true
    },
    "sight": {
      "form": "sight(a, b)",
      "returns": "bool",
      "about": "Whether one sees the other.",
      "board": true
    },
    "range": {
      "form": "range(a, b)",
      "returns": "int",
      "about": "Borders of spaces that a line of sight between them crosses, where the game counts them; 999 without one.",
      "systems": [
        "deep-madness"
      ]
    },
    "adjacent": {
      "form": "adjacent(a, b)",
      "returns": "bool",
      "about": "Whether two spaces are one step apart.",
      "board": true
    },
    "within": {
      "form": "within(space, steps)",
      "returns": "entities",
      "about": "Spaces at most so many steps away.",
      "board": true
    },
    "neighbours": {
      "form": "neighbours(space)",
      "returns": "entities",
      "about": "Spaces one step away.",
      "board": true
    },
    "nextSteps": {
      "form": "nextSteps(who, list)",
      "returns": "entities",
      "about": "Spaces to which it can step on a shortest way to the nearest of a list, in its way of moving.",
      "systems": [
        "deep-madness"
      ]
    },
    "touching": {
      "form": "touching(space)",
      "returns": "entities",
      "about": "Spaces that share a border with it, walls and doors or not.",
      "systems": [
        "lobotomy"
      ]
    },
    "reachable": {
      "form": "reachable(a, b)",
      "returns": "bool",
      "about": "Whether there is a way.",
      "board": true
    },
    "nearest": {
      "form": "nearest(a, list)",
      "returns": "entities",
      "about": "Those of the list that are nearest; all of them at a tie.",
      "board": true
    },
    "inReach": {
      "form": "inReach(who, foe)",
      "returns": "bool",
      "about": "Whether somebody could attack it now, with a weapon or without.",
      "systems": [
        "deep-madness",
        "deranged"
      ]
    },
    "preyOf": {
      "form": "preyOf(monster)",
      "returns": "entities",
      "about": "Whom a monster goes for: characters on the board, and whoever counts as one for it.",
      "board": true
    },
    "inTrack": {
      "form": "inTrack('id')",
      "returns": "bool",
      "about": "Whether a monster has a place in the track in which figures act, where the game has one.",
      "systems": [
        "deep-madness"
      ]
    },
    "reach": {
      "form": "reach(card)",
      "returns": "int",
      "about": "The farthest that an attack of a card reaches; -1 if it has none.",
      "systems": [
        "deep-madness"
      ]
    },
    "reaches": {
      "form": "reaches(card, from, to)",
      "returns": "bool",
      "about": "Whether an attack of a card made from one place reaches another one.",
      "systems": [
        "deep-madness"
      ]
    },
    "left": {
      "form": "left('id')",
      "returns": "int",
      "about": "How many figures or tokens of an item are left, where the game counts them; 999 if there is no end of them.",
      "systems": [
        "deep-madness"
      ]
    },
    "foes": {
      "form": "foes(who, space)",
      "returns": "entities",
      "about": "Enemies that somebody on the characters' side may target; with a space, only those on it.",
      "systems": [
        "lobotomy"
      ]
    },
    "weapons": {
      "form": "weapons(character)",
      "returns": "entities",
      "about": "Weapons that a character can use.",
      "systems": [
        "lobotomy"
      ]
    },
    "attackSkills": {
      "form": "attackSkills(character)",
      "returns": "entities",
      "about": "Attack skills of a character, ready or not.",
      "systems": [
        "lobotomy"
      ]
    },
    "cardsOn": {
      "form": "cardsOn(figure)",
      "returns": "entities",
      "about": "Cards that lie on a figure, such as the weapon of a monster.",
      "systems": [
        "lobotomy"
      ]
    },
    "at": {
      "form": "at(space, 'id')",
      "returns": "entities",
      "about": "What stands on a space; with an id, only what was made from that item."
    },
    "room": {
      "form": "room(space)",
      "returns": "entities",
      "about": "The spaces of the same room.",
      "board": true
    },
    "edges": {
      "form": "edges(space)",
      "returns": "entities",
      "about": "The edges of a space.",
      "systems": [
        "deep-madness",
        "deranged",
        "lobotomy"
      ]
    },
    "edgesOf": {
      "form": "edgesOf(spaces)",
      "returns": "entities",
      "about": "The edges of several spaces.",
      "systems": [
        "deep-madness",
        "deranged",
        "lobotomy"
      ]
    },
    "between": {
      "form": "between(a, b)",
      "returns": "entity",
      "about": "The doorway between two spaces, or none.",
      "systems": [
        "deep-madness"
      ]
    },
    "space": {
      "form": "space('id')",
      "returns": "entity",
      "about": "A space by its name.",
      "board": true
    },
    "zone": {
      "form": "zone('id', owner)",
      "returns": "entities",
      "about": "What lies in a zone, or in `deck:id`."
    },
    "pile": {
      "form": "pile('id', owner)",
      "returns": "entities",
      "about": "What lies face up in a pile of somebody, the top card first."
    },
    "top": {
      "form": "top('deck')",
      "returns": "entity",
      "about": "The top card of a deck that lies face up."
    },
    "inPlay": {
      "form": "inPlay('id')",
      "returns": "entities",
      "about": "Everything in play that was made from this item."
    },
    "first": {
      "form": "first(list)",
      "returns": "entity",
      "about": "The first of a list, or none."
    },
    "sum": {
      "form": "sum(numbers)",
      "returns": "int",
      "about": "All numbers added up."
    },
    "min": {
      "form": "min(a, b)",
      "returns": "int",
      "about": "The smaller of two numbers."
    },
    "max": {
      "form": "max(a, b)",
      "returns": "int",
      "about": "The greater of two numbers."
    },
    "half": {
      "form": "half(n)",
      "returns": "int",
      "about": "Half of a number, rounded up."
    },
    "least": {
      "form": "least(list, numbers)",
      "returns": "entities",
      "about": "Those whose number is the least; all of them at a tie."
    },
    "most": {
      "form": "most(list, numbers)",
      "returns": "entities",
      "about": "Those whose number is the greatest; all of them at a tie."
    },
    "union": {
      "form": "union(a, b)",
      "returns": "entities",
      "about": "All that are in either list, each once."
    },
    "without": {
      "form": "without(a, b)",
      "returns": "entities",
      "about": "The first list less what is in the second."
    },
    "distinct": {
      "form": "distinct(list)",
      "returns": "entities",
      "about": "Each member once."
    },
    "total": {
      "form": "total(dice)",
      "returns": "int",
      "about": "The sum of dice."
    },
    "atLeast": {
      "form": "atLeast(dice, n)",
      "returns": "int",
      "about": "How many dice show so much or more."
    },
    "natural": {
      "form": "natural(dice, n)",
      "returns": "int",
      "about": "How many dice show exactly this, before any changes."
    },
    "faces": {
      "form": "faces(dice, 'id')",
      "returns": "int",
      "about": "How many dice show this face."
    },
    "during": {
      "form": "during('event')",
      "returns": "bool",
      "about": "Whether this event is going on."
    },
    "cause": {
      "form": "cause('event')",
      "returns": "entity",
      "about": "Who causes the event that is going on."
    },
    "happened": {
      "form": "happened('event', 'round')",
      "returns": "int",
      "about": "How often it happened since then; with a third value, to whom."
    },
    "involved": {
      "form": "involved('event', 'round', who)",
      "returns": "int",
      "about": "How often somebody had a part in it since then."
    },
    "isActing": {
      "form": "isActing(who)",
      "returns": "bool",
      "about": "Somebody is in the middle of its activation.",
      "systems": [
        "deep-madness"
      ]
    },
    "canExpand": {
      "form": "canExpand(who)",
      "returns": "bool",
      "about": "Whether a new card could be laid at somebody's space now.",
      "systems": [
        "sanitarium"
      ]
    },
    "rolled": {
      "form": "rolled()",
      "returns": "entities",
      "about": "The dice of the roll that is under way, where the game lets them be changed.",
      "systems": [
        "deep-madness"
      ]
    }
  },
  "methods": {
    "is": {
      "form": "is('condition')",
      "returns": "bool",
      "about": "Whether it bears a condition or keyword."
    },
    "counter": {
      "form": "counter('name')",
      "returns": "int",
      "about": "Its counter."
    },
    "stat": {
      "form": "stat('name')",
      "returns": "int",
      "about": "Its number of this name."
    },
    "printed": {
      "form": "printed('name')",
      "returns": "int",
      "about": "Its number of this name before what modifies it: what its card says."
    },
    "carries": {
      "form": "carries('id')",
      "returns": "bool",
      "about": "Whether it has something made from this item."
    },
    "treats": {
      "form": "treats(other, 'kind')",
      "returns": "bool",
      "about": "Whether the other counts as this for it."
    },
    "can": {
      "form": "can('verb', other)",
      "returns": "bool",
      "about": "Whether it is allowed to."
    },
    "size": {
      "form": "size()",
      "returns": "int",
      "about": "How many a list has."
    },
    "filter": {
      "form": "filter(x, condition)",
      "returns": "entities",
      "about": "Those of a list for which it holds."
    },
    "map": {
      "form": "map(x, value)",
      "returns": "ints",
      "about": "A value for each of a list."
    },
    "exists": {
      "form": "exists(x, condition)",
      "returns": "bool",
      "about": "Whether it holds for one of a list."
    },
    "all": {
      "form": "all(x, condition)",
      "returns": "bool",
      "about": "Whether it holds for all of a list."
    },
    "marks": {
      "form": "marks('family')",
      "returns": "entities",
      "about": "The tokens of a family that lie on it."
    }
  }
} as const;

/** The icons that items and texts can show. */
export const iconNames = [
  "action-point",
  "ally",
  "angel",
  "area",
  "armour",
  "attack-rating",
  "barricade",
  "bird",
  "blindfold",
  "blob",
  "body",
  "brain",
  "candle",
  "captive",
  "chaos-die",
  "charge",
  "cooldown",
  "cost",
  "critical",
  "d12",
  "d4",
  "d6",
  "damage",
  "defense",
  "defense-die",
  "devour",
  "door",
  "doorway",
  "drip",
  "drug",
  "durability",
  "equipment",
  "event",
  "exit",
  "eye",
  "fire",
  "fracture",
  "frost",
  "ghostly",
  "hatch",
  "health",
  "holy",
  "hook",
  "horror",
  "imagination",
  "insanity",
  "jaws",
  "knot",
  "lantern",
  "large",
  "locked",
  "locker",
  "marionette",
  "memory",
  "monster",
  "moon",
  "movement",
  "needle",
  "nurse",
  "octopus",
  "oxygen",
  "paralysed",
  "patient",
  "portal",
  "power",
  "precision",
  "produce",
  "ranged",
  "resistance",
  "ring",
  "ruins",
  "sanity",
  "scavenger",
  "scream",
  "search",
  "shadow",
  "shell",
  "skull",
  "slasher",
  "slowed",
  "small",
  "spawn",
  "spider",
  "sun",
  "surge-blue",
  "surge-green",
  "surge-red",
  "suture",
  "thorns",
  "time",
  "tophat",
  "trap",
  "twist",
  "undertow",
  "warden",
  "warning",
  "weakened",
  "weapon",
  "weapon-attack",
  "wings"
] as const;

/** What each system registers. */
export const systems = {
  "deep-madness": {
    "system": "deep-madness",
    "title": "Deep Madness",
    "kinds": {
      "core": [
        "pack",
        "language",
        "track",
        "deck",
        "supply",
        "keyword",
        "condition",
        "procedure",
        "placement",
        "term",
        "rule-set",
        "card-face"
      ],
      "own": [
        "character",
        "monster",
        "weapon",
        "tool",
        "once",
        "madness",
        "consciousness",
        "possessed",
        "victim",
        "fusion",
        "will",
        "puppet",
        "spawn",
        "trial",
        "devoured",
        "die",
        "token",
        "tile",
        "board",
        "scenario"
      ]
    },
    "expects": [
      "rule-set/deep-madness-rules",
      "die/d6",
      "die/d12",
      "deck/search",
      "deck/madness",
      "deck/consciousness",
      "deck/possessed",
      "deck/devoured-effects"
    ],
    "expectsKinds": [
      "character",
      "board"
    ],
    "settings": [
      "attackCost",
      "braceSanity",
      "braceWounds",
      "closedBlocksSight",
      "consciousnessHand",
      "devourOrder",
      "distribute",
      "effectsInSpawnRooms",
      "hatchBreakHorror",
      "hatchCloseCost",
      "hatchClosed",
      "hatchDice",
      "hatchLockCost",
      "hatchOpenCost",
      "hatchSealed",
      "investigateCost",
      "itemLimit",
      "lockedDice",
      "lucidCost",
      "madnessHalf",
      "madnessKept",
      "minWound",
      "monsterDieClaw",
      "monsterHitsAlways",
      "moveCost",
      "moveSpaces",
      "oxygenDice",
      "oxygenStart",
      "oxygenSteps",
      "paralysedMax",
      "possessedAgain",
      "possessedAt",
      "possessedShed",
      "preparedTeam",
      "puppetMove",
      "rangedNeedsSight",
      "refreshSanity",
      "refreshSwaps",
      "rerollCost",
      "resistanceOncePerTarget",
      "restCost",
      "restMixedSanity",
      "restMixedWounds",
      "restSanity",
      "searchCost",
      "searchDraw",
      "searchesPerRound",
      "shockHorror",
      "shockSanity",
      "shortfallMadness",
      "slowedMax",
      "spawnSkipUnmarked",
      "submergedMarkers",
      "successOn",
      "tradeAnyNumber",
      "tradeCost",
      "trailingSlots",
      "turnActions",
      "unarmedDamage",
      "unarmedDice",
      "voluntaryNeedsClear",
      "waterDice",
      "waterEscape",
      "weakenedMax"
    ],
    "cardKinds": [
      "weapon",
      "tool",
      "once",
      "madness",
      "consciousness",
      "possessed",
      "victim",
      "fusion",
      "will",
      "puppet",
      "spawn",
      "trial",
      "devoured"
    ],
    "board": {
      "sight": "straight-rows",
      "cell": 75
    },
    "words": {
      "rank": [
        "normal",
        "epic",
        "companion",
        "chapter"
      ],
      "state": [
        "none",
        "open",
        "closed",
        "locked",
        "broken",
        "barricaded",
        "face-down",
        "wall"
      ]
    },
    "entityKinds": [
      "character",
      "monster",
      "weapon",
      "tool",
      "once",
      "madness",
      "consciousness",
      "possessed",
      "victim",
      "fusion",
      "will",
      "puppet",
      "spawn",
      "trial",
      "devoured",
      "token",
      "space",
      "edge",
      "doorway",
      "tile",
      "die",
      "seat",
      "scenario",
      "game",
      "track"
    ],
    "stats": {
      "character": {
        "health": {
          "title": "Health",
          "icon": "health"
        },
        "maxHealth": {
          "title": "Maximum health",
          "icon": "health"
        },
        "wounds": {
          "title": "Wounds",
          "icon": "damage"
        },
        "maxSanity": {
          "title": "Maximum sanity",
          "icon": "sanity"
        },
        "clear": {
          "title": "Clear sanity",
          "icon": "sanity"
        },
        "exhausted": {
          "title": "Exhausted sanity",
          "icon": "insanity"
        },
        "madness": {
          "title": "Madness tokens",
          "icon": "insanity"
        },
        "madnessLimit": {
          "title": "Madness tokens that draw a madness card"
        },
        "extraSanity": {
          "title": "Tokens flipped in place of exhausting"
        },
        "extraFlipped": {
          "title": "Those that were flipped"
        },
        "escape": {
          "title": "Escape",
          "icon": "movement"
        },
        "resistance": {
          "title": "Resistance",
          "icon": "resistance"
        },
        "actions": {
          "title": "Actions left",
          "icon": "action-point"
        },
        "actionsTaken": {
          "title": "Actions taken in this activation"
        },
        "moveSpaces": {
          "title": "Spaces of a Move",
          "icon": "movement"
        },
        "dice": {
          "title": "More attack dice"
        },
        "hit": {
          "title": "Added to the number that hits"
        },
        "damage": {
          "title": "More damage for each success"
        },
        "range": {
          "title": "More range",
          "icon": "ranged"
        },
        "slowed": {
          "title": "Slowed"
        },
        "weakened": {
          "title": "Weakened"
        },
        "paralysed": {
          "title": "Paralysed"
        },
        "order": {
          "title": "Place in the activation track"
        },
        "oxygen": {
          "title": "Oxygen",
          "icon": "oxygen"
        },
        "maxOxygen": {
          "title": "Oxygen at the start",
          "icon": "oxygen"
        },
        "itemLimit": {
          "title": "Items that it may hold"
        },
        "handLimit": {
          "title": "Consciousness cards that it may hold"
        },
        "searchDraw": {
          "title": "Cards that a Search draws",
          "icon": "search"
        },
        "searched": {
          "title": "Searches in this round",
          "icon": "search"
        },
        "rerollCost": {
          "title": "Sanity for a reroll"
        },
        "shock": {
          "title": "Sanity for killing a monster of high Horror"
        },
        "refreshSanity": {
          "title": "Sanity readied in the refresh"
        },
        "moveCost": {
          "title": "Actions for a Move"
        },
        "attackCost": {
          "title": "Actions for an Attack"
        },
        "searchCost": {
          "title": "Actions for a Search"
        },
        "restCost": {
          "title": "Actions for a Rest"
        },
        "tradeCost": {
          "title": "Actions for a Trade"
        },
        "investigateCost": {
          "title": "Actions to Investigate"
        },
        "hatchCloseCost": {
          "title": "Actions to close a hatch"
        },
        "hatchLockCost": {
          "title": "Actions to lock a hatch"
        },
        "hatchOpenCost": {
          "title": "Actions to open a hatch"
        },
        "searchesPerRound": {
          "title": "Searches in a round"
        }
      },
      "monster": {
        "health": {
          "title": "Health",
          "icon": "health"
        },
        "maxHealth": {
          "title": "Maximum health",
          "icon": "health"
        },
        "wounds": {
          "title": "Wounds",
          "icon": "damage"
        },
        "horror": {
          "title": "Horror",
          "icon": "horror"
        },
        "trap": {
          "title": "Trap",
          "icon": "trap"
        },
        "damage": {
          "title": "Damage",
          "icon": "damage"
        },
        "range": {
          "title": "Range",
          "icon": "ranged"
        },
        "resistance": {
          "title": "Resistance",
          "icon": "resistance"
        },
        "moveSpaces": {
          "title": "Spaces of a move step",
          "icon": "movement"
        },
        "slowed": {
          "title": "Slowed"
        },
        "weakened": {
          "title": "Weakened"
        },
        "paralysed": {
          "title": "Paralysed"
        },
        "order": {
          "title": "Investigators' place of the activation track in which it acts"
        }
      },
      "weapon": {
        "dice": {
          "title": "More attack dice"
        },
        "hit": {
          "title": "Added to the number that hits"
        },
        "damage": {
          "title": "More damage for each success"
        },
        "range": {
          "title": "More range",
          "icon": "ranged"
        }
      },
      "tool": {
        "dice": {
          "title": "More attack dice"
        },
        "hit": {
          "title": "Added to the number that hits"
        },
        "damage": {
          "title": "More damage for each success"
        },
        "range": {
          "title": "More range",
          "icon": "ranged"
        }
      },
      "token": {
        "health": {
          "title": "Health",
          "icon": "health"
        },
        "maxHealth": {
          "title": "Maximum health",
          "icon": "health"
        },
        "wounds": {
          "title": "Wounds",
          "icon": "damage"
        },
        "resistance": {
          "title": "Resistance",
          "icon": "resistance"
        },
        "tokens": {
          "title": "Tokens on it"
        }
      },
      "space": {
        "submerged": {
          "title": "Under water",
          "icon": "oxygen"
        },
        "isDevoured": {
          "title": "Devoured",
          "icon": "devour"
        }
      },
      "tile": {
        "submerged": {
          "title": "Under water",
          "icon": "oxygen"
        },
        "isDevoured": {
          "title": "Devoured",
          "icon": "devour"
        }
      },
      "edge": {
        "tokens": {
          "title": "Tokens on it"
        }
      },
      "game": {
        "round": {
          "title": "Round"
        },
        "spawnCards": {
          "title": "Spawn cards of this round",
          "icon": "spawn"
        },
        "hatchClosed": {
          "title": "Closed markers left",
          "icon": "hatch"
        },
        "hatchSealed": {
          "title": "Sealed markers left",
          "icon": "hatch"
        },
        "submergedMarkers": {
          "title": "Submerged markers left",
          "icon": "oxygen"
        }
      }
    },
    "verbs": {
      "attack": {
        "title": "attack (`other` is the weapon, or none)"
      },
      "target": {
        "title": "choose as a target"
      },
      "move": {
        "title": "take a Move"
      },
      "step": {
        "title": "step"
      },
      "leave-space": {
        "title": "leave a space"
      },
      "enter-space": {
        "title": "enter a space"
      },
      "be-moved": {
        "title": "be pulled or pushed"
      },
      "be-wounded": {
        "title": "be wounded"
      },
      "be-healed": {
        "title": "be healed"
      },
      "be-slowed": {
        "title": "be Slowed"
      },
      "be-weakened": {
        "title": "be Weakened"
      },
      "be-paralysed": {
        "title": "be Paralysed"
      },
      "search": {
        "title": "search"
      },
      "rest": {
        "title": "rest"
      },
      "trade": {
        "title": "trade (`other` is the partner)"
      },
      "close-hatch": {
        "title": "close or lock a hatch (`other` is the edge)"
      },
      "open-hatch": {
        "title": "open a hatch (`other` is the edge)"
      },
      "pass": {
        "title": "pass an edge (`other` is the edge)"
      },
      "hold-hatch": {
        "title": "hold a hatch against a monster"
      },
      "use": {
        "title": "use a card"
      },
      "choose": {
        "title": "choose somebody for an ability"
      },
      "ignore-trap": {
        "title": "ignore Trap"
      },
      "be-searched-beside": {
        "title": "be searched or rested beside (`it` is the monster)"
      },
      "pay-sanity": {
        "title": "exhaust sanity for somebody else"
      },
      "be-devoured": {
        "title": "be devoured (`it` is the tile)"
      },
      "be-submerged": {
        "title": "be put under water (`it` is the tile)"
      },
      "act": {
        "title": "act in its slot"
      }
    },
    "actions": {
      "move": {
        "title": "Move"
      },
      "attack": {
        "title": "Attack"
      },
      "search": {
        "title": "Search"
      },
      "rest": {
        "title": "Rest"
      },
      "trade": {
        "title": "Trade"
      },
      "investigate": {
        "title": "Investigate"
      },
      "close-hatch": {
        "title": "Close or lock a hatch"
      },
      "open-hatch": {
        "title": "Open a hatch"
      },
      "shed": {
        "title": "Shed Slowed"
      },
      "shed-possession": {
        "title": "Shed possession"
      },
      "lucid": {
        "title": "Lucid moment"
      },
      "card": {
        "title": "Use a card"
      },
      "special": {
        "title": "Special step of a monster"
      }
    },
    "windows": {
      "own-turn": {
        "title": "In your own activation"
      },
      "any-turn": {
        "title": "In anybody's activation"
      },
      "before-roll": {
        "title": "Before the dice of your attack are rolled"
      },
      "after-roll": {
        "title": "After your dice are rolled"
      }
    },
    "setupSteps": {
      "board": {
        "title": "The board"
      },
      "decks": {
        "title": "The decks"
      },
      "monsters": {
        "title": "Monster slots and the spawn deck"
      },
      "scenario": {
        "title": "The chapter"
      },
      "characters": {
        "title": "Investigators"
      }
    },
    "phases": {
      "devour": {
        "title": "Devour",
        "results": {}
      },
      "spawn": {
        "title": "Spawn",
        "results": {}
      },
      "activation": {
        "title": "Activation",
        "results": {}
      },
      "refresh": {
        "title": "Refresh",
        "results": {}
      }
    },
    "events": {
      "exhaust": {
        "title": "Exhaust",
        "sentence": "When sanity is exhausted",
        "fields": {
          "target": {
            "type": "entity",
            "title": "Who"
          },
          "amount": {
            "type": "int",
            "title": "How many",
            "alterable": true
          }
        }
      },
      "madness": {
        "title": "Take madness",
        "sentence": "When somebody takes madness",
        "fields": {
          "target": {
            "type": "entity",
            "title": "Who"
          },
          "amount": {
            "type": "int",
            "title": "How many",
            "alterable": true
          }
        }
      },
      "madness-card": {
        "title": "Madness card",
        "sentence": "When somebody must draw a madness card",
        "fields": {
          "target": {
            "type": "entity",
            "title": "Who"
          },
          "count": {
            "type": "int",
            "title": "How many",
            "alterable": true
          }
        }
      },
      "possess": {
        "title": "Possessed",
        "sentence": "When somebody becomes possessed",
        "fields": {
          "target": {
            "type": "entity",
            "title": "Who"
          },
          "card": {
            "type": "entity",
            "title": "Card"
          }
        }
      },
      "strike": {
        "title": "Strike",
        "sentence": "When an attack hits one target",
        "fields": {
          "target": {
            "type": "entity",
            "title": "Who is hit"
          },
          "card": {
            "type": "entity",
            "title": "Weapon"
          },
          "amount": {
            "type": "int",
            "title": "Damage dealt to it",
            "alterable": true
          },
          "value": {
            "type": "int",
            "title": "Resistance that counts",
            "alterable": true
          }
        }
      },
      "reroll": {
        "title": "Reroll",
        "sentence": "When a die is rerolled for sanity",
        "fields": {}
      },
      "slot": {
        "title": "Monster slot",
        "sentence": "When a slot of monsters acts",
        "fields": {
          "number": {
            "type": "int",
            "title": "Number of the slot"
          },
          "def": {
            "type": "string",
            "title": "Monster"
          }
        }
      },
      "hatch": {
        "title": "Hatch",
        "sentence": "When a hatch changes",
        "fields": {
          "edge": {
            "type": "entity",
            "title": "Edge"
          },
          "value": {
            "type": "string",
            "title": "What it becomes"
          }
        }
      },
      "hatch-test": {
        "title": "Hatch test",
        "sentence": "When a hatch is held",
        "fields": {
          "target": {
            "type": "entity",
            "title": "Who holds it"
          },
          "edge": {
            "type": "entity",
            "title": "Edge"
          },
          "count": {
            "type": "int",
            "title": "Dice",
            "alterable": true
          },
          "needed": {
            "type": "int",
            "title": "Successes needed",
            "alterable": true
          },
          "successes": {
            "type": "int",
            "title": "Successes"
          }
        }
      },
      "drown": {
        "title": "Drowning",
        "sentence": "When somebody rolls for air",
        "fields": {
          "target": {
            "type": "entity",
            "title": "Who"
          },
          "count": {
            "type": "int",
            "title": "Dice",
            "alterable": true
          }
        }
      },
      "rest": {
        "title": "Rest",
        "sentence": "When somebody rests",
        "fields": {
          "space": {
            "type": "entity",
            "title": "Where"
          }
        }
      },
      "trade": {
        "title": "Trade",
        "sentence": "When somebody trades",
        "fields": {
          "target": {
            "type": "entity",
            "title": "With whom"
          }
        }
      },
      "devour": {
        "title": "Room devoured",
        "sentence": "When a room is devoured",
        "fields": {
          "target": {
            "type": "entity",
            "title": "Tile"
          },
          "card": {
            "type": "entity",
            "title": "Room card"
          }
        }
      },
      "spawn-card": {
        "title": "Spawn card",
        "sentence": "When a spawn card is turned over",
        "fields": {
          "card": {
            "type": "entity",
            "title": "Card"
          }
        }
      }
    },
    "tests": {},
    "procedures": {
      "activate": {
        "title": "A monster acts at once: all its steps",
        "params": {
          "who": "entity"
        }
      },
      "act": {
        "title": "Somebody may take an action outside its activation, at no cost: move, attack, search, rest, investigate",
        "params": {
          "who": "entity",
          "action": "string"
        }
      },
      "attack-with": {
        "title": "A monster attacks with a card as investigators do: dice are rolled, one target takes all of it",
        "params": {
          "who": "entity",
          "card": "entity",
          "target": "entity"
        }
      },
      "draw-spawn-card": {
        "title": "Turn over a spawn card of this deck and do what it says",
        "params": {
          "deck": "string"
        }
      },
      "spawn-from": {
        "title": "The spawn cards of this round come from this deck",
        "params": {
          "deck": "string"
        }
      },
      "devour-room": {
        "title": "The next room is devoured",
        "params": {}
      },
      "lay-effect": {
        "title": "A random devoured effect on a space",
        "params": {
          "space": "entity"
        }
      },
      "next-devoured": {
        "title": "The spawn space of the next devoured room; its card goes under",
        "params": {},
        "returns": "entity"
      },
      "random-tile": {
        "title": "A tile at random",
        "params": {
          "tiles": "entities"
        },
        "returns": "entity"
      }
    },
    "placements": {
      "devoured": {
        "title": "The spawn space of the next devoured room; its card goes under"
      },
      "random-space": {
        "title": "A random space"
      }
    },
    "zones": {
      "supply": {
        "title": "Supply"
      },
      "box": {
        "title": "Box"
      },
      "discard": {
        "title": "Discards"
      },
      "reserve": {
        "title": "Reserve"
      },
      "inventory": {
        "title": "Items"
      },
      "hand": {
        "title": "Consciousness cards"
      },
      "madness": {
        "title": "Madness cards kept"
      },
      "possession": {
        "title": "Possessed card"
      },
      "traits": {
        "title": "Cards that lie with an investigator"
      },
      "secret": {
        "title": "Face-down cards of an investigator"
      },
      "table": {
        "title": "On the table"
      },
      "play": {
        "title": "In play"
      }
    },
    "damageTags": {
      "attack": {
        "title": "By an attack"
      },
      "drowning": {
        "title": "By lack of air"
      },
      "unpreventable": {
        "title": "Cannot be prevented"
      }
    },
    "dice": {
      "d6": {
        "title": "d6",
        "icon": "d6"
      },
      "d12": {
        "title": "d12",
        "icon": "d12"
      }
    },
    "symbols": [],
    "conditions": {}
  },
  "deranged": {
    "system": "deranged",
    "title": "Deranged",
    "kinds": {
      "core": [
        "pack",
        "language",
        "deck",
        "keyword",
        "condition",
        "procedure",
        "placement",
        "term",
        "rule-set",
        "card-face"
      ],
      "own": [
        "character",
        "monster",
        "action-card",
        "item-card",
        "reward",
        "role",
        "curse",
        "night",
        "sheet",
        "reference",
        "token",
        "tile",
        "board",
        "scenario",
        "track"
      ]
    },
    "expects": [
      "rule-set/deranged-rules",
      "token/time",
      "deck/apothecary",
      "deck/smithy",
      "deck/library",
      "deck/house",
      "deck/curses"
    ],
    "expectsKinds": [
      "character",
      "board",
      "action-card",
      "track"
    ],
    "settings": [
      "actionsPerTurn",
      "candleHeal",
      "candlePower",
      "dawnSanity",
      "deathCurses",
      "derangedHealth",
      "doorPenalty",
      "firstDayCost",
      "handSize",
      "handTime",
      "houseCards",
      "insanityCurses",
      "leastPower",
      "maxCharacters",
      "minCharacters",
      "monsterPortals",
      "nextDayCost",
      "nightCost",
      "nights",
      "restBuilding",
      "restStreet",
      "roles",
      "searchHouses",
      "startGreen",
      "startPurple"
    ],
    "cardKinds": [
      "action-card",
      "item-card",
      "reward",
      "role",
      "curse",
      "night",
      "sheet",
      "reference"
    ],
    "board": {
      "sight": "near",
      "cell": 50
    },
    "finishesGames": true,
    "words": {
      "rank": [
        "normal",
        "boss"
      ],
      "quarter": [
        "skull",
        "bird",
        "octopus",
        "spider"
      ],
      "mark": [
        "exit",
        "place-of-power",
        "angel",
        "ruins",
        "gate",
        "church"
      ]
    },
    "entityKinds": [
      "character",
      "monster",
      "action-card",
      "item-card",
      "reward",
      "role",
      "curse",
      "night",
      "sheet",
      "reference",
      "token",
      "space",
      "edge",
      "doorway",
      "tile",
      "seat",
      "scenario",
      "game",
      "track"
    ],
    "stats": {
      "character": {
        "health": {
          "title": "Health",
          "icon": "health"
        },
        "maxHealth": {
          "title": "Most Health",
          "icon": "health"
        },
        "sanity": {
          "title": "Sanity",
          "icon": "sanity"
        },
        "maxSanity": {
          "title": "Most Sanity",
          "icon": "sanity"
        },
        "candles": {
          "title": "Candles",
          "icon": "candle"
        },
        "deranged": {
          "title": "Deranged token: 1 or 0",
          "icon": "insanity"
        },
        "movement": {
          "title": "Added to each Movement",
          "icon": "movement"
        },
        "power": {
          "title": "Added to each attack"
        },
        "defense": {
          "title": "Added to each defence card",
          "icon": "defense"
        },
        "rest": {
          "title": "Added to what a rest restores"
        },
        "handSize": {
          "title": "Cards that it draws up to"
        }
      },
      "monster": {
        "health": {
          "title": "Health",
          "icon": "health"
        },
        "maxHealth": {
          "title": "Most Health",
          "icon": "health"
        },
        "movement": {
          "title": "Movement",
          "icon": "movement"
        },
        "attack": {
          "title": "Attack",
          "icon": "damage"
        },
        "defense": {
          "title": "Defence",
          "icon": "defense"
        },
        "initiative": {
          "title": "Initiative"
        }
      },
      "role": {
        "bats": {
          "title": "Bat tokens"
        }
      },
      "game": {
        "night": {
          "title": "1 by night, 0 by day"
        },
        "chapter": {
          "title": "Chapter"
        },
        "chapters": {
          "title": "Chapters that the game has"
        }
      }
    },
    "verbs": {
      "move": {
        "title": "move"
      },
      "step": {
        "title": "step (`other` is the space)"
      },
      "portal": {
        "title": "go through a portal"
      },
      "block": {
        "title": "block a door (`other` is who wants in)"
      },
      "enter-space": {
        "title": "enter a space"
      },
      "attack": {
        "title": "attack (`other` is the target)"
      },
      "act": {
        "title": "be activated"
      },
      "rest": {
        "title": "rest"
      },
      "advance-time": {
        "title": "move Time by resting"
      },
      "search": {
        "title": "search"
      },
      "use": {
        "title": "use something (`other` is the card)"
      },
      "candle-health": {
        "title": "use a candle for Health"
      },
      "candle-sanity": {
        "title": "use a candle for Sanity"
      }
    },
    "actions": {
      "move": {
        "title": "Movement"
      },
      "attack": {
        "title": "Attack"
      },
      "search": {
        "title": "Search"
      },
      "rest": {
        "title": "Rest"
      },
      "effect": {
        "title": "Item effect"
      },
      "special": {
        "title": "Special action"
      },
      "candle-health": {
        "title": "Candles for Health"
      },
      "candle-sanity": {
        "title": "Candles for Sanity"
      }
    },
    "windows": {
      "own-turn": {
        "title": "At any time in your own turn, as no action"
      },
      "special-action": {
        "title": "As an action of your turn"
      },
      "item-effect": {
        "title": "As an action with the card that is played"
      }
    },
    "setupSteps": {
      "board": {
        "title": "The town"
      },
      "decks": {
        "title": "Decks and hands"
      },
      "roles": {
        "title": "Roles"
      },
      "night": {
        "title": "Night cards"
      },
      "curses": {
        "title": "Curses"
      },
      "heroes": {
        "title": "Heroes on exits"
      },
      "scenario": {
        "title": "The scenario"
      }
    },
    "phases": {
      "hero": {
        "title": "Hero phase",
        "results": {}
      },
      "monsters": {
        "title": "Monster phase",
        "results": {}
      },
      "time": {
        "title": "Time of day",
        "results": {}
      }
    },
    "events": {
      "deranged": {
        "title": "Turns Deranged",
        "sentence": "When a hero turns Deranged",
        "fields": {
          "target": {
            "type": "entity",
            "title": "Who"
          }
        }
      },
      "human": {
        "title": "Turns human",
        "sentence": "When a Deranged turns human again",
        "fields": {
          "target": {
            "type": "entity",
            "title": "Who"
          }
        }
      },
      "freed": {
        "title": "Freed",
        "sentence": "When a hero loses the Deranged token",
        "fields": {
          "target": {
            "type": "entity",
            "title": "Who"
          }
        }
      },
      "insane": {
        "title": "Insane",
        "sentence": "When a hero loses the last Sanity",
        "fields": {
          "target": {
            "type": "entity",
            "title": "Who"
          }
        }
      },
      "slay": {
        "title": "Monster killed",
        "sentence": "When a monster is killed",
        "fields": {
          "target": {
            "type": "entity",
            "title": "Which"
          },
          "space": {
            "type": "entity",
            "title": "Where"
          }
        }
      },
      "rest": {
        "title": "Rest",
        "sentence": "When a hero rests",
        "fields": {
          "space": {
            "type": "entity",
            "title": "Where"
          }
        }
      },
      "item-effect": {
        "title": "Item effect",
        "sentence": "When the effect of a card is used",
        "fields": {
          "card": {
            "type": "entity",
            "title": "Card"
          }
        }
      },
      "curse": {
        "title": "Curse",
        "sentence": "When a hero receives a Curse",
        "fields": {
          "card": {
            "type": "entity",
            "title": "Card"
          }
        }
      },
      "accomplish": {
        "title": "Mission done",
        "sentence": "When a mission is done",
        "fields": {
          "card": {
            "type": "entity",
            "title": "Card"
          }
        }
      },
      "block": {
        "title": "Door blocked",
        "sentence": "When a door is blocked",
        "fields": {
          "target": {
            "type": "entity",
            "title": "Who is kept out"
          }
        }
      },
      "time": {
        "title": "Time",
        "sentence": "When Time moves",
        "fields": {
          "by": {
            "type": "int",
            "title": "Spaces",
            "alterable": true
          }
        }
      },
      "dusk": {
        "title": "Dusk",
        "sentence": "When a day is over",
        "fields": {}
      },
      "dawn": {
        "title": "Dawn",
        "sentence": "When a night is over",
        "fields": {}
      },
      "last-dawn": {
        "title": "Last dawn",
        "sentence": "When the last night is over",
        "fields": {}
      },
      "sheet": {
        "title": "Sheet",
        "sentence": "When a sheet is revealed",
        "fields": {
          "card": {
            "type": "entity",
            "title": "Sheet"
          }
        }
      },
      "chapter": {
        "title": "End of a chapter",
        "sentence": "When a chapter ends",
        "fields": {
          "card": {
            "type": "entity",
            "title": "Sheet"
          }
        }
      }
    },
    "tests": {},
    "procedures": {
      "look-at-night": {
        "title": "A hero looks at the top Night card of another, or at its own",
        "params": {
          "who": "entity",
          "of": "entity"
        }
      },
      "walk": {
        "title": "Somebody may move up to so many spaces",
        "params": {
          "who": "entity",
          "steps": "int"
        }
      },
      "walk-freely": {
        "title": "Somebody may move up to so many spaces along arrows of any colour",
        "params": {
          "who": "entity",
          "steps": "int"
        }
      },
      "walk-unblocked": {
        "title": "Somebody may move up to so many spaces; no door is blocked against it",
        "params": {
          "who": "entity",
          "steps": "int"
        }
      },
      "strike": {
        "title": "Somebody may attack one figure in reach with so much power",
        "params": {
          "who": "entity",
          "power": "int"
        }
      },
      "strike-among": {
        "title": "Somebody may attack one of these with so much power, if it is in reach",
        "params": {
          "who": "entity",
          "power": "int",
          "targets": "entities"
        }
      },
      "strike-at": {
        "title": "Somebody attacks this figure with so much power, wherever it stands",
        "params": {
          "who": "entity",
          "power": "int",
          "target": "entity"
        }
      },
      "search": {
        "title": "Somebody may search where it stands, whatever the quarter",
        "params": {
          "who": "entity"
        }
      },
      "take-card": {
        "title": "The top card of a deck goes to somebody's hand",
        "params": {
          "who": "entity",
          "deck": "string"
        }
      },
      "refill-hand": {
        "title": "Somebody draws so many cards of its own deck",
        "params": {
          "who": "entity",
          "count": "int"
        }
      },
      "discard-cards": {
        "title": "Somebody discards so many cards of its choice from its hand",
        "params": {
          "who": "entity",
          "count": "int"
        }
      },
      "take-curse": {
        "title": "Somebody draws a Curse",
        "params": {
          "who": "entity"
        }
      },
      "accomplish": {
        "title": "The mission of this card is done",
        "params": {
          "card": "entity"
        }
      },
      "attach": {
        "title": "A piece is attached to an exit: its tile, if it lies beside the board and the exit is free",
        "params": {
          "piece": "string",
          "exit": "entity"
        }
      },
      "move-time": {
        "title": "The Time token moves so many spaces, never over a border",
        "params": {
          "by": "int"
        }
      },
      "swap-nights": {
        "title": "The top Night cards of two heroes change places, unseen",
        "params": {
          "a": "entity",
          "b": "entity"
        }
      },
      "mix-nights": {
        "title": "The top Night cards of all heroes are shuffled and dealt anew, unseen",
        "params": {}
      },
      "activate": {
        "title": "A monster takes its steps at once",
        "params": {
          "who": "entity"
        }
      }
    },
    "placements": {
      "places-of-power": {
        "title": "A Place of Power without a monster in the order of the quarters, then the doors of Apothecary, Library and Smithy"
      },
      "exits-by-turns": {
        "title": "The exits one after the other, in the order of the quarters"
      },
      "random-space": {
        "title": "A random space"
      }
    },
    "zones": {
      "hand": {
        "title": "Hand"
      },
      "deck:own": {
        "title": "Own deck"
      },
      "discard:own": {
        "title": "Own discards"
      },
      "played": {
        "title": "Card that is played"
      },
      "curses": {
        "title": "Curses"
      },
      "sealed": {
        "title": "Face-down Curses"
      },
      "night": {
        "title": "Night cards"
      },
      "mission": {
        "title": "Night card that lies open"
      },
      "role": {
        "title": "Role"
      },
      "box": {
        "title": "Box"
      },
      "reserve": {
        "title": "Reserve"
      },
      "rewards": {
        "title": "Rewards"
      },
      "sheets": {
        "title": "Sheets to come"
      },
      "current-sheet": {
        "title": "Current sheet"
      },
      "past-sheets": {
        "title": "Sheets of the past"
      },
      "table": {
        "title": "On the table"
      },
      "discard": {
        "title": "Discards"
      },
      "supply": {
        "title": "Supply"
      }
    },
    "damageTags": {
      "attack": {
        "title": "By an attack"
      }
    },
    "dice": {},
    "symbols": [],
    "conditions": {}
  },
  "lobotomy": {
    "system": "lobotomy",
    "title": "Lobotomy",
    "kinds": {
      "core": [
        "pack",
        "language",
        "track",
        "deck",
        "supply",
        "keyword",
        "condition",
        "procedure",
        "placement",
        "term",
        "rule-set",
        "card-face"
      ],
      "own": [
        "character",
        "monster",
        "weapon",
        "equipment",
        "drug",
        "skill",
        "disorder",
        "memory",
        "movement",
        "die",
        "token",
        "tile",
        "board",
        "scenario"
      ]
    },
    "expects": [
      "rule-set/lobotomy",
      "track/insomnia",
      "deck/weapons",
      "deck/equipment",
      "deck/drugs",
      "deck/memory",
      "deck/movement",
      "die/d4",
      "die/d6",
      "die/d12",
      "die/chaos",
      "die/defense",
      "condition/stunned",
      "condition/frozen",
      "keyword/small",
      "keyword/large",
      "keyword/armor",
      "keyword/ethereal",
      "keyword/runner",
      "keyword/stealth",
      "supply/door-tokens",
      "supply/locker-tokens",
      "supply/body-tokens",
      "token/memory-token",
      "token/door-locked",
      "token/door-barricaded",
      "monster/warden",
      "monster/patient",
      "monster/scavenger",
      "monster/nurse"
    ],
    "expectsKinds": [
      "board",
      "character"
    ],
    "settings": [
      "armorLimit",
      "attackCost",
      "barricadeCost",
      "barricadeTokens",
      "bodiesOnPentagram",
      "bodiesPerQuarter",
      "chaosInsanity",
      "deathInsanity",
      "deathWardenSteps",
      "deathWear",
      "defenseInsanity",
      "finalBlowCooldown",
      "finishDisorders",
      "finishInsanity",
      "fistDice",
      "fullTeam",
      "gravityBy",
      "gravityLimit",
      "gravitySteps",
      "inventorySlots",
      "largeSlots",
      "lockerAp",
      "lockerFromSpace",
      "lockerInsanity",
      "memoriesPerQuarter",
      "memoriesPerSkill",
      "memoriesPerSymbol",
      "memoryCap",
      "memoryCost",
      "miniBosses",
      "moveCost",
      "normalSlots",
      "nursesAtFive",
      "nursesAtFour",
      "nursesAtThree",
      "nursesPerQuarter",
      "overwhelmDice",
      "patientsPerQuarter",
      "pushSteps",
      "retryStrength",
      "revealCost",
      "runAp",
      "scavengersPerQuarter",
      "searchCost",
      "skillLimit",
      "smallSlots",
      "spawnsBelowFull",
      "startDisorders",
      "startSkills",
      "starsFrom",
      "stompDice",
      "stompSteps",
      "successFace",
      "tantrumInsanity",
      "testDice",
      "timeAp",
      "timeLimit",
      "timeSteps",
      "tradeCost",
      "turnCooldown",
      "unlockCost",
      "wardenSteps"
    ],
    "cardKinds": [
      "weapon",
      "equipment",
      "drug",
      "skill",
      "disorder",
      "memory",
      "movement"
    ],
    "board": {
      "sight": "near",
      "cell": 50
    },
    "words": {
      "color": [
        "green",
        "blue",
        "red",
        "none"
      ],
      "rank": [
        "basic",
        "elite",
        "boss"
      ],
      "type": [
        "attack",
        "utility",
        "defense"
      ],
      "form": [
        "one-shot",
        "weapon",
        "equipment",
        "skill",
        "bad"
      ],
      "state": [
        "none",
        "face-down",
        "open",
        "locked",
        "barricaded"
      ]
    },
    "entityKinds": [
      "character",
      "monster",
      "weapon",
      "equipment",
      "drug",
      "skill",
      "disorder",
      "memory",
      "movement",
      "token",
      "space",
      "edge",
      "doorway",
      "tile",
      "die",
      "seat",
      "scenario",
      "game",
      "track"
    ],
    "stats": {
      "character": {
        "health": {
          "title": "Health",
          "icon": "health"
        },
        "maxHealth": {
          "title": "Maximum health",
          "icon": "health"
        },
        "ap": {
          "title": "Action points",
          "icon": "action-point"
        },
        "ar": {
          "title": "Attack rating",
          "icon": "attack-rating"
        },
        "defense": {
          "title": "Defense",
          "icon": "defense"
        },
        "rollBonus": {
          "title": "Added to attack dice"
        },
        "attackDice": {
          "title": "More attack dice"
        },
        "range": {
          "title": "Range",
          "icon": "ranged"
        },
        "sight": {
          "title": "How far it sees"
        },
        "steps": {
          "title": "Steps made"
        },
        "rolled": {
          "title": "Last number rolled"
        },
        "attackRoll": {
          "title": "Added to its attack dice"
        },
        "dice": {
          "title": "More dice of its own"
        },
        "attacks": {
          "title": "Attacks in each attack step",
          "icon": "weapon-attack"
        },
        "attackerRoll": {
          "title": "Added to the dice of who attacks it"
        },
        "attackerDice": {
          "title": "More dice of who attacks it"
        },
        "movePoints": {
          "title": "AP for moving only"
        },
        "insanity": {
          "title": "Insanity",
          "icon": "insanity"
        },
        "maxInsanity": {
          "title": "Insanity boxes",
          "icon": "insanity"
        },
        "imagination": {
          "title": "Imagination",
          "icon": "imagination"
        },
        "slots": {
          "title": "Inventory slots"
        },
        "skillLimit": {
          "title": "Skill limit"
        },
        "searchBonus": {
          "title": "More successes when searching",
          "icon": "search"
        },
        "unlockBonus": {
          "title": "More successes at a lock",
          "icon": "locked"
        },
        "runAp": {
          "title": "AP from running"
        },
        "attackPoints": {
          "title": "AP for attacks only"
        },
        "fistDice": {
          "title": "Dice of its fists"
        },
        "chaosDice": {
          "title": "More chaos dice"
        },
        "insaneBoxes": {
          "title": "More insanity for an insane ability"
        },
        "barricadeTokens": {
          "title": "Tokens on a barricade for one AP"
        },
        "pushSteps": {
          "title": "Spaces that it pushes"
        },
        "moveCost": {
          "title": "AP for a step"
        },
        "searchCost": {
          "title": "AP to search",
          "icon": "search"
        },
        "revealCost": {
          "title": "AP to turn over a door token"
        },
        "unlockCost": {
          "title": "AP for another try at a lock",
          "icon": "locked"
        },
        "barricadeCost": {
          "title": "AP for a payment on a barricade"
        },
        "memoryCost": {
          "title": "AP to take a memory"
        },
        "attackCost": {
          "title": "AP for an attack"
        },
        "tradeCost": {
          "title": "AP to trade"
        }
      },
      "monster": {
        "health": {
          "title": "Health",
          "icon": "health"
        },
        "maxHealth": {
          "title": "Maximum health",
          "icon": "health"
        },
        "ap": {
          "title": "Action points",
          "icon": "action-point"
        },
        "ar": {
          "title": "Attack rating",
          "icon": "attack-rating"
        },
        "defense": {
          "title": "Defense",
          "icon": "defense"
        },
        "rollBonus": {
          "title": "Added to attack dice"
        },
        "attackDice": {
          "title": "More attack dice"
        },
        "range": {
          "title": "Range",
          "icon": "ranged"
        },
        "sight": {
          "title": "How far it sees"
        },
        "steps": {
          "title": "Steps made"
        },
        "rolled": {
          "title": "Last number rolled"
        },
        "attackRoll": {
          "title": "Added to its attack dice"
        },
        "dice": {
          "title": "More dice of its own"
        },
        "attacks": {
          "title": "Attacks in each attack step",
          "icon": "weapon-attack"
        },
        "attackerRoll": {
          "title": "Added to the dice of who attacks it"
        },
        "attackerDice": {
          "title": "More dice of who attacks it"
        },
        "movePoints": {
          "title": "AP for moving only"
        }
      },
      "weapon": {
        "durability": {
          "title": "Durability",
          "icon": "durability"
        },
        "dice": {
          "title": "More attack dice"
        },
        "range": {
          "title": "Range",
          "icon": "ranged"
        },
        "barricadeTokens": {
          "title": "Tokens on a barricade for one durability"
        },
        "printedDurability": {
          "title": "Printed durability",
          "icon": "durability"
        }
      },
      "equipment": {
        "durability": {
          "title": "Durability",
          "icon": "durability"
        },
        "charges": {
          "title": "Charges",
          "icon": "charge"
        },
        "printedDurability": {
          "title": "Printed durability",
          "icon": "durability"
        },
        "printedCharges": {
          "title": "Printed charges",
          "icon": "charge"
        }
      },
      "drug": {
        "charges": {
          "title": "Doses",
          "icon": "charge"
        },
        "printedCharges": {
          "title": "Printed doses",
          "icon": "charge"
        }
      },
      "skill": {
        "cooldown": {
          "title": "Cooldown",
          "icon": "cooldown"
        }
      },
      "disorder": {
        "cooldown": {
          "title": "Cooldown",
          "icon": "cooldown"
        }
      },
      "memory": {
        "cooldown": {
          "title": "Cooldown",
          "icon": "cooldown"
        },
        "durability": {
          "title": "Durability",
          "icon": "durability"
        },
        "charges": {
          "title": "Charges",
          "icon": "charge"
        }
      },
      "token": {
        "health": {
          "title": "Health",
          "icon": "health"
        },
        "maxHealth": {
          "title": "Maximum health",
          "icon": "health"
        },
        "defense": {
          "title": "Defense",
          "icon": "defense"
        },
        "tokens": {
          "title": "Tokens on it"
        },
        "price": {
          "title": "Successes of the cheapest thing in it",
          "icon": "search"
        }
      },
      "edge": {
        "tokens": {
          "title": "Tokens on it"
        }
      },
      "game": {
        "round": {
          "title": "Round"
        },
        "difficulty": {
          "title": "Difficulty"
        }
      }
    },
    "verbs": {
      "attack": {
        "title": "attack"
      },
      "target": {
        "title": "choose as a target"
      },
      "move": {
        "title": "move"
      },
      "step": {
        "title": "step"
      },
      "run": {
        "title": "run"
      },
      "leave-space": {
        "title": "leave a space"
      },
      "enter-space": {
        "title": "enter a space"
      },
      "be-moved": {
        "title": "be moved"
      },
      "be-damaged": {
        "title": "be damaged"
      },
      "be-stunned": {
        "title": "be stunned"
      },
      "stomp": {
        "title": "stomp"
      },
      "search": {
        "title": "search"
      },
      "trade": {
        "title": "trade"
      },
      "use": {
        "title": "use a card"
      }
    },
    "actions": {
      "move": {
        "title": "Move"
      },
      "run": {
        "title": "Run"
      },
      "search": {
        "title": "Search"
      },
      "door": {
        "title": "Try a door"
      },
      "barricade": {
        "title": "Work on a barricade"
      },
      "memory": {
        "title": "Take a memory"
      },
      "attack": {
        "title": "Attack"
      },
      "trade": {
        "title": "Trade"
      },
      "skill": {
        "title": "Use a skill"
      },
      "item": {
        "title": "Use an item"
      },
      "insane": {
        "title": "Use an insane ability"
      }
    },
    "windows": {
      "own-turn": {
        "title": "In your own turn"
      },
      "any-turn": {
        "title": "In anybody's turn"
      },
      "before-target": {
        "title": "Before a target is chosen, by whoever it may be"
      },
      "others-target": {
        "title": "Before a target is chosen among others"
      },
      "after-target": {
        "title": "After a target is chosen"
      },
      "final-clash": {
        "title": "In the Final Clash"
      }
    },
    "setupSteps": {
      "board": {
        "title": "The board"
      },
      "bodies": {
        "title": "Bodies"
      },
      "doors": {
        "title": "Doors and lockers"
      },
      "memories": {
        "title": "Memories"
      },
      "monsters": {
        "title": "Monsters"
      },
      "scenario": {
        "title": "The scenario"
      },
      "characters": {
        "title": "Characters"
      }
    },
    "phases": {
      "events": {
        "title": "The movement card and its event",
        "results": {
          "card": "entity"
        }
      },
      "surge": {
        "title": "Special event",
        "results": {
          "color": "string"
        }
      },
      "memories": {
        "title": "A memory appears",
        "results": {}
      },
      "warden": {
        "title": "The Warden moves",
        "results": {}
      },
      "monsters-move": {
        "title": "Monsters move",
        "results": {}
      },
      "spawns": {
        "title": "Monsters appear",
        "results": {
          "card": "entity"
        }
      },
      "monsters-attack": {
        "title": "Monsters attack",
        "results": {}
      },
      "monsters": {
        "title": "The monsters' turn",
        "results": {}
      },
      "players": {
        "title": "The players' turn",
        "results": {}
      }
    },
    "events": {
      "surge": {
        "title": "Surge",
        "sentence": "When a special event comes",
        "fields": {
          "card": {
            "type": "entity",
            "title": "Movement card"
          },
          "color": {
            "type": "string",
            "title": "Colour"
          }
        }
      },
      "stomp": {
        "title": "Stomp",
        "sentence": "When the Warden stomps somebody",
        "fields": {
          "target": {
            "type": "entity",
            "title": "Who"
          }
        }
      },
      "final-clash": {
        "title": "Final Clash",
        "sentence": "When the Final Clash begins",
        "fields": {}
      },
      "trade": {
        "title": "Trade",
        "sentence": "When somebody trades",
        "fields": {
          "target": {
            "type": "entity",
            "title": "With whom"
          }
        }
      },
      "final-blow": {
        "title": "Final Blow",
        "sentence": "When an attack kills",
        "fields": {
          "target": {
            "type": "entity",
            "title": "Who dies"
          },
          "card": {
            "type": "entity",
            "title": "Card used"
          }
        }
      },
      "door-revealed": {
        "title": "Door revealed",
        "sentence": "When a door is revealed",
        "fields": {
          "edge": {
            "type": "entity",
            "title": "Edge"
          },
          "card": {
            "type": "entity",
            "title": "Token"
          }
        }
      },
      "door-opened": {
        "title": "Door opened",
        "sentence": "When a door is opened",
        "fields": {
          "edge": {
            "type": "entity",
            "title": "Edge"
          }
        }
      },
      "unlock": {
        "title": "Unlock",
        "sentence": "When somebody tries a lock",
        "fields": {
          "edge": {
            "type": "entity",
            "title": "Edge"
          },
          "needed": {
            "type": "int",
            "title": "Successes needed",
            "alterable": true
          },
          "successes": {
            "type": "int",
            "title": "Successes"
          }
        }
      }
    },
    "tests": {
      "imagination": {
        "title": "Imagination",
        "icon": "imagination"
      },
      "search": {
        "title": "Search",
        "icon": "search"
      },
      "unlock": {
        "title": "Unlock",
        "icon": "locked"
      }
    },
    "procedures": {
      "stomp": {
        "title": "The Warden stomps",
        "params": {
          "who": "entity"
        }
      },
      "to-cell": {
        "title": "To an empty solitary cell",
        "params": {
          "who": "entity"
        }
      },
      "draw-memory": {
        "title": "Draw a memory",
        "params": {
          "who": "entity"
        }
      },
      "draw-disorders": {
        "title": "Draw a card of each disorder, keep one",
        "params": {
          "who": "entity"
        }
      },
      "march": {
        "title": "A monster marches, besides its move of this turn",
        "params": {
          "who": "entity"
        }
      },
      "random-quarter": {
        "title": "A quarter at random",
        "params": {},
        "returns": "int"
      }
    },
    "placements": {
      "random-space": {
        "title": "A random space (d4 and d12)"
      },
      "random-space-empty-of-same": {
        "title": "A random space that has none of its kind"
      },
      "as-first-spawned": {
        "title": "Where it first appeared"
      },
      "empty-cell": {
        "title": "An empty solitary cell"
      },
      "pentagram": {
        "title": "The pentagram"
      }
    },
    "zones": {
      "supply": {
        "title": "Supply"
      },
      "box": {
        "title": "Box"
      },
      "discard": {
        "title": "Discards"
      },
      "reserve": {
        "title": "Reserve"
      },
      "inventory": {
        "title": "Inventory"
      },
      "skills": {
        "title": "Skills"
      },
      "memories": {
        "title": "Memories kept"
      },
      "basics": {
        "title": "Basic skills not chosen"
      },
      "table": {
        "title": "On the table"
      },
      "play": {
        "title": "In play"
      }
    },
    "damageTags": {
      "unpreventable": {
        "title": "Cannot be prevented"
      },
      "attack": {
        "title": "By an attack"
      }
    },
    "dice": {
      "d4": {
        "title": "d4",
        "icon": "d4"
      },
      "d6": {
        "title": "d6",
        "icon": "d6"
      },
      "d12": {
        "title": "d12",
        "icon": "d12"
      }
    },
    "symbols": [],
    "conditions": {}
  },
  "lockwoods-asylum": {
    "system": "lockwoods-asylum",
    "title": "Lockwood's Asylum",
    "kinds": {
      "core": [
        "pack",
        "language",
        "deck",
        "keyword",
        "condition",
        "procedure",
        "term",
        "rule-set",
        "card-face"
      ],
      "own": [
        "character",
        "starter",
        "ally",
        "monster",
        "horror",
        "scenario"
      ]
    },
    "expects": [
      "rule-set/lockwoods-asylum-rules",
      "deck/own",
      "deck/asylum",
      "deck/horrors"
    ],
    "expectsKinds": [
      "character",
      "starter",
      "ally",
      "monster",
      "horror"
    ],
    "settings": [
      "assignBy",
      "asylumMonsters",
      "asylumPiles",
      "asylumSpaces",
      "cycleAsylum",
      "deathShare",
      "emptyAsylumToll",
      "firstHand",
      "handSize",
      "hardcore",
      "horrorsForSale",
      "keepHand",
      "lockwoodPerTurn",
      "lockwoodPileSize",
      "lockwoodPiles",
      "maxCharacters",
      "maxHealth",
      "minCharacters",
      "monstersFirst",
      "openingTruce",
      "overflowToHealth",
      "reviveInBattle",
      "roomMonsters",
      "slainAllyTo",
      "slainBeforeSurvive",
      "slainHorrorTo",
      "slainMonsterTo",
      "standingAllyTo",
      "standingHorrorTo",
      "standingMonsterTo",
      "startHealth",
      "strikeOrder",
      "threatPasses",
      "victoryHorrors",
      "victorySpaces"
    ],
    "cardKinds": [
      "starter",
      "ally",
      "monster",
      "horror"
    ],
    "finishesGames": true,
    "words": {},
    "entityKinds": [
      "character",
      "starter",
      "ally",
      "monster",
      "horror",
      "seat",
      "scenario",
      "game"
    ],
    "stats": {
      "character": {
        "health": {
          "title": "Health",
          "icon": "health"
        },
        "maxHealth": {
          "title": "Most Health",
          "icon": "health"
        },
        "handSize": {
          "title": "Cards that it draws in its End Phase"
        }
      },
      "starter": {
        "produce": {
          "title": "Produce",
          "icon": "produce"
        },
        "damage": {
          "title": "Damage",
          "icon": "damage"
        },
        "health": {
          "title": "Health",
          "icon": "health"
        }
      },
      "ally": {
        "cost": {
          "title": "Cost",
          "icon": "cost"
        },
        "produce": {
          "title": "Produce",
          "icon": "produce"
        },
        "damage": {
          "title": "Damage",
          "icon": "damage"
        },
        "health": {
          "title": "Health",
          "icon": "health"
        }
      },
      "monster": {
        "cost": {
          "title": "Cost",
          "icon": "cost"
        },
        "produce": {
          "title": "Produce",
          "icon": "produce"
        },
        "damage": {
          "title": "Damage",
          "icon": "damage"
        },
        "health": {
          "title": "Health",
          "icon": "health"
        }
      },
      "horror": {
        "cost": {
          "title": "Cost",
          "icon": "cost"
        },
        "produce": {
          "title": "Produce",
          "icon": "produce"
        },
        "damage": {
          "title": "Damage",
          "icon": "damage"
        },
        "health": {
          "title": "Health",
          "icon": "health"
        }
      },
      "game": {
        "direction": {
          "title": "1: turns pass to the left, -1: to the right"
        },
        "round": {
          "title": "Round"
        }
      }
    },
    "verbs": {
      "play": {
        "title": "play an Action (`other` is the card)"
      },
      "buy": {
        "title": "buy a card (`other` is the card)"
      },
      "slay": {
        "title": "be slain by the Allies of a Room (`other` is its owner)"
      }
    },
    "actions": {
      "play": {
        "title": "Action"
      },
      "buy": {
        "title": "Purchase"
      }
    },
    "windows": {},
    "setupSteps": {
      "decks": {
        "title": "Decks"
      },
      "asylum": {
        "title": "The Asylum"
      },
      "hands": {
        "title": "Hands"
      },
      "scenario": {
        "title": "The mode"
      }
    },
    "phases": {
      "start": {
        "title": "Start Phase",
        "results": {}
      },
      "threat": {
        "title": "Threat Phase",
        "results": {}
      },
      "action": {
        "title": "Action Phase",
        "results": {}
      },
      "purchase": {
        "title": "Purchase Phase",
        "results": {}
      },
      "battle": {
        "title": "Battle Phase",
        "results": {}
      },
      "end": {
        "title": "End Phase",
        "results": {}
      }
    },
    "events": {
      "threat": {
        "title": "Card placed",
        "sentence": "When a Monster or a Horror of a hand goes to its Room",
        "fields": {
          "card": {
            "type": "entity",
            "title": "Card"
          }
        }
      },
      "purchase": {
        "title": "Purchase",
        "sentence": "When a card is bought",
        "fields": {
          "card": {
            "type": "entity",
            "title": "Card"
          },
          "amount": {
            "type": "int",
            "title": "Cost"
          }
        }
      },
      "slain": {
        "title": "Slain",
        "sentence": "When a card is slain in a battle",
        "fields": {
          "target": {
            "type": "entity",
            "title": "Card"
          }
        }
      },
      "survive": {
        "title": "Survives",
        "sentence": "When a card survives a battle in its Room",
        "fields": {
          "target": {
            "type": "entity",
            "title": "Card"
          }
        }
      },
      "depart": {
        "title": "Leaves a Room",
        "sentence": "When a card leaves its Room at the end of the turn",
        "fields": {
          "target": {
            "type": "entity",
            "title": "Card"
          },
          "to": {
            "type": "string",
            "title": "Where it goes: `discard`, `box`, `room` if it stays, `bottom` of the deck it came from, or `victory`",
            "alterable": true
          }
        }
      }
    },
    "tests": {},
    "procedures": {
      "reveal-top": {
        "title": "The top cards of somebody's own deck go to its revealed cards; those that nothing moves go back on top once the card is done",
        "params": {
          "who": "entity",
          "count": "int"
        }
      }
    },
    "placements": {},
    "zones": {
      "hand": {
        "title": "Hand"
      },
      "deck:own": {
        "title": "Own deck"
      },
      "discard:own": {
        "title": "Own discard pile"
      },
      "room": {
        "title": "Room"
      },
      "played": {
        "title": "Action that is played"
      },
      "revealed": {
        "title": "Revealed cards"
      },
      "victory": {
        "title": "Victory Pile"
      },
      "asylum": {
        "title": "The Asylum"
      },
      "deck:asylum": {
        "title": "Asylum deck"
      },
      "discard:asylum": {
        "title": "Discards of the Asylum deck"
      },
      "deck:lockwood": {
        "title": "Lockwood deck"
      },
      "deck:horrors": {
        "title": "Horrors"
      },
      "discard:horrors": {
        "title": "Discards of the Horrors"
      },
      "box": {
        "title": "Box"
      }
    },
    "damageTags": {
      "battle": {
        "title": "In a battle"
      },
      "wound": {
        "title": "By the text of a card"
      }
    },
    "dice": {},
    "symbols": [],
    "conditions": {}
  },
  "sanitarium": {
    "system": "sanitarium",
    "title": "Sanitarium",
    "kinds": {
      "core": [
        "pack",
        "language",
        "deck",
        "keyword",
        "condition",
        "procedure",
        "placement",
        "term",
        "rule-set",
        "card-face"
      ],
      "own": [
        "character",
        "die",
        "item-card",
        "event-card",
        "room",
        "dark-hallway",
        "hallucination",
        "safe-thing",
        "shadow",
        "scenario"
      ]
    },
    "expects": [
      "rule-set/sanitarium-rules",
      "deck/hallway",
      "deck/hallucinations",
      "die/d6",
      "shadow/shadow",
      "dark-hallway/dark-hallway"
    ],
    "expectsKinds": [
      "character",
      "room",
      "item-card",
      "safe-thing",
      "hallucination"
    ],
    "settings": [
      "alwaysFails",
      "alwaysPasses",
      "backpackBonus",
      "cardLimit",
      "concentrate",
      "creepingCards",
      "dareAp",
      "darkAtStart",
      "expandCost",
      "fleeEndsTurn",
      "itemsPerTurn",
      "keepOldJoins",
      "maxCharacters",
      "maxHallucinations",
      "minCharacters",
      "moveCost",
      "protectedValue",
      "searchCost",
      "shadows"
    ],
    "cardKinds": [
      "item-card",
      "event-card",
      "room",
      "dark-hallway",
      "hallucination",
      "safe-thing"
    ],
    "board": {
      "sight": "near",
      "cell": 64
    },
    "words": {
      "mark": [
        "room",
        "dark-hallway",
        "hallway"
      ],
      "form": [
        "up",
        "down"
      ]
    },
    "entityKinds": [
      "character",
      "item-card",
      "event-card",
      "room",
      "dark-hallway",
      "hallucination",
      "safe-thing",
      "shadow",
      "card",
      "space",
      "seat",
      "scenario",
      "game"
    ],
    "stats": {
      "character": {
        "ap": {
          "title": "Action points",
          "icon": "action-point"
        },
        "sanity": {
          "title": "Sanity of this turn, by Concentrate",
          "icon": "sanity"
        },
        "cardLimit": {
          "title": "Items and Events that it may have"
        },
        "concentrate": {
          "title": "Sanity of a Concentrate action"
        },
        "moveCost": {
          "title": "AP of a Move"
        },
        "searchCost": {
          "title": "AP of a Search"
        },
        "expandCost": {
          "title": "AP of an Expand"
        },
        "horrorBonus": {
          "title": "Added to its Horror Checks"
        },
        "escaped": {
          "title": "0 inside; else which in order it came out"
        },
        "itemsTaken": {
          "title": "Items that it has taken in this turn"
        }
      },
      "item-card": {
        "sanityValue": {
          "title": "Sanity that it is worth",
          "icon": "sanity"
        },
        "protected": {
          "title": "1 as a Safe Thing that was claimed"
        }
      },
      "event-card": {
        "sanityValue": {
          "title": "Sanity that it is worth",
          "icon": "sanity"
        }
      },
      "hallucination": {
        "cost": {
          "title": "Sanity to disbelieve it",
          "icon": "insanity"
        }
      }
    },
    "verbs": {
      "move": {
        "title": "move"
      },
      "jump": {
        "title": "jump from Room to Room"
      },
      "search": {
        "title": "search (`other` is the card)"
      },
      "expand": {
        "title": "expand"
      },
      "concentrate": {
        "title": "concentrate"
      },
      "disbelieve": {
        "title": "disbelieve (`other` is the Hallucination)"
      },
      "escape": {
        "title": "escape"
      },
      "catch": {
        "title": "catch somebody (`it` is the Shadow)"
      },
      "use": {
        "title": "use something (`other` is the card)"
      }
    },
    "actions": {
      "move": {
        "title": "Move"
      },
      "jump": {
        "title": "Jump"
      },
      "search": {
        "title": "Search"
      },
      "expand": {
        "title": "Expand"
      },
      "concentrate": {
        "title": "Concentrate"
      },
      "disbelieve": {
        "title": "Disbelieve"
      },
      "escape": {
        "title": "Escape"
      }
    },
    "windows": {
      "own-turn": {
        "title": "At any time in your own turn"
      },
      "any-turn": {
        "title": "In the turn of somebody else"
      }
    },
    "setupSteps": {
      "map": {
        "title": "The first Room and hallways"
      },
      "things": {
        "title": "Safe Things"
      },
      "hallucinations": {
        "title": "Hallucinations"
      },
      "scenario": {
        "title": "The scenario"
      }
    },
    "phases": {
      "creeping": {
        "title": "Creeping Darkness",
        "results": {}
      },
      "roll": {
        "title": "Roll Dice",
        "results": {}
      },
      "shadows": {
        "title": "Move Shadows",
        "results": {}
      }
    },
    "events": {
      "allot": {
        "title": "Dice allotted",
        "sentence": "When dice are allotted",
        "fields": {
          "amount": {
            "type": "int",
            "title": "AP",
            "alterable": true
          },
          "steps": {
            "type": "int",
            "title": "Moves of the first Shadow",
            "alterable": true
          },
          "count": {
            "type": "int",
            "title": "Moves of the second Shadow",
            "alterable": true
          }
        }
      },
      "stalk": {
        "title": "Shadow moves",
        "sentence": "When a Shadow moves",
        "fields": {
          "target": {
            "type": "entity",
            "title": "Whom it goes for"
          },
          "steps": {
            "type": "int",
            "title": "Moves",
            "alterable": true
          },
          "number": {
            "type": "int",
            "title": "1 for the first Shadow of a turn, 2 for the second"
          }
        }
      },
      "caught": {
        "title": "Caught",
        "sentence": "When a Shadow catches somebody",
        "fields": {
          "target": {
            "type": "entity",
            "title": "Who is caught"
          },
          "by": {
            "type": "entity",
            "title": "Who moved the Shadow, if somebody else did"
          }
        }
      },
      "hallucinate": {
        "title": "Hallucinate",
        "sentence": "When somebody takes a Hallucination",
        "fields": {
          "by": {
            "type": "entity",
            "title": "Who moved the Shadow that brought it, if somebody else did"
          }
        }
      },
      "disbelieve": {
        "title": "Disbelieve",
        "sentence": "When a Hallucination is disbelieved",
        "fields": {
          "card": {
            "type": "entity",
            "title": "Hallucination"
          }
        }
      },
      "lay": {
        "title": "Card laid",
        "sentence": "When a card is laid",
        "fields": {
          "card": {
            "type": "entity",
            "title": "Card"
          },
          "space": {
            "type": "entity",
            "title": "Its space"
          }
        }
      },
      "take": {
        "title": "Card taken",
        "sentence": "When a card is taken from a hallway",
        "fields": {
          "card": {
            "type": "entity",
            "title": "Card"
          }
        }
      },
      "protect": {
        "title": "Safe Thing claimed",
        "sentence": "When a Safe Thing is claimed",
        "fields": {
          "card": {
            "type": "entity",
            "title": "Item"
          }
        }
      },
      "escape": {
        "title": "Escape",
        "sentence": "When somebody escapes",
        "fields": {}
      },
      "exhausted": {
        "title": "Time is up",
        "sentence": "When no card can be drawn",
        "fields": {}
      }
    },
    "tests": {
      "horror": {
        "title": "Horror Check",
        "icon": "horror"
      }
    },
    "procedures": {
      "expand": {
        "title": "Somebody lays a new card at its space",
        "params": {
          "who": "entity"
        }
      },
      "free-moves": {
        "title": "Somebody may make up to so many Moves that cost nothing",
        "params": {
          "who": "entity",
          "count": "int"
        }
      },
      "free-search": {
        "title": "Somebody searches its hallway for nothing",
        "params": {
          "who": "entity"
        }
      },
      "set-moves": {
        "title": "These are the AP and the moves of Shadows of this turn, and no dice are allotted",
        "params": {
          "ap": "int",
          "first": "int",
          "second": "int"
        }
      },
      "swap-things": {
        "title": "A Safe Thing of a player goes to the box, and another one comes for it",
        "params": {
          "mine": "entity",
          "other": "entity"
        }
      }
    },
    "placements": {},
    "zones": {
      "items": {
        "title": "Items"
      },
      "hand": {
        "title": "Events in hand"
      },
      "hallucinations": {
        "title": "Hallucinations"
      },
      "safe-things": {
        "title": "Safe Things"
      },
      "things": {
        "title": "Safe Things not in play"
      },
      "map": {
        "title": "Face-down hallways"
      },
      "open-map": {
        "title": "Rooms and Dark Hallways in play"
      },
      "box": {
        "title": "Box"
      },
      "supply": {
        "title": "Shadows not in play"
      }
    },
    "damageTags": {},
    "dice": {
      "d6": {
        "title": "d6",
        "icon": "d6"
      }
    },
    "symbols": [],
    "conditions": {}
  }
} as const;

export type CoreEventName = keyof typeof coreEvents;
export type SystemName = keyof typeof systems;
type AllKeys<T> = T extends unknown ? keyof T : never;
/** Every number that a system keeps of some kind of entity. */
export type StatOf<S extends SystemName> = AllKeys<(typeof systems)[S]['stats'][keyof (typeof systems)[S]['stats']]>;
export type PhaseOf<S extends SystemName> = keyof (typeof systems)[S]['phases'];
export type EventOf<S extends SystemName> = CoreEventName | keyof (typeof systems)[S]['events'] | `phase.${PhaseOf<S> & string}`;
export type VerbOf<S extends SystemName> = keyof (typeof systems)[S]['verbs'];
export type WindowOf<S extends SystemName> = keyof (typeof systems)[S]['windows'];
