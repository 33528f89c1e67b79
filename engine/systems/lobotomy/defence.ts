/**
 * What characters may do while monsters attack: defence skills that cost no AP, a Tantrum, the Defense die (S000: Monsters -
 * Target; Insane Abilities). Nobody is asked who has nothing to do.
 */
import type { Asking, Proc, Question } from '../../kernel/decision';
import { actionText, costWords, type OfferedAction, offeredActions, takeAction } from '../../language/actions';
import { faceOf, rollDice } from '../../language/dice';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import { tell } from '../../language/trail';
import { nameOf, read } from '../../table/numbers';
import { changeInsanity } from './damage';
import { boxesFor, canGoInsane } from './insanity';
import { canTradeMemories, tradeMemories, tradeWords } from './memories';
import { inTurnOrder, isCharacter, livingCharacters } from './state';
import { canThrowTantrum, throwTantrum } from './tantrum';
import { specialRoll } from './test-told';

type Answer =
  | { kind: 'go-on'; window: Window }
  | { kind: 'tantrum' }
  | { kind: 'defense-die' }
  | { kind: 'recall' }
  | { kind: 'action'; action: OfferedAction };

/** Before the monster picks its target, or once it has. */
type Window = 'before-target' | 'after-target';

const answers = (decision: { frame: readonly unknown[] }) => decision.frame as readonly Answer[];

const DEFENCE: Question<Play> = {
  id: 'defence',
  rule: (_, decision) => (windowOf(decision) === 'before-target' ? 'answering' : 'defense-die'),
  about: (_, { subject }) => subject,
  ask: (play, decision) => {
    const [monster, who] = [nameOf(play, decision.subject), nameOf(play, decision.actor)];
    return windowOf(decision) === 'before-target'
      ? `Before ${monster} picks whom to attack: what does ${who} do?`
      : `${monster} attacks ${who}. How does ${who} defend?`;
  },
  note: (play, { actor }) => `${read(play, actor, 'health')} health, Defense ${read(play, actor, 'defense')}`,
  declines: (_, decision, option) => (answers(decision)[option] as Answer).kind === 'go-on',
  key: (play, decision, option) => {
    const answer = answers(decision)[option] as Answer;
    if (answer.kind !== 'action') return answer.kind;
    return `${play.program.actions[answer.action.index]?.id}@${play.program.system.keyOf(play, answer.action.carrier)}`;
  },
  label: (play, decision, option) => {
    const answer = answers(decision)[option] as Answer;
    if (answer.kind === 'go-on') return answer.window === 'before-target' ? 'No, let it pick' : 'No, take the hit';
    if (answer.kind === 'tantrum') return 'Throw a tantrum';
    if (answer.kind === 'defense-die') return 'Roll the Defense die';
    if (answer.kind === 'recall') return tradeWords(play);
    return play.program.actions[answer.action.index]?.name || nameOf(play, answer.action.carrier);
  },
  detail: (play, decision, option) => {
    const answer = answers(decision)[option] as Answer;
    if (answer.kind === 'tantrum') return 'until the round ends, attacks on this space go for you';
    if (answer.kind === 'defense-die') return 'its shields add to Defense against this attack, once';
    return answer.kind === 'action' ? actionText(play, decision.actor, answer.action) : '';
  },
  cost: (play, decision, option) => {
    const answer = answers(decision)[option] as Answer;
    if (answer.kind === 'tantrum') return `${boxesFor(play, decision.actor, 'tantrumInsanity')} insanity`;
    if (answer.kind === 'defense-die') return `${boxesFor(play, decision.actor, 'defenseInsanity')} insanity`;
    return answer.kind === 'action' ? costWords(play, decision.actor, answer.action) : '';
  },
  touches: (_, decision, option) => {
    const answer = answers(decision)[option] as Answer;
    return answer.kind === 'action' ? [answer.action.carrier] : [];
  },
};

/** The answer that does nothing stands first, and says when it is asked. */
function windowOf(decision: { frame: readonly unknown[] }): Window {
  const [first] = answers(decision);
  return first?.kind === 'go-on' ? first.window : 'after-target';
}

/**
 * Before a monster picks its target everybody may act, those that it cannot pick only with what helps others. It ends once
 * nobody wants to: what one does may make another the target, who is asked again then.
 */
export function* answerBeforeTarget(play: Play, monster: number, inReach: readonly number[]): Proc {
  const defending: Defending = { window: 'before-target', targets: inReach, shields: new Map() };
  const done = new Set<number>();
  for (;;) {
    const next = inTurnOrder(play, livingCharacters(play)).find((character) => !done.has(character));
    if (next === undefined) return;
    if (yield* askDefender(play, monster, next, defending)) done.clear();
    else done.add(next);
  }
}

/** Once a monster has a target; gives what the Defense die adds for each. */
export function* answerTargeted(
  play: Play,
  monster: number,
  targets: readonly number[],
): Proc<ReadonlyMap<number, number>> {
  const shields = new Map<number, number>();
  for (const character of inTurnOrder(play, charactersOf(play, targets))) {
    for (let isAsking = true; isAsking; )
      isAsking = yield* askDefender(play, monster, character, { window: 'after-target', targets, shields });
  }
  return shields;
}

/** Others that monsters attack have nobody who answers for them. */
const charactersOf = (play: Play, figures: readonly number[]): number[] =>
  figures.filter((figure) => isCharacter(play, figure));

interface Defending {
  window: Window;
  /** Whom the monster may pick, or has picked. */
  targets: readonly number[];
  /** What the Defense die adds for each who has rolled it. */
  shields: Map<number, number>;
}

/** Asks one character once; says whether it may be asked again. */
function* askDefender(
  play: Play,
  monster: number,
  character: number,
  { window, targets, shields }: Defending,
): Proc<boolean> {
  const helping = window === 'before-target' && !targets.includes(character) ? 'others-target' : window;
  const options: Answer[] = offeredActions(play, character, helping).map((action) => ({ kind: 'action', action }));
  if (window === 'before-target' && targets.includes(character) && canThrowTantrum(play, character, targets))
    options.push({ kind: 'tantrum' });
  if (
    window === 'after-target' &&
    !shields.has(character) &&
    canGoInsane(play, character, boxesFor(play, character, 'defenseInsanity'))
  ) {
    options.push({ kind: 'defense-die' });
  }
  // Whoever is not in danger is not asked for the sake of memories alone.
  if ((options.length > 0 || targets.includes(character)) && canTradeMemories(play, character)) {
    options.push({ kind: 'recall' });
  }
  if (options.length === 0) return false;
  options.unshift({ kind: 'go-on', window });
  const decision = play.decision.reset(DEFENCE, play.program.system.seatOf(play, character), character);
  decision.subject = monster;
  decision.frame = options;
  for (let i = 0; i < options.length; i++) decision.add(i);
  const answer = options[yield decision] as Answer;
  if (answer.kind === 'go-on') return false;
  const asking = carryOut(play, character, answer, shields);
  if (asking !== undefined) yield* asking;
  return true;
}

function carryOut(play: Play, character: number, answer: Answer, shields: Map<number, number>): Asking {
  switch (answer.kind) {
    case 'action':
      return takeAction(play, character, answer.action);
    case 'tantrum':
      return throwTantrum(play, character);
    case 'defense-die': {
      const [die = 0] = rollDice(play, play.program.find('die', 'defense') as ItemInfo, 1);
      const rolled = faceOf(play, die)?.numbers?.shields ?? 0;
      shields.set(character, rolled);
      const title = `${nameOf(play, character)} rolls the Defense die`;
      tell(play, `${title}: ${rolled} ${rolled === 1 ? 'shield' : 'shields'}`, {
        tone: 'good',
        entities: [character],
        item: play.def(character),
        detail: specialRoll(play, title, [die], { symbol: 'shields', text: 'Added to Defense', value: rolled }),
        rules: ['defense-die'],
      });
      return changeInsanity(play, character, boxesFor(play, character, 'defenseInsanity'));
    }
    case 'recall':
      return tradeMemories(play, character);
    case 'go-on':
      return undefined;
  }
}
