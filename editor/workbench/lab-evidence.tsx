/** Evidence of the lab where content is written: a line over the form of a scenario, and what never came into play as information. */
import { useMemo } from 'react';
import type { Problem } from '../../pack/problem';
import { evidenceOf, evidenceWords, findingsOf, latestDone } from '../lab/evidence';
import { timeWords } from './clock-words';
import { nameOfFile, parsedText, type StudioDocument } from './document';
import styles from './item-area.module.css';
import { placeOf, rangeAt } from './json-text';
import { useWatched } from './observable';
import { PlaceLink } from './place-link';
import { usePlace, useStoreState, useStudio } from './studio-context';

/** How often the scenario that is open was won in the lab; nothing where it was never played. */
export function ScenarioEvidence({ file }: { file: string }) {
  const { runs } = useWatched(useStudio().lab);
  const name = nameOfFile(file);
  const evidence = name?.kind === 'scenario' ? evidenceOf(runs, name.pack, name.id) : undefined;
  if (name === null || evidence === undefined) return null;
  return (
    <p className={styles.evidence}>
      {evidenceWords(evidence)}, {timeWords(evidence.at, Date.now())}{' '}
      <PlaceLink to={{ mode: 'lab', item: name }}>Open the lab</PlaceLink>
    </p>
  );
}

/** What never came into play in the latest run of the pack that is open. */
export function useLabFindings(): readonly Problem[] {
  const studio = useStudio();
  const { runs } = useWatched(studio.lab);
  const { item } = usePlace();
  const pack = item?.pack ?? '';
  const run = latestDone(runs, pack);
  const findings = useMemo(() => findingsOf(run), [run]);
  const { documents } = useStoreState();
  return findings.flatMap(({ code, item: key, pointer, message }) => {
    const file = studio.fileOfItem(pack, key);
    return file === null ? [] : [problemAt(documents.get(file), file, { code, pointer, message })];
  });
}

function problemAt(
  document: StudioDocument | undefined,
  file: string,
  { code, pointer, message }: Pick<Problem, 'code' | 'pointer' | 'message'>,
): Problem {
  const range = document === undefined ? null : rangeAt(parsedText(document).root, pointer);
  const start =
    document === undefined || range === null || pointer === '' ? null : placeOf(document.text, range.offset);
  const { line, column } = start ?? { line: 1, column: 1 };
  const hint = 'The lab says so; it may be chance, or a bot that plays otherwise than people.';
  return {
    code,
    severity: 'info',
    layer: 'scenario',
    file,
    pointer,
    line,
    column,
    endLine: line,
    endColumn: column + 1,
    message,
    hint,
  };
}
