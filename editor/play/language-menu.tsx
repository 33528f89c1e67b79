'use client';
/** In which language the texts of a game are shown, and how much of it there is. What is not translated stays as written, and that is said. */
import { Menu } from '@mantine/core';
import { Icon } from '../icons/icon';
import { Button } from '../theme/button';
import decision from './decision.module.css';
import styles from './dialogs.module.css';
import { languageName } from './language-name';

export interface GameLanguages {
  /** Code of the pack's own. */
  own: string;
  /** Those that somebody has begun to translate into. */
  others: readonly { code: string; name: string }[];
  /** '' is the pack's own. */
  chosen: string;
  /** Of the chosen one: how many texts there are, and how many are not in it; null for the pack's own, and until it is known. */
  counts: { total: number; missing: number } | null;
  choose(code: string): void;
  /** Opens the chosen language, to translate on. */
  translate?: () => void;
}

/** Nothing where there is only one language. */
export function LanguageMenu({ languages }: { languages: GameLanguages }) {
  const { own, others, chosen, choose } = languages;
  if (others.length === 0) return null;
  const options = [{ code: '', name: languageName(own) }, ...others];
  const now = options.find(({ code }) => code === chosen);
  return (
    <Menu
      position="bottom-end"
      offset={4}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: styles.menu, item: styles.item, label: styles.title }}
      loop
      withinPortal
    >
      <Menu.Target>
        <Button size="small" look="quiet" icon="globe" aria-label={`Language: ${now?.name ?? chosen}`}>
          {now?.name ?? chosen}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Texts of the pack in</Menu.Label>
        <Menu.RadioGroup value={chosen} onChange={choose}>
          {options.map(({ code, name }) => (
            <Menu.RadioItem key={code} value={code} lang={code === '' ? own : code} closeMenuOnClick>
              {code === '' ? `${name}, as written` : name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Label>Words of the rules themselves stay English.</Menu.Label>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Says how much of a game is not in the chosen language. */
export function LanguageLine({ languages }: { languages: GameLanguages }) {
  const { own, others, chosen, counts, translate } = languages;
  if (counts === null || counts.missing === 0) return null;
  const name = others.find(({ code }) => code === chosen)?.name ?? chosen;
  const { total, missing } = counts;
  return (
    <div className={decision.reload} role="status">
      <Icon name="globe" />
      <p className={decision.words}>
        {missing} of {total} texts {missing === 1 ? 'is' : 'are'} not in {name}: shown in {languageName(own)}
      </p>
      {translate === undefined ? null : (
        <Button size="small" look="accent" onClick={translate}>
          Translate
        </Button>
      )}
    </div>
  );
}
