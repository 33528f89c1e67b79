/** The words that a field with a vocabulary may take, of the core and of the pack's system, each with what it means. */
import { coreEvents, systems } from '../../schemas/generated/language';
import { gameIconPaths } from '../icons/game-icon-paths';

export interface Choice {
  value: string;
  label: string;
  /** Stands at the right, small. */
  detail?: string;
  /** What it says, for who is about to choose it. */
  about?(): string;
}

export interface Vocabulary {
  /** Empty for a vocabulary whose words only the author knows. */
  choices(vocabulary: string): readonly Choice[];
  wordOf(vocabulary: string, value: string): string | undefined;
}

type Titled = Readonly<Record<string, { title: string; sentence?: string }>>;

interface SystemWords {
  title: string;
  cardKinds: readonly string[];
  entityKinds: readonly string[];
  stats: Readonly<Record<string, Titled>>;
  verbs: Titled;
  actions: Titled;
  windows: Titled;
  setupSteps: Titled;
  phases: Titled;
  events: Titled;
  tests: Titled;
  procedures: Titled;
  placements: Titled;
  zones: Titled;
  damageTags: Titled;
  dice: Titled;
}

const titled = (words: Titled): Choice[] =>
  Object.entries(words).map(([value, { title }]) => ({ value, label: title, detail: value }));
const plain = (words: readonly string[]): Choice[] =>
  words.map((value) => ({ value, label: value.replaceAll('-', ' ') }));

function statChoices(stats: SystemWords['stats']): Choice[] {
  const merged: Record<string, { title: string }> = {};
  for (const ofKind of Object.values(stats)) Object.assign(merged, ofKind);
  return titled(merged);
}

function eventTitles(words: SystemWords | undefined): Titled {
  const phases = Object.entries(words?.phases ?? {}).map(
    ([id, { title }]) => [`phase.${id}`, { title, sentence: `At “${title}”` }] as const,
  );
  return { ...coreEvents, ...(words?.events ?? {}), ...Object.fromEntries(phases) };
}

export function vocabularyOf(system: string): Vocabulary {
  const all: Readonly<Record<string, SystemWords>> = systems;
  const words = Object.hasOwn(all, system) ? all[system] : undefined;
  const events = eventTitles(words);
  const lists: Readonly<Record<string, () => Choice[]>> = {
    event: () => titled(events),
    icon: () => plain(Object.keys(gameIconPaths)),
    system: () => Object.entries(all).map(([value, { title }]) => ({ value, label: title })),
    stat: () => statChoices(words?.stats ?? {}),
    verb: () => titled(words?.verbs ?? {}),
    action: () => titled(words?.actions ?? {}),
    window: () => titled(words?.windows ?? {}),
    'setup-step': () => titled(words?.setupSteps ?? {}),
    phase: () => titled(words?.phases ?? {}),
    test: () => titled(words?.tests ?? {}),
    procedure: () => titled(words?.procedures ?? {}),
    placement: () => titled(words?.placements ?? {}),
    zone: () => titled(words?.zones ?? {}),
    'damage-tag': () => titled(words?.damageTags ?? {}),
    die: () => titled(words?.dice ?? {}),
    'card-kind': () => plain(words?.cardKinds ?? []),
    'entity-kind': () => plain(words?.entityKinds ?? []),
  };
  const made = new Map<string, readonly Choice[]>();
  const choices = (vocabulary: string): readonly Choice[] => {
    const known = made.get(vocabulary);
    if (known !== undefined) return known;
    const list = lists[vocabulary]?.() ?? [];
    made.set(vocabulary, list);
    return list;
  };
  return {
    choices,
    wordOf(vocabulary, value) {
      if (vocabulary === 'event') return Object.hasOwn(events, value) ? events[value]?.sentence : undefined;
      return choices(vocabulary).find((choice) => choice.value === value)?.label;
    },
  };
}
