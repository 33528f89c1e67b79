/** What is asked now and of whom: the question, or the hand-over to who has to answer it. */
import type { GameView } from '../../engine/view';
import { DecisionBox, type DecisionBoxProps } from './decision-box';
import { HandOver } from './hand-over';
import type { Playtest } from './use-playtest';

export interface AskedNowProps extends Pick<DecisionBoxProps, 'look' | 'undo'> {
  playtest: Playtest;
  view: GameView;
}

export function AskedNow({ playtest, view, look, undo }: AskedNowProps) {
  const { control, handOver, snapshot } = playtest;
  if (handOver !== null) {
    const seat = view.seats.find((candidate) => candidate.seat === handOver.seat);
    return <HandOver person={handOver.person} seat={seat} question={handOver.question} onReady={handOver.ready} />;
  }
  return (
    <DecisionBox
      control={control}
      seats={view.seats}
      look={look}
      isBusy={snapshot.isBusy}
      person={playtest.nameOfPlayer(control.decision?.seat ?? -1)}
      {...(undo === undefined ? {} : { undo })}
    />
  );
}
