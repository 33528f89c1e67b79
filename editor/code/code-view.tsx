'use client';
/** An item as code: where the cursor is, and the editor. It shares the document with the form; changing views keeps cursor and undo. */
import { useEffect, useRef } from 'react';
import { useTheme } from '../theme/theme-choice';
import { useWatched } from '../workbench/observable';
import type { Place } from '../workbench/place';
import { useChecks, useStudio } from '../workbench/studio-context';
import styles from './code.module.css';
import { type CodeEditor, openCodeEditor } from './code-editor';
import { applyCodeTheme } from './code-theme';
import { PathLine } from './path-line';

export interface CodeViewProps {
  file: string;
  /** Where the author is; each visit shows its place again. */
  place: Place;
}

export default function CodeView({ file, place }: CodeViewProps) {
  const studio = useStudio();
  const { theme } = useTheme();
  const { report } = useChecks();
  const lineWanted = useWatched(studio.lineWanted);
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor | null>(null);

  useEffect(() => {
    if (host.current === null) return;
    const opened = openCodeEditor(studio, host.current);
    editor.current = opened;
    return () => {
      editor.current = null;
      opened.dispose();
    };
  }, [studio]);

  useEffect(() => applyCodeTheme(theme), [theme]);
  useEffect(() => editor.current?.show(file), [file]);
  useEffect(() => {
    editor.current?.mark((report?.problems ?? []).filter((problem) => problem.file === file));
  }, [report, file]);
  useEffect(() => {
    if (place.at !== null) editor.current?.reveal(file, place.at);
  }, [place, file]);
  useEffect(() => {
    if (lineWanted?.file !== file) return;
    editor.current?.revealLine(lineWanted.line);
    studio.lineWanted.set(null);
  }, [studio, lineWanted, file]);

  return (
    <div className={styles.view}>
      <PathLine file={file} />
      <div ref={host} className={styles.host} data-own-keys="rename used-by" />
    </div>
  );
}
