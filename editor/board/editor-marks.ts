/** Turns the editor's selection and the engine's answers into what the canvas marks. */
import type { EntityId } from '../../engine/view';
import { spaceEntity } from './drawing';
import type { BoardMarks } from './marks-drawing';
import { pathLine } from './space-answers';
import type { BoardEditorState } from './use-board-editor';

type Wanted = Pick<
  BoardEditorState,
  'model' | 'answers' | 'lines' | 'space' | 'subject' | 'path' | 'hasHeat' | 'hasSight'
>;

export function editorMarks({ model, answers, lines, space, subject, path, hasHeat, hasSight }: Wanted): BoardMarks {
  if (model === null || answers === null) return {};
  const heat = new Map<EntityId, number | null>(answers.steps.map((steps, index) => [spaceEntity(index), steps]));
  return {
    ...(space < 0 ? {} : { selected: spaceEntity(space) }),
    ...(hasHeat ? { heat } : {}),
    ...(hasSight
      ? {
          seen: new Set([subject, ...answers.seen].map(spaceEntity)),
          shapes: answers.shapes,
          sightLines: lines,
        }
      : {}),
    ...(path.length > 1 ? { path: pathLine(model.geometry, path) } : {}),
  };
}
