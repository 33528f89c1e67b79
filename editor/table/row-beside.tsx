/** The item of the active row beside its table, as form or code. It follows the active row once that rests. */
import { type KeyboardEvent, lazy, Suspense, useDeferredValue, useMemo, useRef } from 'react';
import { IconButton } from '../theme/button';
import { Segments } from '../theme/segments';
import { nameOfFile } from '../workbench/document';
import { DocumentBanners } from '../workbench/document-banners';
import { titleOf } from '../workbench/item-titles';
import { LoadingBars } from '../workbench/loading-bars';
import { type Observable, useWatched } from '../workbench/observable';
import { PanelBoundary } from '../workbench/panel-boundary';
import { home, type Place } from '../workbench/place';
import { Resizer } from '../workbench/resizer';
import { useDocument, useStudio } from '../workbench/studio-context';
import styles from './table.module.css';
import type { TableSettings } from './table-settings';

const FormView = lazy(() => import('../forms/form-view'));
const CodeView = lazy(() => import('../code/code-view'));

export interface RowBesideProps {
  file: string;
  /** A place in it that is to be shown; a new object for each wish. */
  at: { at: string } | null;
  settings: Observable<TableSettings>;
  onLeave(): void;
}

const LEAST_WIDTH = 280;

export function RowBeside({ file: wanted, at, settings, onLeave }: RowBesideProps) {
  const studio = useStudio();
  const { beside, besideWidth } = useWatched(settings);
  const file = useDeferredValue(wanted);
  const document = useDocument(file);
  const panel = useRef<HTMLElement>(null);
  const place = useMemo<Place>(
    () => ({ ...home, mode: 'write', item: nameOfFile(file), at: file === wanted ? (at?.at ?? null) : null }),
    [file, wanted, at],
  );
  if (document === undefined) return null;
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onLeave();
  };
  const width = besideWidth === 0 ? 'max(280px, 44%)' : `${besideWidth}px`;
  return (
    <aside ref={panel} className={styles.beside} style={{ width }} aria-label="The active row" onKeyDown={handleKey}>
      <Resizer
        label="Width of the row beside the table"
        side="left"
        width={besideWidth === 0 ? (panel.current?.offsetWidth ?? LEAST_WIDTH) : besideWidth}
        least={LEAST_WIDTH}
        most={900}
        onChange={(to) => settings.set((now) => ({ ...now, besideWidth: to }))}
        onReset={() => settings.set((now) => ({ ...now, besideWidth: 0 }))}
      />
      <header className={styles.besideHead}>
        <strong>{titleOf(document) || nameOfFile(file)?.id}</strong>
        <Segments
          label="The row as"
          options={[
            { id: 'form', label: 'Form' },
            { id: 'code', label: 'Code' },
          ]}
          value={beside === 'code' ? 'code' : 'form'}
          onChange={(to: 'form' | 'code') => settings.set((now) => ({ ...now, beside: to }))}
        />
        <IconButton icon="open" label="Open in a tab" onClick={() => studio.openFile(file)} />
        <IconButton
          icon="close"
          label="Close what stands beside the table"
          keys="Alt R"
          onClick={() => settings.set((now) => ({ ...now, beside: 'nothing' }))}
        />
      </header>
      <DocumentBanners document={document} />
      <div className={styles.besideView}>
        <PanelBoundary key={file} name="The row">
          <Suspense fallback={<LoadingBars />}>
            {beside === 'code' ? (
              <CodeView file={file} place={place} />
            ) : (
              <FormView key={file} file={file} place={place} />
            )}
          </Suspense>
        </PanelBoundary>
      </div>
    </aside>
  );
}
