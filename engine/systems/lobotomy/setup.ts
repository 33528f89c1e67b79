/** The steps of the set-up that follow one another, each with what scenarios hang on it (S000: Board Setup; Character Setup). */
import type { Decision, Proc } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import { cardsIn } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import { findZone } from '../../language/standard';
import { boardOf } from '../../table/board';
import { nameOf } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import type { SetupStep } from '../../table/setup-steps';
import { cardText } from './card-text';
import { drawDisorders } from './disorders';
import { placeOn } from './movement';
import { emptyCell, randomSpaceOf } from './placements';
import { spawnMonster } from './spawning';
import { allCharacters, log, rule } from './state';
import { placeBodies, placeDoors, placeLockers, placeMemories, quarters } from './tokens-on-board';

const nothing: SetupStep['run'] = () => undefined;

const plain =
  (place: (play: Play) => void): SetupStep['run'] =>
  (play) => {
    place(play);
    return undefined;
  };

function placeDoorsAndLockers(play: Play): void {
  placeDoors(play);
  placeLockers(play);
}

/** In this order; names are those that content hooks. */
export const SETUP_STEPS: readonly SetupStep[] = [
  { name: 'board', run: nothing },
  { name: 'bodies', run: plain(placeBodies) },
  { name: 'doors', run: plain(placeDoorsAndLockers) },
  { name: 'memories', run: placeMemories },
  { name: 'monsters', run: placeMonsters },
  { name: 'scenario', run: nothing },
  { name: 'characters', run: setUpCharacters },
];

/** A patient and a scavenger at random in each quarter; nurses by the number of characters, one a quarter at most. */
function* placeMonsters(play: Play): Proc {
  const places = quarters(boardOf(play));
  for (const quarter of places) {
    for (let n = 0; n < rule(play, 'patientsPerQuarter'); n++) yield* placeMonster(play, 'patient', quarter);
    for (let n = 0; n < rule(play, 'scavengersPerQuarter'); n++) yield* placeMonster(play, 'scavenger', quarter);
  }
  const room = places.flatMap((quarter) => new Array<number>(rule(play, 'nursesPerQuarter')).fill(quarter));
  for (let n = 0; n < startingNurses(play) && room.length > 0; n++) {
    const [quarter = 0] = room.splice(play.below(play.stream('setup'), room.length), 1);
    yield* placeMonster(play, 'nurse', quarter);
  }
}

function* placeMonster(play: Play, id: string, quarter: number): Proc {
  const placing = spawnMonster(play, id, randomSpaceOf(play, quarter));
  if (placing !== undefined) yield* placing;
}

export function startingNurses(play: Play): number {
  const count = allCharacters(play).length;
  if (count <= 3) return rule(play, 'nursesAtThree');
  return rule(play, count === 4 ? 'nursesAtFour' : 'nursesAtFive');
}

const BASIC = entityQuestion(
  'basic-skill',
  'basic-skills',
  (play, character) => `Which basic skill does ${nameOf(play, character)} begin with?`,
  { detail: cardText, note: skillsWords },
);

/** "2 of 2": which of its skills a character chooses. */
function skillsWords(play: Play, { subject }: Decision): string {
  const has = cardsIn(play, findZone(play, 'skills', subject)).length;
  return `${has + 1} of ${rule(play, 'startSkills')}`;
}

/** Each character chooses basic skills, draws for a disorder, and takes a cell. */
function* setUpCharacters(play: Play): Proc {
  for (const character of allCharacters(play)) {
    for (let n = 0; n < rule(play, 'startSkills'); n++) {
      const basics = cardsIn(play, findZone(play, 'basics', character));
      if (basics.length === 0) break;
      const skill = basics[yield* askEntity(play, BASIC, character, character, basics)] as number;
      putLast(play, skill, findZone(play, 'skills', character));
      log(play, `${nameOf(play, character)} begins with ${nameOf(play, skill)}`, 'plain', [character, skill]);
    }
    const drawing = drawDisorders(play, character, rule(play, 'startDisorders'));
    if (drawing !== undefined) yield* drawing;
    const placing = placeOn(play, character, yield* emptyCell(play, character));
    if (placing !== undefined) yield* placing;
  }
}
