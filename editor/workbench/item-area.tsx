/** The open item or table: its view bar, what stands between it and the disk, and the view itself. With nothing open, how to begin. */
import { lazy, type ReactNode, Suspense } from 'react';
import { Button, Key } from '../theme/button';
import { folderOfKind, type KindName, nameOfFile } from './document';
import { DocumentBanners } from './document-banners';
import styles from './item-area.module.css';
import { titleOf } from './item-titles';
import { boardKinds } from './item-views';
import { ScenarioEvidence } from './lab-evidence';
import { LoadingBars } from './loading-bars';
import { PanelBoundary } from './panel-boundary';
import states from './states.module.css';
import { useDocument, usePlace, useShownFile, useStoreState, useStudio } from './studio-context';
import { ViewBar } from './view-bar';

const FormView = lazy(() => import('../forms/form-view'));
const BoardView = lazy(() => import('./board-view'));
const LanguageView = lazy(() => import('../language/language-view'));
const TableView = lazy(() => import('../table/table-view'));
const CodeView = lazy(() => import('../code/code-view'));

export function ItemArea() {
  const { mode, table } = usePlace();
  return mode === 'write' && table !== null ? <TableArea table={table} /> : <OneItemArea />;
}

function TableArea({ table }: { table: KindName }) {
  const { phase } = useStoreState();
  if (phase === 'loading') return <LoadingBars />;
  return (
    <PanelBoundary key={folderOfKind(table)} name="The table">
      <Suspense fallback={<LoadingBars />}>
        <TableView pack={table.pack} kind={table.kind} />
      </Suspense>
    </PanelBoundary>
  );
}

function OneItemArea() {
  const file = useShownFile();
  const { phase } = useStoreState();
  const document = useDocument(file ?? '');
  if (file === null) return <NothingOpen />;
  if (document === undefined) return phase === 'loading' ? <LoadingBars /> : <NoSuchItem file={file} />;
  return (
    <div className={styles.area}>
      <h1 className="visually-hidden">{titleOf(document) || file}</h1>
      <ViewBar document={document} />
      <div>
        <DocumentBanners document={document} />
        <ScenarioEvidence file={file} />
      </div>
      <div className={styles.view} role="tabpanel" aria-label={file}>
        <PanelBoundary key={file} name="This view">
          <Suspense fallback={<LoadingBars />}>
            <View file={file} />
          </Suspense>
        </PanelBoundary>
      </div>
    </div>
  );
}

function View({ file }: { file: string }): ReactNode {
  const place = usePlace();
  const { view } = place;
  if (view === 'code') return <CodeView file={file} place={place} />;
  if (view === 'board' && boardKinds.has(nameOfFile(file)?.kind ?? '')) return <BoardView file={file} />;
  // What is side by side needs no form of its own.
  if (nameOfFile(file)?.kind === 'language') return <LanguageView key={file} file={file} />;
  return <FormView key={file} file={file} place={place} />;
}

function NothingOpen() {
  const { overlay, newItem } = useStudio();
  return (
    <div className={styles.area} style={{ gridTemplateRows: 'minmax(0, 1fr)' }}>
      <div className={styles.none}>
        <h2>Nothing is open</h2>
        <p>Choose an item in the tree, or go straight to one.</p>
        <ul>
          <li>
            <button type="button" onClick={() => overlay.set({ type: 'palette' })}>
              Go to item, command or text <Key>Ctrl K</Key>
            </button>
          </li>
          <li>
            <button type="button" onClick={() => newItem()}>
              New item <Key>Alt N</Key>
            </button>
          </li>
          <li>
            <button type="button" onClick={() => overlay.set({ type: 'keys' })}>
              Keyboard shortcuts <Key>?</Key>
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}

function NoSuchItem({ file }: { file: string }) {
  const studio = useStudio();
  const name = nameOfFile(file);
  return (
    <div className={states.notice} role="status" style={{ background: 'var(--surface)' }}>
      <strong>
        There is no <code>{file}</code>
      </strong>
      <p>It may have been renamed or deleted, here or on disk.</p>
      <div className={states.actions}>
        {name === null ? null : (
          <Button look="line" icon="plus" onClick={() => studio.newItem(name.pack, name.kind)}>
            Make it
          </Button>
        )}
        <Button onClick={() => studio.closeTab(file)}>Close the tab</Button>
      </div>
    </div>
  );
}
