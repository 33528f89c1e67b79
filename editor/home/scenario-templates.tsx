/** Scenarios to begin with: a copy of one that the pack or its bases have, playable at once, or a blank one made from the schema. */
import { Icon } from '../icons/icon';
import { nameOfFile, parsedText, type StudioDocument } from '../workbench/document';
import { titleOf } from '../workbench/item-titles';
import { nodeAt } from '../workbench/json-text';
import { packFacts } from '../workbench/pack-facts';
import { useStoreState, useStudio } from '../workbench/studio-context';
import styles from './home.module.css';

const MAX_COPIES = 4;
const MAX_TEXT = 90;

export function ScenarioTemplates({ pack, name }: { pack: string; name: string }) {
  const studio = useStudio();
  const { documents } = useStoreState();
  const bases = packFacts(documents, pack)?.extends ?? [];
  const copies = [...documents.values()].filter(({ file }) => {
    const item = nameOfFile(file);
    return item?.kind === 'scenario' && (item.pack === pack || bases.includes(item.pack));
  });
  return (
    <>
      <div className={styles.head} style={{ marginTop: 32 }}>
        <h2>New scenario in {name}</h2>
        {copies.length === 0 ? null : <span>from one that is there, playable at once</span>}
      </div>
      <div className={styles.templates}>
        {copies.slice(0, MAX_COPIES).map((document) => (
          <Template
            key={document.file}
            icon="file"
            title={`Like ${titleOf(document) || document.file}`}
            text={firstWords(document)}
            onTake={() => studio.overlay.set({ type: 'new-item', pack, kind: 'scenario', from: document.file })}
          />
        ))}
        <Template
          icon="plus"
          title="Blank"
          text="What the schema asks for, and nothing else."
          onTake={() => studio.newItem(pack, 'scenario')}
        />
      </div>
    </>
  );
}

function Template({
  icon,
  title,
  text,
  onTake,
}: {
  icon: 'file' | 'plus';
  title: string;
  text: string;
  onTake(): void;
}) {
  return (
    <button type="button" className={styles.template} onClick={onTake}>
      <Icon name={icon} className={styles.mark} />
      <strong>{title}</strong>
      <span className={styles.small}>{text}</span>
    </button>
  );
}

function firstWords(document: StudioDocument): string {
  const { root } = parsedText(document);
  const node = root === undefined ? undefined : nodeAt(root, ['text']);
  const template = typeof node?.value === 'string' ? node.value : '';
  const text = template.replaceAll(/\{setting\.(\w+)\}/g, (whole, name: string) => {
    const value: unknown = root === undefined ? undefined : nodeAt(root, ['settings', name])?.value;
    return typeof value === 'number' ? String(value) : whole;
  });
  if (text.length <= MAX_TEXT) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_TEXT))} …`;
}
