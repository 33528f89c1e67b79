/**
 * Numbers that tests of the chapters count with: those of the rule set where a chapter is easier, and Victims and Collectors
 * that walk before they attack. What the chapters have themselves is tuned by trial games and may change.
 */
export const PLAIN_SETTINGS: Readonly<Record<string, number>> = {
  turnActions: 3,
  moveSpaces: 2,
  braceWounds: 1,
  restSanity: 2,
  restMixedWounds: 1,
  refreshSanity: 1,
  consciousnessHand: 2,
  issuedWeapons: 0,
  issuedSupplies: 0,
  issuedThoughts: 0,
};

const WALKS = [{ step: 'move' }, { step: 'move' }, { step: 'attack' }];

export const PLAIN_FIGURES: Readonly<Record<string, object>> = {
  'monster/victim': {
    stats: { horror: 0, trap: 1, damage: 1, range: 0, health: 2, resistance: 0 },
    behavior: WALKS,
  },
  'monster/collector': {
    stats: { horror: 2, trap: 1, damage: 2, range: 0, health: 3, resistance: 1 },
    behavior: WALKS,
  },
};
