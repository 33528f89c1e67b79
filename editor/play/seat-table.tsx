/** The panel's seats: one row a seat, number before pips. Clicking a name shows that seat's cards. */
import type { MeterView, SeatView } from '../../engine/view';
import { Pips } from './meter';
import { SeatToken } from './seat-token';
import styles from './seats.module.css';

export interface SeatTableProps {
  seats: readonly SeatView[];
  /** The seat whose cards are shown, -1 for none. */
  shown: number;
  /** Who plays a seat, '' where one person plays all. */
  nameOfPlayer?(seat: number): string;
  onShow(seat: number): void;
}

const ORDER: readonly MeterView['kind'][] = ['health', 'boxes', 'points'];

/** The columns that any seat has, in the order in which they are read. */
function columnsOf(seats: readonly SeatView[]): { id: string; label: string; kind: MeterView['kind'] }[] {
  const columns = new Map(
    seats.flatMap(({ meters }) => meters).map(({ id, label, kind }) => [id, { id, label, kind }]),
  );
  return [...columns.values()].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

export function SeatTable({ seats, shown, nameOfPlayer = () => '', onShow }: SeatTableProps) {
  const columns = columnsOf(seats);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          {columns.map(({ id, label, kind }) => (
            <th key={id} scope="col" className={kind === 'points' ? styles.last : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => (
          <tr key={seat.seat} data-turn={seat.isOnTurn}>
            <th scope="row">
              <button
                type="button"
                className={styles.name}
                aria-pressed={shown === seat.seat}
                onClick={() => onShow(seat.seat)}
                title={`${seat.name}: show cards`}
              >
                <SeatToken seat={seat.seat} letter={seat.letter} />
                <span>
                  {seat.name}
                  {nameOfPlayer(seat.seat) === '' ? null : (
                    <span className={styles.player}> {nameOfPlayer(seat.seat)}</span>
                  )}
                </span>
              </button>
            </th>
            {columns.map(({ id, kind }) => {
              const meter = seat.meters.find((candidate) => candidate.id === id);
              if (kind === 'points') {
                return (
                  <td key={id} className={styles.last}>
                    <b>{meter?.value ?? ''}</b>
                  </td>
                );
              }
              return (
                <td key={id}>
                  {meter === undefined ? null : (
                    <span className={styles.gauge} title={`${meter.label} ${meter.value} of ${meter.max}`}>
                      <b>{meter.value}</b>
                      <Pips meter={meter} />
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
