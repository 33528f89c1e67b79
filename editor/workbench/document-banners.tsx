/** What stands over an item when it and the disk do not agree: a newer version, or a save that was refused. The text stays as typed. */
import { Icon } from '../icons/icon';
import { Button } from '../theme/button';
import { clockTime } from './clock-words';
import { joinMark, nameOfFile, type StudioDocument } from './document';
import styles from './item-area.module.css';
import { countOf } from './kind-words';
import { changedPart, diffLines } from './line-diff';
import { chooseFirst, marksIn, withMarks } from './merge-marks';
import states from './states.module.css';
import { useStudio } from './studio-context';

export function DocumentBanners({ document }: { document: StudioDocument }) {
  if (document.state === 'conflict' && document.theirs !== null)
    return <Conflict document={document} theirs={document.theirs} />;
  if (document.state === 'refused') return <Refused document={document} />;
  const marks = marksIn(document.text);
  return marks === null ? <div /> : <Choosing document={document} {...marks} />;
}

/** Both versions stand in the text. Until one is chosen at each place the file is kept here and not saved. */
function Choosing({ document, left, line }: { document: StudioDocument; left: number; line: number }) {
  const { documents, showLine } = useStudio();
  const { file, text } = document;
  const choose = (choice: 'mine' | 'theirs') => {
    const chosen = chooseFirst(text, choice);
    documents.setText(file, chosen, 'merge');
    const next = marksIn(chosen);
    if (next !== null) showLine(file, next.line);
  };
  return (
    <div className={states.banner} role="alert">
      <Icon name="warning" />
      <div>
        <strong>Choose one of both versions</strong> in line {line}: yours stands first, the one on disk second.{' '}
        <span style={{ color: 'var(--muted)' }}>
          {left === 1 ? 'This is the last place' : `${left} places are left`}. The file is saved once no mark stands.
        </span>
        <div className={states.actions}>
          <Button look="line" onClick={() => choose('mine')}>
            Mine here
          </Button>
          <Button look="line" onClick={() => choose('theirs')}>
            The disk’s here
          </Button>
          <Button onClick={() => showLine(file, line)}>Go to the mark</Button>
        </div>
      </div>
    </div>
  );
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
  const { documents, showLine } = useStudio();
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
    const both = withMarks(document.text, theirs.text ?? '');
    documents.setText(file, both, 'merge');
    documents.resolveConflict(file, 'mine');
    const marks = marksIn(both);
    if (marks !== null) showLine(file, marks.line);
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
