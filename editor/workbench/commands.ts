/** All commands of the workbench for the state that it is in. The one list from which palette, menus, keys dialog and keyboard work. */

import { kindsWithFace } from '../faces/studio-words';
import { problemKey } from './check-report';
import type { Command } from './command';
import { kindOfFolder, nameOfFile } from './document';
import { boardKinds } from './item-views';
import { mendingsOf } from './mendings';
import type { ItemView } from './place';
import { pointerOf } from './pointer';
import { shownProblems, stepProblem } from './problem-moves';
import type { Studio } from './studio';
import { tabBeside } from './tabs';
import { treeFilterId } from './tree-filter-id';

export function workbenchCommands(studio: Studio): readonly Command[] {
  const tab = studio.shownTab();
  const file = studio.shownFile() ?? studio.activeRow.get();
  const document = file === null ? undefined : studio.documents.get(file);
  const problems = shownProblems(studio.checks.get().report?.problems ?? [], studio.problemFilter.get(), tab);
  const chosen = problems.find((problem) => problemKey(problem) === studio.chosenProblem.get());
  const [mending] = chosen === undefined ? [] : mendingsOf(studio, chosen);
  const hasFile = document !== undefined;
  const name = file === null ? null : nameOfFile(file);
  const shown = tab === null ? null : (kindOfFolder(tab) ?? nameOfFile(tab));
  const onFile = (act: (file: string) => void) => () => file !== null && act(file);
  const view = (to: ItemView) =>
    onFile((each) => (each === tab ? studio.navigation.go({ view: to }) : studio.openFile(each, { view: to })));
  const beside = (step: 1 | -1) => () => {
    const next = tabBeside(studio.tabs.get(), tab, step);
    if (next !== null) studio.openTab(next);
  };
  const stepOf = (way: 'undo' | 'redo') => studio.documents.nextStep(studio.editedFiles(), way);
  const undoable = stepOf('undo');
  const redoable = stepOf('redo');
  const lastClosed = studio.tabs
    .get()
    .closed.findLast((closed) => kindOfFolder(closed) !== null || studio.documents.get(closed) !== undefined);

  return [
    {
      id: 'palette',
      group: 'Go',
      title: 'Go to item, command or text',
      keys: ['Ctrl K'],
      isOn: true,
      run: () => studio.overlay.set({ type: 'palette' }),
    },
    {
      id: 'find',
      group: 'Go',
      title: 'Find in the content tree',
      keys: ['Ctrl P'],
      isOn: true,
      run: () => focusFilter(studio),
    },
    { id: 'next-tab', group: 'Go', title: 'Next tab', keys: ['Alt PageDown'], isOn: tab !== null, run: beside(1) },
    {
      id: 'previous-tab',
      group: 'Go',
      title: 'Previous tab',
      keys: ['Alt PageUp'],
      isOn: tab !== null,
      run: beside(-1),
    },
    {
      id: 'close-tab',
      group: 'Go',
      title: 'Close tab',
      keys: ['Alt W'],
      isOn: tab !== null,
      run: () => tab !== null && studio.closeTab(tab),
    },
    {
      id: 'reopen-tab',
      group: 'Go',
      title: 'Reopen the last closed tab',
      keys: ['Alt Shift W'],
      isOn: lastClosed !== undefined,
      run: () => lastClosed !== undefined && studio.openTab(lastClosed),
    },
    {
      id: 'packs',
      group: 'Go',
      title: 'Packs',
      keys: ['Alt H'],
      isOn: true,
      run: () => studio.navigation.go({ mode: 'home', item: null }),
    },
    { id: 'form', group: 'Item', title: 'Show as form', keys: ['Alt 1'], isOn: hasFile, run: view('form') },
    { id: 'code', group: 'Item', title: 'Show as code', keys: ['Alt 2'], isOn: hasFile, run: view('code') },
    {
      id: 'table',
      group: 'Item',
      title: 'Show all of its kind as a table',
      keys: ['Alt 3'],
      isOn: hasFile && name !== null && name.kind !== 'pack',
      run: () => name !== null && studio.openTable(name, pointerOf([name.id])),
    },
    {
      id: 'board',
      group: 'Item',
      title: 'Show as board',
      keys: ['Alt 4'],
      isOn: boardKinds.has(name?.kind ?? ''),
      run: view('board'),
    },
    { id: 'new-item', group: 'Item', title: 'New item', keys: ['Alt N'], isOn: true, run: () => studio.newItem() },
    {
      id: 'new-pack',
      group: 'Item',
      title: 'New pack or expansion',
      keys: [],
      isOn: true,
      run: () => studio.overlay.set({ type: 'new-pack', base: name?.pack ?? '' }),
    },
    {
      id: 'new-language',
      group: 'Item',
      title: 'New language: translate a pack',
      keys: [],
      isOn: true,
      run: () => studio.newItem(undefined, 'language'),
    },
    {
      id: 'print',
      group: 'Item',
      title: 'Print cards',
      keys: [],
      isOn: shown !== null && kindsWithFace(studio.documents.state().documents, shown.pack).size > 0,
      run: () => shown !== null && studio.overlay.set({ type: 'print', pack: shown.pack, kind: shown.kind }),
    },
    {
      id: 'duplicate',
      group: 'Item',
      title: 'Duplicate item',
      keys: ['Alt D'],
      isOn: hasFile,
      run: onFile((each) => studio.overlay.set({ type: 'duplicate', file: each })),
    },
    {
      id: 'rename',
      group: 'Item',
      title: 'Rename item',
      keys: ['F2'],
      isOn: hasFile,
      run: onFile((each) => studio.overlay.set({ type: 'rename', file: each })),
    },
    {
      id: 'delete',
      group: 'Item',
      title: 'Delete item',
      keys: [],
      isOn: hasFile,
      run: onFile((each) => void studio.removeFiles([each])),
    },
    {
      id: 'used-by',
      group: 'Item',
      title: 'Used by',
      keys: ['Shift F12'],
      isOn: hasFile && file === tab,
      run: () => studio.isUsedByOpen.set(true),
    },
    {
      id: 'undo',
      group: 'Edit',
      title: 'Undo',
      keys: ['Ctrl Z'],
      isOn: undoable !== null,
      run: () => undoable !== null && studio.documents.undo(undoable),
    },
    {
      id: 'redo',
      group: 'Edit',
      title: 'Redo',
      keys: ['Ctrl Shift Z', 'Ctrl Y'],
      isOn: redoable !== null,
      run: () => redoable !== null && studio.documents.redo(redoable),
    },
    {
      id: 'save',
      group: 'Edit',
      title: 'Save now',
      keys: ['Ctrl S'],
      isOn: true,
      run: () => void studio.documents.flush(),
    },
    {
      id: 'next-problem',
      group: 'Problems',
      title: 'Next problem',
      keys: ['F8'],
      isOn: problems.length > 0,
      run: () => stepProblem(studio, problems, 1),
    },
    {
      id: 'previous-problem',
      group: 'Problems',
      title: 'Previous problem',
      keys: ['Shift F8'],
      isOn: problems.length > 0,
      run: () => stepProblem(studio, problems, -1),
    },
    {
      id: 'fix',
      group: 'Problems',
      title: 'Mend the chosen problem',
      keys: ['Alt Enter'],
      isOn: mending !== undefined,
      run: () => mending?.run(),
    },
    { id: 'check', group: 'Problems', title: 'Check everything again', keys: [], isOn: true, run: studio.checks.again },
    {
      id: 'problems',
      group: 'Panels',
      title: 'Problems',
      keys: ['Ctrl J'],
      isOn: true,
      run: () => studio.layout.set((now) => ({ ...now, areProblemsOpen: !now.areProblemsOpen })),
    },
    {
      id: 'tree',
      group: 'Panels',
      title: 'Content tree',
      keys: ['Ctrl B'],
      isOn: true,
      run: () => studio.layout.set((now) => ({ ...now, isTreeOpen: !now.isTreeOpen })),
    },
    {
      id: 'playtest',
      group: 'Panels',
      title: 'Playtest',
      keys: ['Alt B'],
      isOn: true,
      run: () => studio.layout.set((now) => ({ ...now, isPlaytestOpen: !now.isPlaytestOpen })),
    },
    {
      id: 'keys',
      group: 'Panels',
      title: 'Keyboard shortcuts',
      keys: ['?'],
      isOn: true,
      run: () => studio.overlay.set({ type: 'keys' }),
    },
  ];
}

function focusFilter(studio: Studio) {
  studio.layout.set((now) => ({ ...now, isTreeOpen: true }));
  // The field may appear only with the panel that was just opened.
  requestAnimationFrame(() => {
    const field = document.getElementById(treeFilterId);
    if (field instanceof HTMLInputElement) field.select();
  });
}
