/**
 * A game of three rooms for the tests of the playtest: Mara walks, hits a nurse and ends her turn. It answers as the engine's
 * session does, at once and without rules, and can be told to fail.
 */

import type {
  BotProgress,
  BotUntil,
  PlaytestEngine,
  PlaytestState,
  ReloadReport,
  StartOptions,
} from '../../editor/play/playtest-api';
import type { GameKeeper, SavedGame } from '../../editor/play/saved-game';
import type { Content } from '../../engine/content';
import type { GameView, LogEntry, LogReason, OptionView } from '../../engine/view';
import { figure, smallBoard } from '../editor-board/small-board';

export const someContent = (health = 2): Content => ({
  system: 'lobotomy',
  pack: 'lobotomy',
  items: [
    { kind: 'character', id: 'ines', source: 'original', name: 'Ines Okafor' },
    { kind: 'character', id: 'mara', source: 'original', name: 'Mara Voss' },
    { kind: 'character', id: 'orla', source: 'original', name: 'Orla Brandt' },
    { kind: 'character', id: 'tobias', source: 'original', name: 'Tobias Reyl' },
    { kind: 'monster', id: 'nurse', source: 'original', name: 'Nurse', stats: { health } },
    { kind: 'scenario', id: 'slashers', source: 'original', name: 'The Razor Lullaby', players: { min: 3, max: 5 } },
  ],
});

export const MARA = 50;
export const NURSE = 51;

interface Moment {
  space: number;
  nurse: number;
  ap: number;
  round: number;
  log: LogEntry[];
}

const option = (key: string, label: string, cost: string, entities: number[], detail = ''): OptionView => ({
  key,
  label,
  group: '',
  short: label,
  isDecline: false,
  detail,
  cost,
  entities,
});

const entry = (decision: number, text: string, depth = 0): LogEntry => ({
  decision,
  depth,
  text,
  tone: depth === 0 ? 'strong' : 'plain',
  item: null,
  pointer: '',
  entities: [],
  roll: null,
});

export class FakePlaytest implements PlaytestEngine {
  readonly calls: string[] = [];
  /** Of whom states were asked to show secrets, in order. */
  readonly seen: (readonly number[] | null)[] = [];
  /** Thrown by the next call. */
  failure: Error | null = null;
  /** Given by the next `start`. */
  error: PlaytestState['error'] = null;
  /** True: the next answer never comes, until somebody kills the engine. */
  isHanging = false;
  #hung: (reason: Error) => void = () => undefined;
  #answers: string[] = [];
  #shown = 0;
  #health = 2;
  #reload: ReloadReport | null = null;
  #isStopped = false;
  #seed = 0;

  async seenBy(seats: readonly number[] | null): Promise<PlaytestState | null> {
    this.seen.push(seats);
    return this.#answers.length === 0 && this.#seed === 0 ? null : this.#state();
  }

  async start(content: Content, { seed }: StartOptions): Promise<PlaytestState> {
    this.#called('start');
    this.#takeHealth(content);
    this.#answers = [];
    this.#shown = 0;
    this.#reload = null;
    this.#seed = seed;
    const { error } = this;
    this.error = null;
    return { ...this.#state(), error };
  }

  async answer(optionKey: string): Promise<PlaytestState> {
    this.#called(`answer ${optionKey}`);
    if (this.isHanging) return new Promise((_, reject) => (this.#hung = reject));
    this.#reload = null;
    this.#answers = [...this.#answers.slice(0, this.#shown), optionKey];
    this.#shown++;
    return this.#state();
  }

  async undo(): Promise<PlaytestState> {
    this.#called('undo');
    this.#shown--;
    return this.#state();
  }

  async redo(): Promise<PlaytestState> {
    this.#called('redo');
    this.#shown++;
    return this.#state();
  }

  async jump(decisionNumber: number): Promise<PlaytestState> {
    this.#called(`jump ${decisionNumber}`);
    this.#shown = decisionNumber;
    return this.#state();
  }

  async bot(_kind: string, until: BotUntil, onProgress: (progress: BotProgress) => void): Promise<PlaytestState> {
    this.#called(`bot ${typeof until === 'object' ? until.seats.join(' ') : until}`);
    this.#isStopped = false;
    const most = until === 'end' ? 400 : 4;
    for (let played = 1; played <= most && !this.#isStopped; played++) {
      await this.answer('end');
      onProgress({ decisions: played, round: this.#moment().round });
      await new Promise((resolve) => setTimeout(resolve));
    }
    return this.#state();
  }

  async valueOf(): Promise<string | null> {
    return String(this.#moment().log.length);
  }

  async why(line: number): Promise<LogReason | null> {
    const entry = this.#moment().log[line];
    if (entry === undefined) return null;
    return {
      rules: [
        { title: 'Movement', text: 'One space for each AP.', item: 'rule-set/lobotomy', pointer: '/settings/moveCost' },
      ],
      sources: [{ name: 'Nurse', text: 'She has the rounds.', item: 'monster/nurse', pointer: '/triggers/0' }],
      trail: [{ text: `Mara acts: ${entry.text}`, item: null, pointer: '' }],
    };
  }

  async stop(): Promise<void> {
    this.#called('stop');
    this.#isStopped = true;
  }

  async reload(content: Content): Promise<PlaytestState> {
    this.#called('reload');
    const before = this.#health;
    this.#takeHealth(content);
    this.#reload = {
      changes: [{ item: 'monster/nurse', file: 'nurse.json', text: `health ${before} -> ${this.#health}` }],
      answeredAgain: this.#shown,
      isSetUpAnew: false,
      stoppedAt: null,
      kept: 0,
    };
    return this.#state();
  }

  async save(): Promise<string> {
    this.#called('save');
    const content = someContent(this.#health);
    return JSON.stringify({ answers: this.#answers, shown: this.#shown, seed: this.#seed, content });
  }

  async load(content: Content, save: string): Promise<PlaytestState> {
    this.#called('load');
    this.#takeHealth(content);
    const { answers, shown, seed } = JSON.parse(save) as { answers: string[]; shown: number; seed: number };
    this.#answers = answers;
    this.#shown = shown;
    this.#seed = seed;
    return this.#state();
  }

  kill(reason: Error): void {
    this.isHanging = false;
    this.#hung(reason);
  }

  #called(name: string): void {
    this.calls.push(name);
    const { failure } = this;
    this.failure = null;
    if (failure !== null) throw failure;
  }

  #takeHealth(content: Content): void {
    const nurse = content.items.find(({ id }) => id === 'nurse');
    this.#health = (nurse?.['stats'] as { health: number } | undefined)?.health ?? 2;
  }

  #moment(): Moment {
    const moment: Moment = {
      space: 1,
      nurse: this.#health,
      ap: 3,
      round: 1,
      log: [entry(0, 'Set-up: a nurse in A-2')],
    };
    this.#answers.slice(0, this.#shown).forEach((answer, index) => {
      const decision = index + 1;
      moment.ap--;
      if (answer.startsWith('move-')) {
        moment.space = Number(answer.slice(5));
        moment.log.push(entry(decision, `Mara moves to A-${moment.space}`));
      } else if (answer === 'attack') {
        moment.nurse = Math.max(0, moment.nurse - 1);
        moment.log.push(
          entry(decision, 'Steel Cross at the Nurse: 1 damage'),
          entry(decision, 'no natural 1 among the dice of the Steel Cross, so that its durability stays 6', 1),
        );
      } else {
        moment.round++;
        moment.ap = 3;
        moment.log.push(entry(decision, `Round ${moment.round} begins`));
      }
    });
    return moment;
  }

  #state(): PlaytestState {
    const moment = this.#moment();
    const roundStarts = [0];
    this.#answers.forEach((answer, index) => {
      if (answer === 'end') roundStarts.push(index + 1);
    });
    return {
      view: this.#view(moment),
      log: moment.log,
      decisionNumber: this.#shown,
      decisionCount: this.#answers.length,
      roundStarts,
      canUndo: this.#shown > 0,
      canRedo: this.#shown < this.#answers.length,
      reload: this.#reload,
      error: null,
    };
  }

  #view({ space, nurse, ap, round }: Moment): GameView {
    const options = [
      ...[1, 2, 3]
        .filter((to) => Math.abs(to - space) === 1)
        .map((to) => option(`move-${to}`, `Move to A-${to}`, '1 AP', [to])),
      ...(space === 2 && nurse > 0 ? [option('attack', 'Attack the Nurse', '1 AP', [NURSE], `${nurse} health`)] : []),
      option('end', 'End the turn', '', []),
    ];
    return {
      title: 'The Razor Lullaby',
      seed: this.#seed,
      round,
      phase: 'Players’ turn',
      turnSeat: 0,
      objectives: [{ id: 'cleanse', text: 'Cleanse the haunted spaces', progress: 1, needed: 3 }],
      rules: [
        {
          item: 'scenario/slashers',
          title: 'The Razor Lullaby',
          text: 'Cleanse 3 haunted spaces.',
          parts: [{ name: 'It hums', text: 'Whoever hears it loses 1 insanity.' }],
        },
      ],
      board: { ...smallBoard, roomNames: [] },
      figures: [
        figure(space, { entity: MARA, kind: 'character', shape: 'round', name: 'Mara Voss', seat: 0, maxHealth: 0 }),
        ...(nurse > 0
          ? [figure(2, { entity: NURSE, item: 'monster/nurse', name: 'Nurse', health: nurse, maxHealth: this.#health })]
          : []),
      ],
      cards: [
        {
          item: 'monster/nurse',
          type: 'Basic monster',
          attacks: [{ on: '1-3', name: 'Syringe', text: '3 dice' }],
          parts: [{ name: 'Ethereal', text: 'Passes walls and doors.' }],
        },
      ],
      seats: [
        {
          seat: 0,
          entity: MARA,
          item: 'character/mara',
          name: 'Mara Voss',
          letter: 'M',
          isOnTurn: true,
          state: 'her turn',
          meters: [
            { id: 'ap', label: 'AP', value: ap, max: 3, kind: 'points' },
            { id: 'health', label: 'Health', value: 4, max: 6, kind: 'health' },
            {
              id: 'insanity',
              label: 'Insanity',
              value: 4,
              max: 6,
              kind: 'boxes',
              boxLabels: ['', '', '', '', '+1', '+2'],
            },
          ],
          stats: [{ label: 'AR', value: '4+' }],
          cards: [
            {
              entity: 60,
              item: 'weapon/steel-cross',
              name: 'Steel Cross',
              type: 'Weapon, holy',
              text: 'Strike with 5 dice on your space.',
              footer: '6 durability',
              icon: 'holy',
              colour: 'slate',
              isFaceDown: false,
            },
          ],
        },
      ],
      tracks: [
        {
          id: 'insomnia',
          name: 'Insomnia',
          spaces: ['A1', '2', '3', '4'].map((label, index) => ({
            label,
            state: index < 1 ? 'past' : index === 1 ? 'current' : 'ahead',
          })),
          end: 'Final Clash',
          markerIcon: 'warden',
        },
      ],
      lastRoll: null,
      decision:
        nurse === 0 && round > 50
          ? null
          : {
              key: 'act',
              seat: 0,
              actor: MARA,
              question: 'What does Mara do?',
              cause: { item: null, pointer: '' },
              why: { title: 'A turn', text: 'AP that are left are lost.' },
              trail: [],
              note: `${ap} AP left`,
              options,
            },
      result: null,
    };
  }
}

/** Keeps games in memory, as the browser's database would. */
export class MemoryKeeper implements GameKeeper {
  readonly games = new Map<string, SavedGame>();
  isFull = false;

  async read(pack: string): Promise<SavedGame | null> {
    return this.games.get(pack) ?? null;
  }
  async write(pack: string, game: SavedGame): Promise<void> {
    if (this.isFull) throw new Error('QuotaExceededError');
    this.games.set(pack, structuredClone(game));
  }
  async remove(pack: string): Promise<void> {
    this.games.delete(pack);
  }
}
