/** The packs of the folder as a table. Choosing one shows its scenarios to begin with; its name opens it. */
import { Icon } from '../icons/icon';
import type { InterfaceIconName } from '../icons/interface-icons';
import { ActionMenu } from '../theme/action-menu';
import { Button } from '../theme/button';
import { timeAgo } from '../workbench/clock-words';
import { PlaceLink } from '../workbench/place-link';
import { useStudio } from '../workbench/studio-context';
import styles from './home.module.css';
import type { PackSummary } from './pack-summary';

export interface PackTableProps {
  packs: readonly PackSummary[];
  chosen: string;
  onChoose(pack: string): void;
}

const icons: Readonly<Record<PackSummary['check']['tone'], InterfaceIconName>> = {
  ok: 'check',
  warning: 'warning',
  error: 'error',
  none: 'clock',
};

export function PackTable({ packs, chosen, onChoose }: PackTableProps) {
  return (
    <table className={styles.packs}>
      <colgroup>
        <col style={{ width: 30 }} />
        <col />
        <col style={{ width: 160 }} />
        <col style={{ width: 124 }} />
        <col style={{ width: 96 }} />
        <col style={{ width: 176 }} />
      </colgroup>
      <thead>
        <tr>
          <th aria-hidden="true" />
          <th scope="col">Name</th>
          <th scope="col">Id or base</th>
          <th scope="col">Checks</th>
          <th scope="col">Changed</th>
          <th>
            <span className="visually-hidden">Commands</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {packs.map((summary) => (
          <PackRow key={summary.pack} summary={summary} isChosen={summary.pack === chosen} onChoose={onChoose} />
        ))}
      </tbody>
    </table>
  );
}

interface PackRowProps {
  summary: PackSummary;
  isChosen: boolean;
  onChoose(pack: string): void;
}

function PackRow({ summary, isChosen, onChoose }: PackRowProps) {
  const studio = useStudio();
  const { pack, name, holds, base, check, changedAt } = summary;
  const choose = () => onChoose(pack);
  const item = { pack, kind: 'pack', id: pack };
  return (
    <tr data-on={isChosen ? '' : undefined} onClick={choose} onFocus={choose}>
      <td>
        <Icon name="pack" />
      </td>
      <td>
        <PlaceLink
          to={{ mode: 'write', item }}
          className={styles.name}
          onClick={() => studio.openFile(`${pack}/pack.json`)}
        >
          {name}
        </PlaceLink>
        <span className={styles.small}>{holds}</span>
      </td>
      <td className={styles.base}>
        {base === '' ? <code>{pack}</code> : <span className={styles.small}>{base}</span>}
      </td>
      <td>
        <span className={styles.state} data-tone={check.tone}>
          <Icon name={icons[check.tone]} className={check.tone === 'ok' ? styles.markOk : undefined} />
          {check.words}
        </span>
      </td>
      <td className={styles.small}>{changedAt === 0 ? '' : timeAgo(changedAt, Date.now())}</td>
      <td>
        <span className={styles.does}>
          <Button look={isChosen ? 'line' : 'accent'} icon="plus" onClick={() => studio.newItem(pack, 'scenario')}>
            New scenario
          </Button>
          <ActionMenu
            label={`More for ${name}`}
            entries={[
              { label: 'Open the pack', icon: 'open', run: () => studio.openFile(`${pack}/pack.json`) },
              { label: 'New item', icon: 'plus', run: () => studio.newItem(pack, '') },
              { label: 'Extend it', icon: 'layers', run: () => studio.overlay.set({ type: 'new-pack', base: pack }) },
            ]}
          />
        </span>
      </td>
    </tr>
  );
}
