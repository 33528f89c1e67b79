'use client';
/**
 * The form of one item: a view of the document's text, with its checks. A text that does not parse keeps the last form on the page, disabled, and
 * says where it breaks.
 */
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { decide, schemaOf, variantsOf } from '../../pack/schema-catalog';
import { BesideCard } from '../faces/beside-card';
import { problemKey } from '../workbench/check-report';
import { nameOfFile, parsedText, type StudioDocument } from '../workbench/document';
import { changeBranch } from '../workbench/item-template';
import { setValue } from '../workbench/json-edit';
import { readNode } from '../workbench/json-text';
import { readableValue } from '../workbench/last-readable';
import { packFacts } from '../workbench/pack-facts';
import type { Place } from '../workbench/place';
import states from '../workbench/states.module.css';
import { useDocument, useStoreState, useStudio } from '../workbench/studio-context';
import { BrokenText } from './broken-text';
import { Field } from './field';
import { asFields } from './field-list';
import styles from './form.module.css';
import { FormContext, type FormShared } from './form-context';
import { ItemForm } from './item-form';
import { Picker } from './picker';
import { shareValue } from './shared-value';
import { type FormParts, useFormParts } from './use-form-parts';
import { useReveal } from './use-reveal';

export interface FormViewProps {
  file: string;
  /** Where the author is; each visit shows its place again. */
  place: Place;
}

export default function FormView({ file, place }: FormViewProps) {
  const document = useDocument(file);
  return document === undefined ? null : <ItemView document={document} place={place} />;
}

function ItemView({ document, place }: { document: StudioDocument; place: Place }) {
  const studio = useStudio();
  const { documents } = useStoreState();
  const { file } = document;
  const name = nameOfFile(file);
  const system = packFacts(documents, name?.pack ?? '')?.system ?? '';
  const union = name === null ? undefined : schemaOf(system, name.kind);
  const { value: read, isBroken } = readableValue(document);
  const last = useRef<unknown>(undefined);
  last.current = shareValue(last.current, read);
  const value = last.current;
  const parts = useFormParts(file, system);
  const page = useRef<HTMLDivElement>(null);
  useReveal(page, parts.editor, place);
  useProblemUnderFocus(page, parts);
  useTriggerKey(page);

  const tagName = union?.discriminator?.propertyName;
  const tag = useMemo(
    () =>
      union === undefined || tagName === undefined ? null : { name: tagName, branches: [...variantsOf(union).keys()] },
    [union, tagName],
  );
  const shared = useMemo<FormShared>(
    () => ({
      ...parts,
      Field,
      isReadOnly: isBroken,
      changeForm(branch) {
        const now = studio.documents.get(file);
        const root = now === undefined ? undefined : parsedText(now).root;
        if (now === undefined || root === undefined || union === undefined || tagName === undefined) return;
        studio.documents.setText(
          file,
          setValue(now.text, [], changeBranch(union, asFields(readNode(root)), tagName, branch)),
          'form',
        );
      },
    }),
    [parts, isBroken, studio, file, union, tagName],
  );

  if (union === undefined) return <NoSchema system={system} kind={name?.kind ?? ''} />;
  return (
    <FormContext value={shared}>
      <BesideCard file={file}>
        <div ref={page} className={styles.page}>
          {isBroken ? <BrokenText document={document} /> : null}
          <div className={styles.form} aria-disabled={isBroken || undefined}>
            {value === undefined ? null : <ItemForm schema={decide(union, value)} value={value} tag={tag} />}
          </div>
        </div>
      </BesideCard>
      <Picker layer={parts.picker} />
    </FormContext>
  );
}

/** The problem of the field that has the focus is the chosen one, so that Alt Enter mends it. */
function useProblemUnderFocus(page: RefObject<HTMLElement | null>, { problems }: FormParts) {
  const { chosenProblem } = useStudio();
  useEffect(() => {
    const element = page.current;
    const choose = ({ target }: FocusEvent) => {
      const place = target instanceof Element ? target.closest<HTMLElement>('[data-pointer]') : null;
      const [problem] = problems.get().at(place?.dataset.pointer ?? 'none');
      if (problem !== undefined) chosenProblem.set(problemKey(problem));
    };
    element?.addEventListener('focusin', choose);
    return () => element?.removeEventListener('focusin', choose);
  }, [page, problems, chosenProblem]);
}

/** Alt T adds a trigger wherever the focus is in the form. */
function useTriggerKey(page: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.code !== 'KeyT') return;
      const button = page.current?.querySelector<HTMLElement>('[data-add="/triggers"], [data-adds="triggers"]');
      if (button === null || button === undefined) return;
      event.preventDefault();
      button.click();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [page]);
}

function NoSchema({ system, kind }: { system: string; kind: string }) {
  return (
    <div className={states.notice} role="status">
      <strong>There is no form for this item</strong>
      <p>
        {system === ''
          ? 'The pack’s file names no system, so nothing is known of its kinds. Edit it as code.'
          : `The system ${system} has no kind “${kind}”. Edit it as code, or move the file to the folder of its kind.`}
      </p>
    </div>
  );
}
