/** The numbers of a figure as they are now, and its attacks in words. Nothing here changes anything. */
import type { Play } from '../../language/play';
import { type CardWords, plainText } from '../../table/figure-card';
import { read } from '../../table/numbers';
import type { AttackLine, FigureView } from '../../view';
import { type Attack, attackFrame, attacksOf } from './attacks';
import { isCharacter, isMonster } from './state';

export function statsOf(play: Play, figure: number): NonNullable<FigureView['stats']> {
  const isPerson = isCharacter(play, figure);
  if (!isPerson && !isMonster(play, figure)) return [];
  return [
    ...(isPerson ? [] : [{ label: 'AP', value: String(read(play, figure, 'ap')) }]),
    { label: 'AR', value: `${read(play, figure, 'ar')}+` },
    { label: 'Defense', value: String(read(play, figure, 'defense')) },
    ...(isPerson ? [{ label: 'Imagination', value: String(read(play, figure, 'imagination')) }] : []),
  ];
}

export const CARD_WORDS: CardWords = {
  type: (play, figure) => {
    if (isCharacter(play, figure)) return 'Character';
    if (!isMonster(play, figure)) return 'Token';
    const rank = play.program.infoOf(play, figure)?.item.rank;
    return typeof rank === 'string' ? `${rank.charAt(0).toUpperCase()}${rank.slice(1)} monster` : 'Monster';
  },
  attacks: (play, figure) => attacksOf(play, figure).map((attack, place) => attackLine(play, figure, attack, place)),
};

function attackLine(play: Play, figure: number, attack: Attack, place: number): AttackLine {
  const frame = attackFrame(play, attack, figure, figure, 0);
  const [dice, range, damage] = [attack.dice, attack.range, attack.damage].map((value) => value(play, frame));
  const numbers = [
    dice === 1 ? '1 die' : `${dice} dice${attack.isPerTarget ? ' an enemy' : ''}`,
    ...((range ?? 0) > 0 ? [`range ${range}`] : []),
    ...((damage ?? 0) > 0 ? [`${damage} damage`] : []),
    ...(attack.area === 'space' ? ['all on one space'] : []),
    ...attack.symbols.map((symbol) => nameOfSymbol(play, symbol)),
  ];
  const text = printed(play, figure, place);
  const { on } = attack;
  return {
    on: on === undefined ? '' : on[0] === on[1] ? String(on[0]) : `${on[0]}-${on[1]}`,
    name: attack.name,
    text: `${numbers.join(', ')}${text === '' ? '' : `. ${text}`}`,
  };
}

const nameOfSymbol = (play: Play, symbol: number): string =>
  (
    play.program.withId(symbol).find(({ item }) => item.kind === 'keyword')?.item.name ??
    play.program.numbering.names.word(symbol)
  ).toLowerCase();

/** What the card prints beside the dice. */
function printed(play: Play, figure: number, place: number): string {
  const attacks = play.program.infoOf(play, figure)?.item.attacks;
  const text = Array.isArray(attacks) ? (attacks[place] as { text?: unknown }).text : undefined;
  return typeof text === 'string' ? plainText(play, text) : '';
}
