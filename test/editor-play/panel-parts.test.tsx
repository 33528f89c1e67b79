import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { cardLook } from '../../editor/play/card-look';
import { DecisionBox } from '../../editor/play/decision-box';
import {
  characterChoices,
  countFor,
  firstGame,
  obstacleTo,
  type ScenarioChoice,
  scenarioChoices,
} from '../../editor/play/game-choices';
import { readJump } from '../../editor/play/jump-dialog';
import { LastRoll } from '../../editor/play/last-roll';
import { Blocked, NothingBegun, pointerWords, Stopped } from '../../editor/play/playtest-states';
import { ReloadLine, reloadWords } from '../../editor/play/reload-line';
import { SeatTable } from '../../editor/play/seat-table';
import { shownSpaces, spaceRoom, TrackStrip, trackWords } from '../../editor/play/track-strip';
import type { DecisionControl } from '../../editor/play/use-decision';
import type { OptionView, SeatView, TrackView } from '../../engine/view';
import { someContent } from './fake-playtest';

/** What a reader gets: the words without the markup, key plates included. */
const words = (element: ReactElement): string =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const nothing = () => undefined;

const seat: SeatView = {
  seat: 0,
  entity: 1,
  item: 'character/mara',
  name: 'Mara Voss',
  letter: 'M',
  isOnTurn: true,
  state: 'her turn',
  meters: [
    { id: 'ap', label: 'AP', value: 1, max: 3, kind: 'points' },
    { id: 'health', label: 'Health', value: 4, max: 6, kind: 'health' },
  ],
  stats: [],
  cards: [],
};

describe('a reload of content', () => {
  const report = {
    changes: [{ item: 'monster/nurse' as const, file: 'nurse.json', text: 'health 2 -> 4' }],
    answeredAgain: 11,
    isSetUpAnew: false,
    stoppedAt: null,
    kept: 0,
  };

  it('says what changed and how many decisions were answered again', () => {
    expect(reloadWords(report)).toBe('nurse: health 2 -> 4, 11 decisions answered again');
    expect(reloadWords({ ...report, answeredAgain: 1, changes: [...report.changes, ...report.changes] })).toBe(
      'nurse: health 2 -> 4 and 1 more, 1 decision answered again',
    );
    expect(reloadWords({ ...report, isSetUpAnew: true })).toBe(
      'nurse: health 2 -> 4. The board changed, so the game was set up again: 11 decisions answered again',
    );
  });

  it('says which decision no longer fits, why, and what is kept', () => {
    const stoppedAt = {
      decision: 9,
      question: 'Which attack?',
      answer: 'Bone Saw',
      reason: 'it is not offered any more',
    };
    const text = words(
      <ReloadLine
        report={{ ...report, answeredAgain: 8, stoppedAt, kept: 3 }}
        onRestart={nothing}
        onUndoEdit={nothing}
      />,
    );
    expect(text).toContain('8 decisions answered again, stopped at decision 9');
    expect(text).toContain('“Bone Saw”: it is not offered any more.');
    expect(text).toContain('3 later decisions are kept for redo.');
    expect(text).toContain('Undo the edit');
    expect(text).toContain('Start again');
  });
});

describe('a playtest without a game', () => {
  it('says why a pack can not be played and where to mend it', () => {
    const error = {
      message: 'It needs 4 haunted spaces, and 3 are free.',
      item: 'scenario/slashers' as const,
      pointer: '/settings/hauntings',
    };
    const text = words(<Blocked title="The Razor Lullaby" error={error} onOpenItem={nothing} onChoose={nothing} />);
    expect(text).toBe(
      'The Razor Lullaby can’t be played It needs 4 haunted spaces, and 3 are free. Go to settings.hauntings Enter Choose another game',
    );
  });

  it('offers no way to mend where the fault is nowhere in particular', () => {
    const text = words(
      <Blocked
        title="This pack"
        error={{ message: 'No board.', item: null, pointer: '' }}
        onOpenItem={nothing}
        onChoose={nothing}
      />,
    );
    expect(text).not.toContain('Go to');
  });

  it('says what a playtest is, or what it lacks', () => {
    expect(words(<NothingBegun scenario="Slashers" onStart={nothing} onChoose={nothing} />)).toContain('Play Slashers');
    expect(words(<NothingBegun scenario={null} onStart={nothing} onChoose={nothing} />)).toContain(
      'This pack has none yet',
    );
  });

  it('offers the kept game beside the one that a link asks for', () => {
    const waiting = { scenario: 'Memories', onGoOn: nothing };
    const text = words(<NothingBegun scenario="Slashers" waiting={waiting} onStart={nothing} onChoose={nothing} />);
    expect(text).toContain('Play Slashers');
    expect(text).toContain('Go on with Memories');
  });

  it('says what stopped, and that the game is kept', () => {
    const text = words(<Stopped failure="step limit: nurse" onRunAgain={nothing} onRestart={nothing} />);
    expect(text).toContain('step limit: nurse');
    expect(text).toContain('The game is kept');
  });

  it('reads a pointer as an author would write it', () => {
    expect(pointerWords('/settings/hauntings')).toBe('settings.hauntings');
    expect(pointerWords('/sides/0/a~1b')).toBe('sides.0.a/b');
  });
});

describe('the parts of a running game', () => {
  it('shows dice with a word each and the sum line by line', () => {
    const text = words(
      <LastRoll
        roll={{
          sort: 'attack',
          title: 'Steel Cross at the Nurse',
          dice: [
            { face: '6', outcome: 'hit' },
            { face: '4', outcome: 'blocked' },
            { face: '2', outcome: 'miss' },
          ],
          lines: [{ text: 'Defense 1 takes the lowest hit', value: '−1' }],
          total: { text: 'Damage', value: '1' },
        }}
      />,
    );
    expect(text).toBe(
      'Last roll Steel Cross at the Nurse Sum 6 hit 4 blocked 2 miss Defense 1 takes the lowest hit −1 Damage 1',
    );
  });

  it('shows each seat by letter and name with numbers before pips', () => {
    expect(words(<SeatTable seats={[seat]} shown={-1} onShow={nothing} />)).toBe('Health AP M Mara Voss 4 1');
  });

  it('says where the marker of a track stands and how far it is to the end', () => {
    const track: TrackView = {
      id: 'insomnia',
      name: 'Insomnia',
      end: 'Final Clash',
      markerIcon: 'warden',
      spaces: [
        { label: 'A1', state: 'past' },
        { label: 'A2', state: 'current' },
        { label: 'A3', state: 'ahead' },
      ],
    };
    expect(trackWords(track)).toEqual({ at: 'A2', toGo: 1 });
    expect(renderToStaticMarkup(<TrackStrip track={track} />)).toContain(
      'Insomnia: the marker on A2, 1 spaces before Final Clash',
    );
  });

  it('shows what the spaces of a track bear: an icon with its words, and numbers', () => {
    const spaces: TrackView['spaces'] = [
      { label: 'start', state: 'current' },
      {
        label: '1',
        state: 'ahead',
        icon: 'devour',
        note: 'A room is devoured.',
        numbers: [{ name: 'spawn', value: 2 }],
      },
    ];
    const track: TrackView = { id: 'devouring', name: 'Devouring track', end: '', markerIcon: 'devour', spaces };
    const markup = renderToStaticMarkup(<TrackStrip track={track} />);
    expect(markup).toContain('title="1: A room is devoured.: spawn 2"');
    expect(markup).toContain('aria-label="A room is devoured."');
    expect(markup).toContain('The marker is here, on start');
    expect(spaceRoom(spaces)).toBeGreaterThan(spaceRoom([{ label: '1', state: 'ahead' }]));
  });

  it('shows what lies beside a space of a track, apart from what the space bears', () => {
    const spaces: TrackView['spaces'] = [
      { label: '4', state: 'ahead', beside: [{ icon: 'tophat', text: 'A trial: with 3 cards or more' }] },
    ];
    const track: TrackView = { id: 'devouring', name: 'Devouring track', end: '', markerIcon: 'devour', spaces };
    const markup = renderToStaticMarkup(<TrackStrip track={track} />);
    expect(markup).toContain('title="4: A trial: with 3 cards or more"');
    expect(markup).toContain('aria-label="A trial: with 3 cards or more"');
    expect(spaceRoom(spaces)).toBeGreaterThan(spaceRoom([{ label: '4', state: 'ahead' }]));
  });

  it('folds what is far from the marker where a track is longer than its strip', () => {
    expect(shownSpaces(48, 5, 1600)).toEqual({ from: 0, to: 48 });
    expect(shownSpaces(48, 0, 850)).toEqual({ from: 0, to: 22 });
    expect(shownSpaces(48, 20, 850)).toEqual({ from: 15, to: 37 });
    expect(shownSpaces(48, 47, 850)).toEqual({ from: 26, to: 48 });
    expect(shownSpaces(48, 20, 100)).toEqual({ from: 20, to: 21 });
  });

  it('prints the key, the reason and the cost of every option', () => {
    const plain = { group: '', isDecline: false, detail: '', cost: '', entities: [] };
    const options: OptionView[] = [
      { ...plain, key: 'a', label: 'Attack', short: 'Attack', detail: '4 health', cost: '1 AP' },
      { ...plain, key: 'end', label: 'End the turn', short: 'End the turn' },
    ];
    const control: DecisionControl = {
      decision: {
        key: 'act',
        seat: 0,
        actor: 1,
        question: 'What does Mara do?',
        cause: { item: null, pointer: '' },
        why: { title: 'A turn', text: '' },
        trail: [],
        note: '1 AP left',
        options,
      },
      shown: options.map((option, index) => ({ option, index })),
      highlighted: { option: options[0]!, index: 0 },
      isFiltered: false,
      highlight: vi.fn(),
      step: vi.fn(),
      take: vi.fn(),
      takeKey: vi.fn(),
      takeHighlighted: vi.fn(),
      pick: vi.fn(),
      back: vi.fn(),
    };
    expect(
      words(
        <DecisionBox
          control={control}
          seats={[seat]}
          look="screen"
          isBusy={false}
          undo={{ isOff: true, run: nothing }}
        />,
      ),
    ).toBe('M What does Mara do? 1 AP left 1 Attack 4 health 1 AP 2 End the turn Attack Enter Undo Ctrl Z');
  });
});

describe('choosing a game', () => {
  it('reads scenarios, counts and characters from the content', () => {
    expect(scenarioChoices(someContent())).toEqual([
      {
        id: 'slashers',
        name: 'The Razor Lullaby',
        fewest: 3,
        most: 4,
        difficulties: { usual: 1, most: 1 },
        sharing: new Map(),
        variants: [],
      },
    ]);
    expect(characterChoices(someContent()).map(({ id }) => id)).toEqual(['ines', 'mara', 'orla', 'tobias']);
    expect(firstGame(someContent(), 7)).toEqual({ scenario: 'slashers', characters: 3, seed: 7 });
    expect(firstGame({ ...someContent(), items: [] }, 7)).toBeNull();
  });

  it('offers first what the pack says, then the others by id', () => {
    const content = someContent();
    const scenario = { kind: 'scenario', id: 'a-long-one', source: 'original' } as const;
    const two = { ...content, items: [scenario, ...content.items] };
    const ids = (firstScenario?: string) =>
      scenarioChoices(firstScenario === undefined ? two : { ...two, firstScenario }).map(({ id }) => id);
    expect(ids()).toEqual(['a-long-one', 'slashers']);
    expect(ids('slashers')).toEqual(['slashers', 'a-long-one']);
  });

  it('offers as many scenarios in one game as the rules allow and the pack has', () => {
    const scenario = (id: string, settings = {}) => ({ kind: 'scenario', id, source: 'original', settings }) as const;
    const rules = { kind: 'rule-set', id: 'rules', source: 'original', settings: { maxScenarios: 4 } } as const;
    const content = someContent();
    const difficulties = (...more: typeof content.items) =>
      scenarioChoices({ ...content, items: [...content.items, ...more] }).map((choice) => choice.difficulties);
    expect(difficulties(rules)).toEqual([{ usual: 1, most: 1 }]);
    expect(difficulties(rules, scenario('b', { difficulty: 2 }))).toEqual([
      { usual: 1, most: 2 },
      { usual: 2, most: 2 },
    ]);
    expect(difficulties(rules, ...['b', 'c', 'd', 'e'].map((id) => scenario(id)))[0]).toEqual({ usual: 1, most: 4 });
    const two = { ...content, items: [...content.items, rules, scenario('b')] };
    expect(obstacleTo(two, { scenario: 'b', characters: 3, seed: 1, difficulty: 2 })).toBeNull();
    expect(obstacleTo(two, { scenario: 'b', characters: 3, seed: 1, difficulty: 3 })?.message).toBe(
      'A game can have at most 2 scenarios to finish, not 3.',
    );
  });

  it('begins with as many characters as one person plays by the book', () => {
    const sharing = [{ people: 1, characters: [4, 3] }];
    const rules = { kind: 'rule-set', id: 'rules', source: 'original', sharing } as const;
    const content = { ...someContent(), items: [...someContent().items, rules] };
    expect(firstGame(content, 7)?.characters).toBe(4);
    const [choice] = scenarioChoices(content) as [ScenarioChoice];
    expect([1, 2, 4].map((people) => countFor(choice, people, 3))).toEqual([4, 3, 4]);
    expect([countFor(choice, 2, 9), countFor(choice, 9, 3), countFor(choice, 2)]).toEqual([4, 4, 3]);
  });

  it('offers the variants of the scenario, begins with those that a link asks for, and refuses others', () => {
    const variants = [{ id: 'dark', name: 'Dark', text: '{setting.lamps} lamps.', settings: { lamps: 0 } }];
    const rules = { kind: 'rule-set', id: 'rules', source: 'original', settings: { lamps: 3 }, variants } as const;
    const content = { ...someContent(), items: [...someContent().items, rules] };
    expect(scenarioChoices(content)[0]?.variants).toEqual([{ id: 'dark', name: 'Dark', text: '0 lamps.' }]);
    const asked = firstGame(content, 7, { scenario: 'slashers', variants: ['dark'] });
    expect(asked).toEqual({ scenario: 'slashers', characters: 3, seed: 7, variants: ['dark'] });
    expect(obstacleTo(content, { scenario: 'slashers', characters: 3, seed: 7, variants: ['dark'] })).toBeNull();
    expect(obstacleTo(content, { scenario: 'slashers', characters: 3, seed: 7, variants: ['drak'] })).toEqual({
      message: 'The Razor Lullaby has no variant “drak”.',
      item: null,
      pointer: '',
    });
  });

  it('says what keeps a game from being begun', () => {
    const without = (id: string) => {
      const { items, ...rest } = someContent();
      return { ...rest, items: items.filter((item) => item.id !== id) };
    };
    const said = (characters: number | string[], content = someContent(), scenario = 'slashers') =>
      obstacleTo(content, { scenario, characters, seed: 1 })?.message;
    expect(said(4)).toBeUndefined();
    expect(said(['mara', 'ines', 'orla'])).toBeUndefined();
    expect(said(5)).toBe('The Razor Lullaby is for 3 to 4 characters, not 5.');
    expect(said(['mara', 'ines'])).toBe('The Razor Lullaby is for 3 to 4 characters, not 2.');
    expect(said(['mara', 'ines', 'nobody'])).toBe('There is no character “nobody”.');
    expect(said(3, without('mara'))).toBeUndefined();
    expect(said(3, { ...someContent(), items: someContent().items.slice(2) })).toBe(
      'The Razor Lullaby wants 3 characters; there are 2.',
    );
    expect(said(3, without('slashers'))).toBe('There is no scenario “slashers”.');
  });

  it('jumps to a decision or to the start of a round, and nowhere else', () => {
    expect(readJump('31', 40, [1, 12])).toBe(31);
    expect(readJump(' r2 ', 40, [1, 12])).toBe(12);
    expect(readJump('r9', 40, [1, 12])).toBeNull();
    expect(readJump('41', 40, [1, 12])).toBeNull();
    expect(readJump('', 40, [1, 12])).toBeNull();
  });
});

describe('the face of a card', () => {
  it('is as the system says, with an icon of the set and a word for its type', () => {
    expect(
      cardLook({ item: 'weapon/steel-cross', type: 'Weapon, holy', icon: 'weapon', colour: 'slate' }),
    ).toMatchObject({
      spine: '#34434b',
      icon: 'weapon',
      word: 'Weapon',
    });
    expect(
      cardLook({ item: 'skill/dragon-breath', type: 'Attack skill, fire', icon: 'fire', colour: 'red' }),
    ).toMatchObject({
      spine: '#9c241c',
      icon: 'fire',
    });
    expect(cardLook({ item: 'thing/odd', type: '', icon: 'nothing', colour: 'ink' })).toMatchObject({
      icon: 'event',
      word: 'thing',
    });
  });
});
