'use client';
/** Why a line stands in the log: its dice, the rules that it follows, the content behind it, and what led there. */
import { useEffect, useState } from 'react';
import type { ItemKey } from '../../engine/content';
import type { LogEntry, LogReason } from '../../engine/view';
import { Button, IconButton } from '../theme/button';
import { RollSum } from './last-roll';
import { TrailList } from './trail-list';
import styles from './why.module.css';

export interface WhyPanelProps {
  entry: LogEntry;
  /** Its place in the log. */
  line: number;
  look: 'panel' | 'screen';
  ask(line: number): Promise<LogReason | null>;
  onOpenItem(item: ItemKey, pointer: string): void;
  onClose(): void;
}

const nameOfKey = (item: ItemKey): string => item.slice(item.indexOf('/') + 1);

export function WhyPanel({ entry, line, look, ask, onOpenItem, onClose }: WhyPanelProps) {
  const [reason, setReason] = useState<LogReason | null>(null);
  useEffect(() => {
    let isWanted = true;
    ask(line).then((found) => isWanted && setReason(found));
    return () => {
      isWanted = false;
    };
  }, [ask, line]);
  return (
    <section
      className={styles.panel}
      data-look={look}
      aria-label="Why"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h4>Why: {entry.text}</h4>
        <IconButton icon="close" label="Close" keys="Esc" onClick={onClose} />
      </header>
      <div className={styles.body}>
        {entry.roll === null ? null : <RollSum roll={entry.roll} onOpenItem={onOpenItem} />}
        {(reason?.sources ?? []).map(({ name, text, item, pointer }) => (
          <Part key={item} title={name} text={text} item={item} pointer={pointer} onOpenItem={onOpenItem} />
        ))}
        {(reason?.rules ?? []).map(({ title, text, item, pointer }) => (
          <Part
            key={title}
            title={`Rule: ${title}`}
            text={text}
            item={item}
            pointer={pointer}
            onOpenItem={onOpenItem}
          />
        ))}
        {reason === null || reason.trail.length === 0 ? null : (
          <div>
            <h5>What led to it</h5>
            <TrailList trail={reason.trail} onOpenItem={onOpenItem} />
          </div>
        )}
        {reason !== null && reason.trail.length + reason.rules.length + reason.sources.length === 0 ? (
          <p>The order of play: nothing else led to it.</p>
        ) : null}
      </div>
    </section>
  );
}

interface PartProps {
  title: string;
  text: string;
  item: ItemKey | null;
  pointer: string;
  onOpenItem(item: ItemKey, pointer: string): void;
}

function Part({ title, text, item, pointer, onOpenItem }: PartProps) {
  return (
    <div>
      <h5>
        {title}
        {item === null ? null : (
          <Button size="small" look="accent" onClick={() => onOpenItem(item, pointer)}>
            Open {nameOfKey(item)}
            {pointer === '' ? '' : ` at ${pointer.slice(1).replaceAll('/', '.')}`}
          </Button>
        )}
      </h5>
      {text === '' ? null : <p>{text}</p>}
    </div>
  );
}
