'use client';
/** The studio as a page: makes what the panels share, starts it, and shows home, workbench or game by the address. For the browser only. */
import { useEffect, useState } from 'react';
import { HomePage } from '../home/home-page';
import { fileOfName } from './document';
import styles from './frame.module.css';
import { titleOf } from './item-titles';
import { manyOfKind } from './kind-words';
import { LabPage } from './lab-page';
import { Overlays } from './overlays';
import { PlayPage } from './play-page';
import { StatusBar } from './status-bar';
import { createStudio } from './studio';
import { StudioContext, useDocument, usePlace } from './studio-context';
import { TopBar } from './top-bar';
import { useCommandKeys } from './use-command-keys';
import { Workbench } from './workbench';

export default function StudioApp() {
  const [studio] = useState(createStudio);
  useEffect(() => studio.start(), [studio]);
  useCommandKeys(studio);
  return (
    <StudioContext value={studio}>
      <div className={styles.app}>
        <TopBar />
        <Page />
        <StatusBar />
      </div>
      <Overlays />
    </StudioContext>
  );
}

function Page() {
  const { mode } = usePlace();
  usePageTitle();
  if (mode === 'home') return <HomePage />;
  if (mode === 'play') return <PlayPage />;
  if (mode === 'lab') return <LabPage />;
  return <Workbench />;
}

/** The open item's name first, for a browser with many tabs. */
function usePageTitle() {
  const { mode, item, table } = usePlace();
  const open = useDocument(item === null ? '' : fileOfName(item));
  const name = open === undefined ? manyOfKind(table?.kind ?? '') : titleOf(open) || (item?.id ?? '');
  useEffect(() => {
    document.title = name === '' || mode === 'home' ? 'Wardwright' : `${name} · Wardwright`;
  }, [name, mode]);
}
