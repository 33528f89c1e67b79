/** The Roll phase: three dice, one for AP, the others for the Shadows, as the scenario says. */
import { begin } from '../../kernel/asking';
import type { Asking, Decision, Proc, Question } from '../../kernel/decision';
import { result as resultOf, rollDice, rollInEvent } from '../../language/dice';
import { emit, newEvent } from '../../language/emit';
import type { Play } from '../../language/play';
import { nameOf, setNumber } from '../../table/numbers';
import { d6 } from './horror';
import { tellDice } from './roll-told';
import { log, planOf, setGameNumber, shadowsInPlay } from './state';

const DICE = 3;

type Task = 'ap' | 'first';

/** Faces stand in the frame behind the task. */
const faceAt = ({ frame, first }: Decision, option: number): number => frame[1 + (first[option] as number)] as number;

const ALLOT: Question<Play> = {
  id: 'allot',
  rule: () => 'roll',
  about: (_, { actor }) => actor,
  ask: (play, { actor, frame }) =>
    frame[0] === 'ap'
      ? `Which die does ${nameOf(play, actor)} take for AP?`
      : 'Which die moves the first Shadow? The other one is for the second.',
  note: (_, { frame }) => `Rolled ${frame.slice(1).join(', ')}`,
  key: (_, decision, option) => `${decision.frame[0]}:${faceAt(decision, option)}`,
  label: (_, decision, option) =>
    decision.frame[0] === 'ap' ? `${faceAt(decision, option)} AP` : `${faceAt(decision, option)} for the first Shadow`,
};

export const rollForTurn = (play: Play, player: number): Asking => begin(rolling(play, player));

function* rolling(play: Play, player: number): Proc {
  const dice = rollDice(play, d6(play), DICE);
  const changing = rollInEvent(play, dice, player, () => undefined);
  if (changing !== undefined) yield* changing;
  tellDice(play, player, dice);
  const faces = dice.map((die) => resultOf(play, die)).sort((a, b) => b - a);
  const ap = yield* takeOne(play, player, 'ap', faces);
  const [first = 0, second = 0] = yield* forShadows(play, player, faces);
  const asking = allot(play, player, { ap, first, second });
  if (asking !== undefined) yield* asking;
}

/** The dice that are left, for the first Shadow and the second; with one Shadow in play the second die is for nobody. */
function* forShadows(play: Play, player: number, faces: number[]): Proc<readonly number[]> {
  if (planOf(play).item.otherDice === 'lower') return faces.sort((a, b) => a - b);
  const first = yield* takeOne(play, player, 'first', faces);
  return [first, shadowsInPlay(play).length > 1 ? (faces[0] ?? 0) : 0];
}

/** Asks for one of the faces, each but once, and takes it out of the list. */
function* takeOne(play: Play, player: number, task: Task, faces: number[]): Proc<number> {
  const distinct = [...new Set(faces)];
  let face = distinct[0] as number;
  if (distinct.length > 1) {
    const decision = play.decision.reset(ALLOT, play.program.system.seatOf(play, player), player);
    decision.frame = [task, ...distinct];
    for (let i = 0; i < distinct.length; i++) decision.add(i);
    face = distinct[yield decision] as number;
  }
  faces.splice(faces.indexOf(face), 1);
  return face;
}

export interface Moves {
  readonly ap: number;
  readonly first: number;
  readonly second: number;
}

/** What the dice come to, inside an `allot` event. */
function allot(play: Play, player: number, { ap, first, second }: Moves): Asking {
  const event = newEvent(play, 'allot', player).set('amount', ap).set('steps', first).set('count', second);
  return emit(play, event, () => {
    setMoves(play, player, { ap: event.get('amount'), first: event.get('steps'), second: event.get('count') });
    return undefined;
  });
}

export function setMoves(play: Play, player: number, { ap, first, second }: Moves): void {
  setNumber(play, player, 'ap', Math.max(0, ap));
  setGameNumber(play, 'firstMoves', Math.max(0, first));
  setGameNumber(play, 'secondMoves', Math.max(0, second));
  log(play, `${nameOf(play, player)} has ${ap} AP`, 'strong', [player]);
}
