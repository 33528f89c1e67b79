/** Follows what names an item, for the panels that show it. Asked anew after each check. */
import { useEffect, useState } from 'react';
import { nameOfFile } from './document';
import type { Use } from './references';
import { useChecks, useStudio } from './studio-context';

/** Null until the first answer. */
export function useUses(file: string): readonly Use[] | null {
  const { checks } = useStudio();
  const { report } = useChecks();
  const [uses, setUses] = useState<readonly Use[] | null>(null);

  useEffect(() => {
    const name = nameOfFile(file);
    // Without a report nothing has been read yet.
    if (name === null || report === null) return;
    let isCurrent = true;
    void checks.usesOf(name).then((found) => {
      if (isCurrent) setUses(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [checks, file, report]);

  return uses;
}
