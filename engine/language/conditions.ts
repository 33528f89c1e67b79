/** Conditions on entities, and the question whether an entity "is" something: a keyword, a condition or what lasts on it. */
import { DEF, HEAD, KIND, NEXT } from '../kernel/layout';
import { putLast } from '../kernel/zones';
import { end } from './notes';
import type { Play } from './play';
import type { ItemInfo, KeywordUse } from './program';

/** The condition of this item on an entity, about another one; 0 if it does not have it. */
export function findCondition(play: Play, on: number, item: number, about = 0): number {
  const { state, program } = play;
  for (let e = state[on + HEAD] as number; e !== 0; e = state[e + NEXT] as number) {
    if (state[e + KIND] !== program.kindNumbers.condition || state[e + DEF] !== item) continue;
    if (about === 0 || state[e + program.columns.about] === about) return e;
  }
  return 0;
}

/** Puts a condition on an entity, unless that is gone. What a second one does is the condition's own `reapply`. */
export function applyCondition(
  play: Play,
  on: number,
  info: ItemInfo,
  options: { about: number; value: number; until: number },
): void {
  if (play.isDead(on)) return;
  const { program } = play;
  const known = findCondition(play, on, info.number, options.about);
  const reapply = info.item.reapply ?? 'ignored';
  if (known !== 0 && info.item.stacks !== true) {
    if (reapply === 'adds')
      play.state[known + program.columns.value] = (play.state[known + program.columns.value] as number) + options.value;
    if (reapply === 'extends') play.state[known + program.columns.until] = options.until;
    return;
  }
  const condition = play.create(program.layout.kind('condition'), info.number);
  play.state[condition + program.columns.about] = options.about;
  play.state[condition + program.columns.value] = options.value;
  play.state[condition + program.columns.until] = options.until;
  putLast(play, condition, on);
}

/** Takes a condition off; item 0 takes all conditions, `about` 0 those about anybody. Says how many went. */
export function clearCondition(play: Play, on: number, item: number, about = 0): number {
  const { program } = play;
  let count = 0;
  for (let e = play.state[on + HEAD] as number; e !== 0; ) {
    const next = play.state[e + NEXT] as number;
    const isMeant =
      play.state[e + KIND] === program.kindNumbers.condition &&
      (item === 0 || play.state[e + DEF] === item) &&
      (about === 0 || play.state[e + program.columns.about] === about);
    if (isMeant) {
      end(play, e);
      count++;
    }
    e = next;
  }
  return count;
}

/** Whether an entity has a keyword or condition (the number of its id), printed, put on it or lasting. */
export function isWhat(play: Play, entity: number, word: number, about = 0): boolean {
  if (entity === 0) return false;
  const { program, state } = play;
  if (about === 0 && has(program.items[state[entity + DEF] as number]?.keywords, word)) return true;
  for (let e = state[entity + HEAD] as number; e !== 0; e = state[e + NEXT] as number) {
    const kind = state[e + KIND] as number;
    if (kind === program.kindNumbers.condition) {
      const info = program.items[state[e + DEF] as number];
      if (info?.id === word && (about === 0 || state[e + program.columns.about] === about)) return true;
      if (about === 0 && has(info?.keywords, word)) return true;
    } else if (kind === program.kindNumbers.lasting && about === 0) {
      if (has(program.lastingKeywords.get(state[e + DEF] as number), word)) return true;
    }
  }
  return false;
}

const has = (uses: readonly KeywordUse[] | undefined, word: number) =>
  uses?.some((use) => use.keyword === word) ?? false;

/** A parameter of a keyword that an entity's item has, such as the 5 of Avoidance(5); undefined without the keyword. */
export function keywordParameter(play: Play, entity: number, word: number, parameter: string): number | undefined {
  return play.program.infoOf(play, entity)?.keywords.find((use) => use.keyword === word)?.params[parameter];
}
