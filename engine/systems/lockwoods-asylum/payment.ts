/** What parts of content may cost: Health, and nothing else. */
import type { Asking } from '../../kernel/decision';
import type { Play } from '../../language/play';
import { read } from '../../table/numbers';
import { hurt } from './health';
import { isCharacter } from './state';

/** The last Health may be paid, and is paid for with the life. */
export const canPay = (play: Play, payer: number, _card: number, resource: string, amount: number): boolean =>
  amount <= 0 || (resource === 'health' && isCharacter(play, payer) && read(play, payer, 'health') >= amount);

export const pay = (play: Play, payer: number, _card: number, resource: string, amount: number): Asking =>
  resource === 'health' ? hurt(play, payer, amount, 0, []) : undefined;
