import { andThen } from '../../kernel/asking';
import type { EffectCompiler } from './site';

/** Somebody pays a cost, or else something happens. */
export const compilePay: EffectCompiler<'pay'> = (_, site) => {
  const who = site.entity('who');
  const cost = site.cost('cost');
  const otherwise = site.effects('else');
  return (play, frame) => {
    const payer = who(play, frame);
    if (cost === undefined || cost.isPayable(play, payer, frame))
      return andThen(cost?.pay(play, payer, frame), () => undefined);
    return otherwise(play, frame);
  };
};
