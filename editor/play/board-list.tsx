/** The board of a game as a list: every space with what stands there, its ways, and the options that touch it. */
import type { EntityId, GameView, OptionView } from '../../engine/view';
import { doorWords, figureWords } from '../board/board-target';
import { Button, Key } from '../theme/button';
import { cardOf, FigureTip } from './figure-tip';
import { keyOfOption } from './option-keys';
import styles from './play-board.module.css';
import type { DecisionControl } from './use-decision';

export interface BoardListProps {
  view: GameView;
  control: DecisionControl;
}

export function BoardList({ view, control }: BoardListProps) {
  const names = new Map(view.board.spaces.map(({ entity, id }) => [entity, id]));
  const options = control.decision?.options ?? [];
  return (
    <section className={styles.list} aria-label="Board as a list">
      <table>
        <thead>
          <tr>
            <th scope="col">Space</th>
            <th scope="col">Here</th>
            <th scope="col">Ways</th>
            <th scope="col">Options</th>
          </tr>
        </thead>
        <tbody>
          {view.board.spaces.map(({ entity, id, roomName }) => {
            const here = view.figures.filter(({ space }) => space === entity);
            const touching = new Set<EntityId>([entity, ...here.map((figure) => figure.entity)]);
            return (
              <tr key={entity}>
                <th scope="row">
                  {id} {roomName}
                </th>
                <td>
                  {here.map((figure) => (
                    <details key={figure.entity}>
                      <summary>{figureWords(figure)}</summary>
                      <FigureTip figure={figure} card={cardOf(view, figure)} />
                    </details>
                  ))}
                </td>
                <td>{waysOf(view, entity, names)}</td>
                <td>
                  {options.map((option, index) =>
                    option.entities.some((touched) => touching.has(touched)) ? (
                      <TakeOption key={option.key} option={option} index={index} onTake={control.take} />
                    ) : null,
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function TakeOption({
  option,
  index,
  onTake,
}: {
  option: OptionView;
  index: number;
  onTake(option: OptionView): void;
}) {
  return (
    <Button size="small" onClick={() => onTake(option)}>
      {keyOfOption(index) === '' ? null : <Key>{keyOfOption(index)}</Key>}
      {option.label}
    </Button>
  );
}

/** Where one may go from a space: "A-2, A-5 (Door, locked 3)". */
function waysOf({ board }: GameView, space: EntityId, names: ReadonlyMap<EntityId, string>): string {
  const ways = board.borders
    .filter(
      ({ kind, between }) => kind !== 'wall' && kind !== 'line' && between.includes(space) && !between.includes(0),
    )
    .map((border) => {
      const beyond = names.get(border.between[0] === space ? border.between[1] : border.between[0]) ?? '';
      return border.kind === 'open' ? beyond : `${beyond} (${doorWords(border)})`;
    });
  return [...new Set(ways)].join(', ');
}
