/** What the scenarios and the variants of a game say, to read in the middle of play: the text, each rule under its name. */
import type { ItemKey } from '../../engine/content';
import type { RulesView } from '../../engine/view';
import { Button } from '../theme/button';
import { Dialog } from '../theme/dialog';
import styles from './rules-dialog.module.css';

export interface RulesDialogProps {
  rules: readonly RulesView[];
  isOpen: boolean;
  onClose(): void;
  onOpenItem(item: ItemKey, pointer: string): void;
}

export function RulesDialog({ rules, isOpen, onClose, onOpenItem }: RulesDialogProps) {
  return (
    <Dialog title="Rules of this game" isOpen={isOpen} onClose={onClose} width={640}>
      {rules.map((scenario) => (
        <section key={scenario.item} className={styles.scenario} aria-label={scenario.title}>
          <header className={styles.head}>
            <h3>{scenario.title}</h3>
            <Button size="small" look="line" onClick={() => onOpenItem(scenario.item, '')}>
              Edit
            </Button>
          </header>
          {[scenario, ...scenario.parts.filter(({ name }) => name === '')].map(({ text }) =>
            text === '' ? null : <p key={text}>{text}</p>,
          )}
          {scenario.parts.every(({ name }) => name === '') ? null : (
            <dl className={styles.parts}>
              {scenario.parts.map(({ name, text }) =>
                name === '' ? null : (
                  <div key={`${name}: ${text}`}>
                    <dt>{name}</dt>
                    <dd>{text}</dd>
                  </div>
                ),
              )}
            </dl>
          )}
        </section>
      ))}
    </Dialog>
  );
}
