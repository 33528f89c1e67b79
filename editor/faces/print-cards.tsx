/** All cards of a kind, or of a pack, as sheets to print: what is seen is what the browser's own print gets, and nothing else. */
import { FocusTrap } from '@mantine/core';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Paper, sheetsOf } from '../../cards/sheets';
import { Icon } from '../icons/icon';
import { Button } from '../theme/button';
import { nameOfFile } from '../workbench/document';
import { countOf, manyOfKind } from '../workbench/kind-words';
import { packFacts } from '../workbench/pack-facts';
import { useStoreState, useStudio } from '../workbench/studio-context';
import styles from './print.module.css';
import { PrintSheet } from './print-sheet';
import { type CardFile, cardFilesOf, layOutRun, type PrintedCard } from './printed-cards';

export interface PrintCardsProps {
  pack: string;
  /** '' for all cards of the pack. */
  kind: string;
}

interface Choices {
  kind: string;
  paper: Paper;
  isEconomy: boolean;
  hasBacks: boolean;
  hasCopies: boolean;
}

export default function PrintCards({ pack, kind }: PrintCardsProps) {
  const { overlay } = useStudio();
  const { documents } = useStoreState();
  const cards = useMemo(() => cardFilesOf(documents, pack), [documents, pack]);
  const kinds = [...new Set(cards.map((card) => card.kind))];
  const [choices, setChoices] = useState<Choices>({
    kind: kinds.includes(kind) ? kind : '',
    paper: 'A4',
    isEconomy: false,
    hasBacks: false,
    hasCopies: true,
  });
  const drawn = useDeferredValue(choices);
  const run = useRun(cards, pack, drawn);
  const leave = () => overlay.set({ type: 'none' });
  useEscape(leave);
  useFocusReturned();
  const count = run.sheets.length * (drawn.hasBacks ? 2 : 1);
  const name = packFacts(documents, pack)?.name ?? pack;

  return createPortal(
    <FocusTrap active>
      <div
        className={styles.room}
        role="dialog"
        aria-modal="true"
        aria-label={`Print cards of ${name}`}
        data-print-run=""
      >
        <header className={styles.bar}>
          <h2>Print cards</h2>
          <label>
            Cards
            <select value={choices.kind} onChange={(event) => setChoices({ ...choices, kind: event.target.value })}>
              <option value="">All of {name}</option>
              {kinds.map((each) => (
                <option key={each} value={each}>
                  {manyOfKind(each)}
                </option>
              ))}
            </select>
          </label>
          <label>
            Paper
            <select
              value={choices.paper}
              onChange={(event) => setChoices({ ...choices, paper: event.target.value === 'Letter' ? 'Letter' : 'A4' })}
            >
              <option>A4</option>
              <option>Letter</option>
            </select>
          </label>
          <Tick
            label="Little ink"
            is={choices.isEconomy}
            onChange={(isEconomy) => setChoices({ ...choices, isEconomy })}
          />
          <Tick label="Backs" is={choices.hasBacks} onChange={(hasBacks) => setChoices({ ...choices, hasBacks })} />
          <Tick
            label="All copies"
            is={choices.hasCopies}
            onChange={(hasCopies) => setChoices({ ...choices, hasCopies })}
          />
          <span className={styles.count} role="status">
            {countOf(run.cards, 'card')} on {countOf(count, 'page')}
          </span>
          <Button onClick={leave} keys="Esc">
            Close
          </Button>
          <Button look="primary" icon="print" disabled={count === 0} onClick={() => window.print()}>
            {run.short.length === 0 ? 'Print' : 'Print all the same'}
          </Button>
        </header>
        <Advice short={run.short} hasBacks={drawn.hasBacks} count={count} />
        <div className={styles.sheets}>
          {run.sheets.map((sheet, at) => (
            <Sheet key={sheetKey(sheet, at)} sheet={sheet} number={at + 1} {...drawn} />
          ))}
        </div>
      </div>
    </FocusTrap>,
    document.body,
  );
}

const sheetKey = (sheet: readonly PrintedCard[], at: number) => `${at} ${sheet[0]?.file}`;

function useRun(cards: readonly CardFile[], pack: string, { kind, isEconomy, hasCopies }: Choices) {
  const { documents } = useStoreState();
  return useMemo(() => {
    const wanted = cards.filter((card) => kind === '' || card.kind === kind);
    const laid = layOutRun(documents, pack, wanted, isEconomy);
    const isFirst = ({ file }: PrintedCard, at: number) => laid[at - 1]?.file !== file;
    const printed = hasCopies ? laid : laid.filter(isFirst).map((card) => ({ ...card, copies: 1 }));
    return {
      sheets: sheetsOf(printed),
      cards: printed.reduce((sum, { copies }) => sum + copies, 0),
      short: laid.filter(({ front }) => front.notes.some(({ is }) => is !== 'small')),
    };
  }, [cards, documents, pack, kind, isEconomy, hasCopies]);
}

function Sheet({ sheet, number, ...choices }: Choices & { sheet: readonly PrintedCard[]; number: number }) {
  const shared = { paper: choices.paper, hasEdges: choices.isEconomy };
  return (
    <>
      <PrintSheet {...shared} side="front" faces={sheet.map(({ front }) => front)} label={`Page ${number}`} />
      {choices.hasBacks ? (
        <PrintSheet {...shared} side="back" faces={sheet.map(({ back }) => back)} label={`Backs of page ${number}`} />
      ) : null}
    </>
  );
}

/** What is best known before paper is used. */
function Advice({ short, hasBacks, count }: { short: readonly PrintedCard[]; hasBacks: boolean; count: number }) {
  const studio = useStudio();
  const open = (file: string) => {
    studio.overlay.set({ type: 'none' });
    studio.openFile(file);
  };
  return (
    <div className={styles.advice}>
      {count === 0 ? <p>No card of these has a face. A card face of its kind says how it is drawn.</p> : null}
      {short.length === 0 ? null : (
        <p className={styles.short} role="alert">
          <Icon name="warning" size={14} />
          <span>
            {countOf(short.length, 'card has', 'cards have')} more to say than there is room for:{' '}
            {short.map(({ file, front }, at) => (
              <span key={file}>
                {at === 0 ? '' : ', '}
                <button type="button" className={styles.link} onClick={() => open(file)}>
                  {front.name || nameOfFile(file)?.id}
                </button>
              </span>
            ))}
          </span>
        </p>
      )}
      {count === 0 ? null : (
        <p>
          In the browser’s print, choose a scale of 100 % and no margins
          {hasBacks ? ', both sides, turned over the long edge' : ''}. A card is 63.5 × 88.9 mm.
        </p>
      )}
    </div>
  );
}

function Tick({ label, is, onChange }: { label: string; is: boolean; onChange(is: boolean): void }) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={is} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

/** Whoever opened it goes on where the focus was. */
function useFocusReturned() {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
}

function useEscape(leave: () => void) {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      leave();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  });
}
