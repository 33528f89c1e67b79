/** Over the texts of a language: how far it is, which texts are shown, and the way to the next that is open. */
import { Icon } from '../icons/icon';
import { Button } from '../theme/button';
import { Segments } from '../theme/segments';
import styles from './language.module.css';
import type { TextCounts, TextFilter } from './translation-rows';

export interface LanguageBarProps {
  code: string;
  counts: TextCounts;
  filter: TextFilter;
  onFilter(filter: TextFilter): void;
  wanted: string;
  onWanted(wanted: string): void;
  onNext(): void;
}

export function LanguageBar({ code, counts, filter, onFilter, wanted, onWanted, onNext }: LanguageBarProps) {
  const { all, done, missing, open } = counts;
  return (
    <div className={styles.bar}>
      <div className={styles.progress}>
        <progress max={Math.max(all, 1)} value={done} aria-label={`Translated into ${code}`} />
        <span>
          <b>{done}</b> of {all}
        </span>
      </div>
      <Segments
        label="Which texts"
        options={[
          { id: 'all', label: 'All' },
          { id: 'missing', label: `Missing ${missing}` },
          { id: 'open', label: `Changed ${open}` },
        ]}
        value={filter}
        onChange={onFilter}
      />
      <div className={styles.filter}>
        <Icon name="search" />
        <input
          type="text"
          aria-label="Find in the texts"
          placeholder="Find in the texts"
          autoComplete="off"
          spellCheck={false}
          value={wanted}
          onChange={(event) => onWanted(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onWanted('')}
        />
      </div>
      <Button size="small" keys="Ctrl Enter" disabled={done === all} onClick={onNext}>
        Next open
      </Button>
    </div>
  );
}
