/** Tells people what an attack did: die by die, and line by line where each number comes from. It changes nothing. */
import { faceOf, result as resultOf } from '../../language/dice';
import type { EventRecord } from '../../language/event-record';
import type { Play } from '../../language/play';
import { keyOfItem } from '../../language/reasons';
import { tell } from '../../language/trail';
import { nameOf } from '../../table/numbers';
import type { RollLine, RollView } from '../../view';
import type { AttackTest } from './attack-roll';
import { basePart, part, partsOfChanges, partsOfStat } from './roll-parts';
import { successWords } from './state';

/** What Defense came to. */
export interface Defended {
  defense: number;
  /** Damage that symbols add. */
  bonus: number;
  /** Shields of a Defense die. */
  extra: number;
  event: EventRecord | null;
}

export function tellRoll(play: Play, test: AttackTest, target: number, defended: Defended, damage: number): void {
  if (play.log === null) return;
  const detail: RollView = {
    sort: 'attack',
    title: test.title,
    dice: diceOf(play, test, defended.defense),
    lines: linesOf(play, test, target, defended),
    total: { text: test.targets.length > 1 && test.certain === 0 ? 'Damage in all' : 'Damage', value: String(damage) },
  };
  tell(play, `${test.title}: ${successWords(test.successes)}, ${damage} damage`, {
    tone: 'strong',
    entities: [test.attacker, target],
    item: play.def(test.attacker),
    detail,
  });
}

/** The highest first; Defense takes the lowest hits, skulls before any die. Chaos dice come last. */
function diceOf(play: Play, { rolled, needed, skulls, told }: AttackTest, defense: number): RollView['dice'] {
  let blocked = Math.max(0, defense - skulls);
  const outcomes = new Map<number, 'hit' | 'blocked' | 'miss'>();
  for (const die of [...rolled].sort((a, b) => resultOf(play, a) - resultOf(play, b))) {
    const isHit = resultOf(play, die) >= needed;
    outcomes.set(die, isHit ? (blocked > 0 ? 'blocked' : 'hit') : 'miss');
    if (isHit && blocked > 0) blocked--;
  }
  const plain = [...rolled]
    .sort((a, b) => resultOf(play, b) - resultOf(play, a))
    .map((die) => ({ face: String(resultOf(play, die)), outcome: outcomes.get(die) ?? ('none' as const) }));
  return [...plain, ...told.chaos.map((die) => specialDie(play, die, 'skulls'))];
}

/** A die whose faces are symbols: it hits where it shows what counts. */
export function specialDie(play: Play, die: number, counts: string): RollView['dice'][number] {
  const face = faceOf(play, die);
  return { face: face?.label ?? '', outcome: (face?.numbers?.[counts] ?? 0) > 0 ? 'hit' : 'none' };
}

function linesOf(play: Play, test: AttackTest, target: number, { defense, bonus, extra, event }: Defended): RollLine[] {
  const { rolled, needed, skulls, successes, certain, told } = test;
  return [
    { text: 'Dice', value: String(rolled.length), parts: told.dice },
    {
      text: `show ${Math.max(1, Math.min(6, needed))} or more`,
      value: String(successes - skulls),
      parts: told.needed,
    },
    ...(skulls > 0 ? [{ text: 'Skulls', value: `+${skulls}`, parts: [part(play, 'Chaos die', skulls)] }] : []),
    {
      text: `Defense of ${nameOf(play, target)}${defense > successes ? `, ${defense} against ${successWords(successes)}` : ''}`,
      value: String(-Math.min(defense, successes)),
      parts: [
        ...basePart(play, target, 'defense'),
        ...partsOfStat(play, target, 'defense'),
        ...(extra === 0 ? [] : [part(play, 'Defense die', extra)]),
        ...partsOfChanges(play, event, 'value'),
      ],
    },
    ...(bonus > 0 ? [{ text: 'Critical', value: `+${bonus}`, parts: partsOfChanges(play, event, 'bonus') }] : []),
    ...(certain > 0 ? [{ text: 'Whatever is rolled', value: `+${certain}` }] : []),
    ...symbolLine(play, test.event),
  ];
}

/** The symbols of the attack; what they do stands with the numbers that they change, or in the lines that follow. */
function symbolLine(play: Play, event: EventRecord): RollLine[] {
  const symbols = event.list('symbols').map((symbol) => {
    const info = play.program.find('keyword', play.program.numbering.names.word(symbol));
    return { text: info?.item.name ?? play.program.numbering.names.word(symbol), item: info?.number ?? 0 };
  });
  if (symbols.length === 0) return [];
  return [
    {
      text: symbols.length === 1 ? 'Symbol' : 'Symbols',
      value: '',
      parts: symbols.map(({ text, item }) => ({ text, value: '', item: keyOfItem(play, item) })),
    },
  ];
}
