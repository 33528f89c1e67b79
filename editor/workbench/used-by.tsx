/** What names this item, as a list to jump from. Its button carries the count. */
import { Popover } from '@mantine/core';
import { Icon } from '../icons/icon';
import { kindIcon } from '../icons/kind-icon';
import { Button } from '../theme/button';
import controls from '../theme/controls.module.css';
import { nameOfFile } from './document';
import { decksThatDraw, usedByRules } from './drawn-by';
import styles from './item-area.module.css';
import { countOf } from './kind-words';
import { useWatched } from './observable';
import { PlaceLink } from './place-link';
import { useStoreState, useStudio } from './studio-context';
import { useUses } from './use-uses';

const MAX_SHOWN = 200;

const RULE_WORDS = {
  rules: { label: 'Used by the rules', text: 'No item names it: the rules of the game use it by themselves.' },
  choice: { label: 'Chosen for a game', text: 'No item names it: whoever begins a game chooses it.' },
} as const;

export function UsedBy({ file }: { file: string }) {
  const { isUsedByOpen } = useStudio();
  const isOpen = useWatched(isUsedByOpen);
  const all = useUses(file);
  // To translate an item is not to use it.
  const uses = all?.filter((use) => nameOfFile(use.file)?.kind !== 'language') ?? null;
  const { documents } = useStoreState();
  const decks = uses?.length === 0 ? decksThatDraw(documents, file) : [];
  const rules = uses?.length === 0 ? usedByRules(documents, file) : null;
  const unnamed =
    decks.length > 0 ? `Drawn by ${decks.join(', ')}` : rules === null ? 'Named nowhere' : RULE_WORDS[rules].label;
  const label = uses === null ? 'Used by' : uses.length === 0 ? unnamed : `Used by ${uses.length}`;
  return (
    <Popover
      opened={isOpen}
      onChange={isUsedByOpen.set}
      position="bottom-end"
      offset={4}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: controls.menu }}
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <Button
          size="small"
          look="quiet"
          icon="link"
          title="Used by (Shift F12)"
          onClick={() => isUsedByOpen.set(!isOpen)}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <section className={styles.usedBy} aria-label="Used by">
          {uses === null || uses.length === 0 ? (
            <p style={{ padding: '4px 8px', color: 'var(--muted)' }}>
              {uses === null
                ? 'Looking for what names it.'
                : decks.length > 0
                  ? `No item names it. Decks that draw it: ${decks.join(', ')}.`
                  : rules === null
                    ? 'Nothing names this item.'
                    : RULE_WORDS[rules].text}
            </p>
          ) : (
            uses.slice(0, MAX_SHOWN).map((use) => {
              const name = nameOfFile(use.file);
              return (
                <PlaceLink
                  key={`${use.file}#${use.offset}`}
                  to={{ mode: 'write', item: name, at: use.pointer }}
                  onClick={() => isUsedByOpen.set(false)}
                >
                  <Icon name={kindIcon(name?.kind ?? '')} />
                  <code>{name?.id ?? use.file}</code>
                  <span>{use.pointer.slice(1).replaceAll('/', ' › ')}</span>
                </PlaceLink>
              );
            })
          )}
          {uses !== null && uses.length > MAX_SHOWN ? (
            <p style={{ padding: '4px 8px', color: 'var(--muted)' }}>
              {countOf(uses.length - MAX_SHOWN, 'more place')}
            </p>
          ) : null}
        </section>
      </Popover.Dropdown>
    </Popover>
  );
}
