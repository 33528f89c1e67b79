/* Made from schemas/ by `npm run generate`; never edit it. */
export interface SchemaError {
  /** JSON Pointer of the value. */
  instancePath: string;
  /** Where in the bundle: `#/$defs/EffectDamage/required`. */
  schemaPath: string;
  keyword: string;
  /** Set on an error inside the name of a field. */
  propertyName?: string;
  params: Record<string, unknown>;
  message?: string;
}
export interface Validate {
  (value: unknown): boolean;
  errors: readonly SchemaError[] | null;
}
export interface Validators {
  Action: Validate;
  Active: Validate;
  Attack: Validate;
  Cell: Validate;
  Condition: Validate;
  Cost: Validate;
  Counter: Validate;
  Deck: Validate;
  Edge: Validate;
  Effect: Validate;
  EffectAdvance: Validate;
  EffectAlter: Validate;
  EffectAmount: Validate;
  EffectApply: Validate;
  EffectAttack: Validate;
  EffectCall: Validate;
  EffectChange: Validate;
  EffectChangeDice: Validate;
  EffectChoose: Validate;
  EffectClear: Validate;
  EffectDamage: Validate;
  EffectDiscard: Validate;
  EffectDraw: Validate;
  EffectEach: Validate;
  EffectEdge: Validate;
  EffectEmit: Validate;
  EffectEnd: Validate;
  EffectHeal: Validate;
  EffectIf: Validate;
  EffectKill: Validate;
  EffectLasting: Validate;
  EffectLater: Validate;
  EffectLet: Validate;
  EffectLink: Validate;
  EffectMove: Validate;
  EffectOption: Validate;
  EffectPay: Validate;
  EffectPick: Validate;
  EffectPlace: Validate;
  EffectPut: Validate;
  EffectRemove: Validate;
  EffectRepeat: Validate;
  EffectReveal: Validate;
  EffectRoll: Validate;
  EffectRow: Validate;
  EffectSay: Validate;
  EffectScenario: Validate;
  EffectShuffle: Validate;
  EffectSpawn: Validate;
  EffectStop: Validate;
  EffectTest: Validate;
  EffectUse: Validate;
  Effects: Validate;
  Ending: Validate;
  Handicap: Validate;
  Keyword: Validate;
  KeywordUse: Validate;
  Limit: Validate;
  LobotomyBoard: Validate;
  LobotomyCharacter: Validate;
  LobotomyDie: Validate;
  LobotomyDisorder: Validate;
  LobotomyDrug: Validate;
  LobotomyEquipment: Validate;
  LobotomyFace: Validate;
  LobotomyMemory: Validate;
  LobotomyMemoryBad: Validate;
  LobotomyMemoryEquipment: Validate;
  LobotomyMemoryOneShot: Validate;
  LobotomyMemorySkill: Validate;
  LobotomyMemoryWeapon: Validate;
  LobotomyMonster: Validate;
  LobotomyMovement: Validate;
  LobotomyScenario: Validate;
  LobotomySkill: Validate;
  LobotomyTile: Validate;
  LobotomyToken: Validate;
  LobotomyWeapon: Validate;
  Modifier: Validate;
  Objective: Validate;
  OwnEvents: Validate;
  Pack: Validate;
  Params: Validate;
  Patch: Validate;
  Permit: Validate;
  Placement: Validate;
  Procedure: Validate;
  Range: Validate;
  RuleSet: Validate;
  Settings: Validate;
  SetupStep: Validate;
  Supply: Validate;
  Term: Validate;
  Track: Validate;
  Trigger: Validate;
  Until: Validate;
  View: Validate;
  Zone: Validate;
}
/** By the name of the definition in the bundle. */
export declare const validators: Validators;
