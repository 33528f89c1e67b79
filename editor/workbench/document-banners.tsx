/** What stands over an item when it and the disk do not agree: a newer version, or a save that was refused. The text stays as typed. */
import { Icon } from '../icons/icon';
import { Button } from '../theme/button';
import { clockTime } from './clock-words';
import { joinMark, nameOfFile, type StudioDocument } from './document';
import styles from './item-area.module.css';
import { countOf } from './kind-words';
import { changedPart, diffLines } from './line-diff';
import states from './states.module.css';
import { useStudio } from './studio-context';

export function DocumentBanners({ document }: { document: StudioDocument }) {
  if (document.state === 'conflict' && document.theirs !== null)
    return <Conflict document={document} theirs={document.theirs} />;
  if (document.state === 'refused') return <Refused document={document} />;
  return <div />;
}

/** The file as it stands, saved where downloads go: the way out when nothing else takes it. */
function exportText(document: StudioDocument) {
  const address = URL.createObjectURL(new Blob([joinMark(document)], { type: 'application/json' }));
  const link = window.document.createElement('a');
  link.href = address;
  link.download = `${nameOfFile(document.file)?.id ?? 'item'}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

function Refused({ document }: { document: StudioDocument }) {
  return (
    <div className={states.banner} data-tone="error" role="alert">
      <Icon name="error" />
      <div>
        <code>{document.file}</code> was not saved: {document.reason} Your text is kept here.
        <div className={states.actions}>
          <Button look="line" onClick={() => exportText(document)}>
            Save a copy
          </Button>
        </div>
      </div>
    </div>
  );
}

function Conflict({ document, theirs }: { document: StudioDocument; theirs: NonNullable<StudioDocument['theirs']> }) {
  const { documents, openFile } = useStudio();
  const { file } = document;
  if (theirs.text === null) {
    return (
      <div className={states.banner} role="alert">
        <Icon name="warning" />
        <div>
          <code>{file}</code> was deleted on disk at {clockTime(theirs.at)} while you were typing.
          <div className={states.actions}>
            <Button look="primary" onClick={() => documents.resolveConflict(file, 'mine')}>
              Keep mine
            </Button>
            <Button look="line" onClick={() => documents.resolveConflict(file, 'theirs')}>
              Let it go
            </Button>
          </div>
        </div>
      </div>
    );
  }
  const { places } = diffLines(document.text, theirs.text);
  const merge = () => {
    documents.setText(file, withMarks(document.text, theirs.text ?? ''), 'merge');
    documents.resolveConflict(file, 'mine');
    openFile(file, { view: 'code' });
  };
  return (
    <div className={states.banner} role="alert">
      <Icon name="warning" />
      <div>
        <code>{file}</code> changed on disk at {clockTime(theirs.at)} while you were typing. Nothing has been
        overwritten. <span style={{ color: 'var(--muted)' }}>{countOf(places.length, 'difference')}</span>
        <div className={styles.versions}>
          <div data-side="mine">
            <span>Yours</span>
            {places.map(({ line, mine, theirs: others }) => (
              <ChangedLines key={line} lines={mine} others={others} />
            ))}
          </div>
          <div data-side="theirs">
            <span>On disk</span>
            {places.map(({ line, mine, theirs: others }) => (
              <ChangedLines key={line} lines={others} others={mine} />
            ))}
          </div>
        </div>
        <div className={states.actions}>
          <Button look="primary" onClick={() => documents.resolveConflict(file, 'mine')}>
            Keep mine
          </Button>
          <Button look="line" onClick={() => documents.resolveConflict(file, 'theirs')}>
            Take theirs
          </Button>
          <Button onClick={merge}>Merge in code</Button>
        </div>
      </div>
    </div>
  );
}

/** The lines of one side, with what the other side has otherwise set apart. A long line that is the same at its ends is shortened. */
function ChangedLines({ lines, others }: { lines: readonly string[]; others: readonly string[] }) {
  const { before, changed, after } = changedPart(lines.join('\n'), others.join('\n'));
  return (
    <pre>
      {before}
      {changed === '' ? ' ' : <mark>{changed}</mark>}
      {after}
    </pre>
  );
}

/** Both versions in one text, each difference between marks that do not parse, so that nobody forgets to choose. */
function withMarks(mine: string, theirs: string): string {
  const lines = mine.split('\n');
  for (const place of diffLines(mine, theirs).places.toReversed()) {
    const block = ['<<<<<<< yours', ...place.mine, '=======', ...place.theirs, '>>>>>>> on disk'];
    lines.splice(place.line - 1, place.mine.length, ...block);
  }
  return lines.join('\n');
}
