'use client';
/** A language side by side: each text of the pack, and beside it what it is in this language. The file's text is the truth, as in a form. */
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { BrokenText } from '../forms/broken-text';
import { packsWithin } from '../forms/named-items';
import { shareValue } from '../forms/shared-value';
import { Button } from '../theme/button';
import { nameOfFile, type StudioDocument } from '../workbench/document';
import { countOf } from '../workbench/kind-words';
import { readableValue } from '../workbench/last-readable';
import { packFacts } from '../workbench/pack-facts';
import { useDocument, useStoreState, useStudio } from '../workbench/studio-context';
import { ItemTexts } from './item-texts';
import styles from './language.module.css';
import { LanguageBar } from './language-bar';
import { OrphanList } from './orphan-list';
import type { TextHands } from './text-hands';
import { withoutTranslation, withTranslation } from './translation-edits';
import { countTexts, languageTexts, nextOpen, type Orphan, shownItems, type TextFilter } from './translation-rows';

export default function LanguageView({ file }: { file: string }) {
  const document = useDocument(file);
  return document === undefined ? null : <Texts document={document} />;
}

/** Items drawn at first, and with each wish for more. */
const ITEMS_AT_ONCE = 120;

function Texts({ document }: { document: StudioDocument }) {
  const studio = useStudio();
  const { documents } = useStoreState();
  const { file } = document;
  const { pack = '', id = '' } = nameOfFile(file) ?? {};
  const { value: read, isBroken } = readableValue(document);
  const last = useRef<unknown>(undefined);
  last.current = shareValue(last.current, read);
  const value = last.current;
  const [filter, setFilter] = useState<TextFilter>('all');
  const [wanted, setWanted] = useState('');
  const [held, setHeld] = useState('');
  const [limit, setLimit] = useState(ITEMS_AT_ONCE);
  const page = useRef<HTMLDivElement>(null);

  const texts = useMemo(
    () => languageTexts(documents, pack, packsWithin(documents, pack), value),
    [documents, pack, value],
  );
  const counts = useMemo(() => countTexts(texts), [texts]);
  const word = useDeferredValue(wanted);
  const shown = useMemo(() => shownItems(texts, filter, word, held), [texts, filter, word, held]);
  const own = packFacts(documents, pack)?.language ?? 'en';

  const goOn = (after: string) => {
    const next = nextOpen(shown, after) ?? nextOpen(texts.items, after);
    if (next === undefined) return;
    setHeld(next.key);
    const at = shown.findIndex(({ key }) => key === next.item);
    if (at >= limit) setLimit(at + ITEMS_AT_ONCE);
    // The row may be drawn only now.
    requestAnimationFrame(() => focusRow(page.current, next.key));
  };
  const now = useRef({ goOn, isBroken });
  now.current = { goOn, isBroken };
  const change = useCallback(
    (edit: (text: string) => string, mergeKey: string) => {
      const text = studio.documents.get(file)?.text;
      if (text !== undefined && !now.current.isBroken) studio.documents.setText(file, edit(text), 'form', mergeKey);
    },
    [studio, file],
  );
  const hands = useMemo<TextHands>(
    () => ({
      write(row, text, isOneStep = false) {
        setHeld(row.key);
        change((before) => withTranslation(before, row, text), isOneStep ? '' : row.key);
      },
      hold: setHeld,
      next: (after) => now.current.goOn(after),
      open: (item) => studio.openFile(item),
    }),
    [studio, change],
  );
  const remove = (orphan: Orphan) => change((before) => withoutTranslation(before, orphan), '');

  return (
    <div className={styles.area}>
      <LanguageBar
        code={id}
        counts={counts}
        filter={filter}
        onFilter={(next) => {
          setFilter(next);
          setHeld('');
        }}
        wanted={wanted}
        onWanted={setWanted}
        onNext={() => goOn(held)}
      />
      <div ref={page} className={styles.page}>
        {isBroken ? <BrokenText document={document} /> : null}
        {shown.slice(0, limit).map((item) => (
          <ItemTexts key={item.key} item={item} own={own} code={id} isReadOnly={isBroken} hands={hands} />
        ))}
        {shown.length > limit ? (
          <Button look="accent" onClick={() => setLimit(limit + ITEMS_AT_ONCE)}>
            {countOf(shown.length - limit, 'more item')}
          </Button>
        ) : null}
        {shown.length === 0 ? <NothingShown filter={filter} counts={counts.all} wanted={wanted} /> : null}
        {filter === 'missing' ? null : <OrphanList orphans={texts.orphans} isReadOnly={isBroken} onRemove={remove} />}
      </div>
    </div>
  );
}

function focusRow(page: HTMLElement | null, key: string): void {
  const field = page?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`);
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}

function NothingShown({ filter, counts, wanted }: { filter: TextFilter; counts: number; wanted: string }) {
  return (
    <p className={styles.nothing} role="status">
      {counts === 0
        ? 'This pack has no texts of its own yet. What you write in it can be translated here.'
        : wanted.trim() !== ''
          ? `No text has “${wanted.trim()}”, and no item is called so.`
          : filter === 'missing'
            ? 'Every text is translated.'
            : 'Nothing has changed since it was translated.'}
    </p>
  );
}
