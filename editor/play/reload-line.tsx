/** What a change of content did to the running game, in words: the values, how many answers were given again, or where they ended. */
import { useState } from 'react';
import { Icon } from '../icons/icon';
import { Button } from '../theme/button';
import styles from './decision.module.css';
import { languageName } from './language-name';
import type { ReloadReport } from './playtest-api';

export interface ReloadLineProps {
  report: ReloadReport;
  onUndoEdit?(): void;
  onRestart(): void;
}

const decisions = (count: number): string => (count === 1 ? '1 decision' : `${count} decisions`);
const SET_UP_ANEW = 'The board changed, so the game was set up again';
const shownIn = (language: string): string =>
  language === '' ? 'Shown as it was written' : `Shown in ${languageName(language)}`;
const nameOf = (file: string): string => file.replace(/\.json$/, '');

/** "nurse: health 2 -> 4, 11 decisions answered again". */
export function reloadWords({ changes, answeredAgain, isSetUpAnew, language }: ReloadReport): string {
  if (language !== undefined) return `${shownIn(language)}, ${decisions(answeredAgain)} answered again`;
  const [first] = changes;
  const what = first === undefined ? 'Content changed' : `${nameOf(first.file)}: ${first.text}`;
  const more = changes.length > 1 ? ` and ${changes.length - 1} more` : '';
  const anew = isSetUpAnew ? `. ${SET_UP_ANEW}: ` : ', ';
  return `${what}${more}${anew}${decisions(answeredAgain)} answered again`;
}

export function ReloadLine({ report, onUndoEdit, onRestart }: ReloadLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (report.stoppedAt !== null) return <Diverged report={report} onUndoEdit={onUndoEdit} onRestart={onRestart} />;
  const [first] = report.changes;
  const rest = reloadWords(report).slice(first === undefined ? 0 : nameOf(first.file).length + 1);
  return (
    <div role="status">
      <div className={styles.reload}>
        <Icon name="replace" />
        <p className={styles.words} data-open={isOpen}>
          {first === undefined ? null : <b>{nameOf(first.file)}:</b>}
          {rest}
        </p>
        {report.changes.length > 1 ? (
          <Button size="small" look="accent" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            Details
          </Button>
        ) : null}
      </div>
      {isOpen ? (
        <ul className={styles.changes}>
          {report.changes.map(({ item, file, text }) => (
            <li key={`${item} ${text}`}>
              <b>{nameOf(file)}:</b> {text}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Diverged({ report, onUndoEdit, onRestart }: ReloadLineProps) {
  const { changes, answeredAgain, isSetUpAnew, stoppedAt, kept, language } = report;
  const [first] = changes;
  return (
    <div className={styles.diverged} role="status">
      <p>
        <Icon name="warning" />
        <span>
          {first === undefined ? null : (
            <>
              <b>{nameOf(first.file)}:</b> {first.text}.{' '}
            </>
          )}
          {language === undefined ? '' : `${shownIn(language)}. `}
          {isSetUpAnew ? `${SET_UP_ANEW}: ` : ''}
          {decisions(answeredAgain)} answered again, stopped at <b>decision {stoppedAt?.decision}</b>, “
          {stoppedAt?.question}” “{stoppedAt?.answer}”: {stoppedAt?.reason}.
        </span>
      </p>
      <p className={styles.kept}>{kept === 1 ? '1 later decision is' : `${kept} later decisions are`} kept for redo.</p>
      <div className={styles.ways}>
        {onUndoEdit === undefined ? null : (
          <Button look="line" icon="undo" onClick={onUndoEdit}>
            Undo the edit
          </Button>
        )}
        <Button onClick={onRestart}>Start again</Button>
      </div>
    </div>
  );
}
