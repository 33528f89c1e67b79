/** What stands on a card, and what happens when it is more than fits. */
import { describe, expect, it } from 'vitest';
import { layOutBack } from '../../cards/back';
import { layOutFace } from '../../cards/face';
import { isTemplate } from '../../cards/template';
import { allNodes, faceOf, item, sentence, sizesOf, template, textsOf, words } from './card-bench';

const said = (text: string, settings = {}) =>
  textsOf(faceOf(item({ text }), template(), words([], settings))).join(' ');

describe('the text of a card', () => {
  it('has the numbers of the rules in it, in the form that goes with them', () => {
    expect(said('Heal {setting.a|one wound|# wounds}.', { a: 1 })).toContain('Heal one wound.');
    expect(said('Heal {setting.a|one wound|# wounds}.', { a: 3 })).toContain('Heal 3 wounds.');
  });

  it('names a keyword in bold, and shows an icon where one is named', () => {
    const stunned = item({ kind: 'condition', id: 'stunned', name: 'Stunned' });
    const face = faceOf(item({ text: ':fire: The target is [[stunned]].' }), template(), words([stunned]));
    const nodes = allNodes(face.nodes);
    expect(nodes.find(({ text }) => text === 'Stunned')?.attrs).toMatchObject({ fontWeight: 'bold' });
    expect(nodes.some(({ tag, attrs }) => tag === 'icon' && attrs['name'] === 'fire')).toBe(true);
  });

  it('is text and never markup', () => {
    expect(said('<b>Bang</b> & {setting.x}', { x: 2 })).toContain('<b>Bang</b> & 2');
  });

  it('says what two parts say alike only once', () => {
    const both = item({ text: 'Draw a card.', actions: [{ id: 'use', text: 'Draw a card.' }] });
    const face = faceOf(
      both,
      template({ blocks: [{ block: 'text', lines: [{ field: 'text' }, { field: 'parts' }] }] }),
    );
    expect(textsOf(face).filter((text) => text === 'Draw a card.')).toHaveLength(1);
  });

  it('says what a part costs before what it does', () => {
    const paid = item({ actions: [{ id: 'use', text: 'Run.', cost: { candles: 1, ap: 2 } }] });
    const face = faceOf(paid, template({ blocks: [{ block: 'text', lines: [{ field: 'parts' }] }] }));
    expect(textsOf(face)).toContain('1 candle, 2 AP:');
  });
});

describe('a field that a card does not have', () => {
  const numbers = template({
    blocks: [
      {
        block: 'numbers',
        numbers: [
          { field: 'durability', label: 'lasts' },
          { field: 'dice', label: 'dice' },
        ],
      },
    ],
    pips: [{ field: 'durability', icon: 'durability' }],
  });

  it('leaves its place to the others', () => {
    expect(textsOf(faceOf(item({ durability: 4 }), numbers))).toContain('lasts');
    expect(textsOf(faceOf(item({ durability: 4 }), numbers))).not.toContain('dice');
    expect(textsOf(faceOf(item(), numbers))).not.toContain('lasts');
  });
});

describe('a text that is long', () => {
  const longOf = (letters: number, flavor?: string) =>
    faceOf(item({ text: sentence(letters), ...(flavor === undefined ? {} : { flavor }) }));

  it('is set as large as its frame allows while it is short', () => {
    expect(sizesOf(longOf(60))).toEqual([9]);
  });

  it('shrinks step by step, with a note under 7 points', () => {
    const sizes = [600, 850, 1000, 1200].map((letters) => sizesOf(longOf(letters))[0] ?? 0);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(new Set(sizes).size).toBeGreaterThan(2);
    expect(longOf(850).notes).toEqual([]);
    expect(longOf(1200).notes).toEqual([{ is: 'small', pointer: '/text', points: expect.any(Number) }]);
  });

  it('gives up its mood before it is hard to read', () => {
    const mood = 'Nobody rang it.';
    expect(textsOf(longOf(300, mood)).join(' ')).toContain(mood);
    expect(textsOf(longOf(900, mood)).join(' ')).not.toContain(mood);
  });

  it('is cut at 6 points, and the note says how much is lost and where', () => {
    const face = longOf(2500);
    expect(sizesOf(face)).toEqual([6]);
    expect(face.notes).toEqual([
      { is: 'cut', pointer: '/text', lines: expect.any(Number), letters: expect.any(Number) },
    ]);
    expect(textsOf(face).some((text) => text.endsWith('…'))).toBe(true);
    const [note] = face.notes;
    if (note?.is !== 'cut') throw new Error('Nothing was cut.');
    // What the note asks for is enough.
    expect(longOf(2500 - note.letters - 60).notes.map(({ is }) => is)).not.toContain('cut');
  });

  it('names the part in which it is cut', () => {
    const parts = [
      { id: 'a', text: 'Run.' },
      { id: 'b', text: sentence(2500) },
    ];
    const face = faceOf(
      item({ actions: parts }),
      template({ blocks: [{ block: 'text', lines: [{ field: 'parts' }] }] }),
    );
    expect(face.notes[0]).toMatchObject({ is: 'cut', pointer: '/actions/1/text' });
  });

  it('shortens reminders of keywords to their names first', () => {
    const heavy = item({ kind: 'keyword', id: 'heavy', name: 'Heavy', text: sentence(700) });
    const shown = faceOf(
      item({ text: sentence(500), keywords: [{ keyword: 'heavy' }] }),
      template({ blocks: [{ block: 'text', lines: [{ field: 'text' }, { field: 'keywords' }] }] }),
      words([heavy]),
    );
    expect(shown.notes).toEqual([]);
    expect(textsOf(shown)).toContain('Heavy');
    expect(textsOf(shown)).not.toContain('Heavy:');
  });

  it('stays inside the margin of the card, line by line', () => {
    const runs = allNodes(longOf(1100).nodes).filter(({ attrs }) => typeof attrs['textLength'] === 'number');
    const ends = runs.map(({ attrs }) =>
      attrs['textAnchor'] === 'end' ? Number(attrs['x']) : Number(attrs['x']) + Number(attrs['textLength']),
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(60.6);
    expect(Math.max(...runs.map(({ attrs }) => Number(attrs['y'])))).toBeLessThanOrEqual(86);
  });
});

describe('a name', () => {
  const nameNotes = (name: string) => faceOf(item({ name })).notes;

  it('goes on two lines when one would be small, and asks to be shortened when two are', () => {
    expect(nameNotes('The Confiscated Medicine Cabinet')).toEqual([]);
    expect(nameNotes('The Confiscated Medicine Cabinet of Doctor Hieronymus Aschenbrenner and His Sisters')).toEqual([
      { is: 'name', pointer: '/name' },
    ]);
  });

  it('is set in type when it has letters that were never drawn', () => {
    expect(textsOf(faceOf(item({ name: 'Ночной фонарь' })))).toContain('Ночной фонарь');
  });
});

describe('a template', () => {
  it('gives each card the first of its looks that fits', () => {
    const skills = template({
      cards: [
        { kind: 'weapon', where: { type: 'attack' }, word: 'Attack skill', icon: 'weapon', color: '#9c241c' },
        { kind: 'weapon', word: 'Skill', icon: 'weapon', color: '#34434b' },
      ],
    });
    const wordOf = (type: string) =>
      allNodes(faceOf(item({ type }), skills).nodes).flatMap(({ attrs }) => attrs['data-word'] ?? []);
    expect(wordOf('attack')).toContain('Attack skill');
    expect(wordOf('defense')).toContain('Skill');
  });

  it('is of no other cards', () => {
    expect(layOutFace(item({ kind: 'drug' }), template(), words(), { id: 'f', isEconomy: false })).toBeNull();
  });

  it('turns its second half upside down, with numbers and steps of its own', () => {
    const halves = template({
      frame: 'woodcut',
      turned: {
        word: 'Deranged',
        icon: 'moon',
        blocks: [{ block: 'steps', field: 'night', word: 'act', amount: 'amount' }],
      },
    });
    const face = faceOf(item({ text: 'Run.', night: [{ act: 'move', amount: 6 }] }), halves);
    const lower = allNodes(face.nodes).find(({ attrs }) => String(attrs['transform']).startsWith('rotate(180'));
    expect(textsOf({ nodes: lower?.children ?? [] })).toContain('Move 6');
  });

  it('is not drawn while it is half written', () => {
    expect(isTemplate(template())).toBe(true);
    expect(isTemplate({ ...template(), cards: [{ kind: 'weapon' }] })).toBe(false);
    expect(isTemplate({ ...template(), blocks: [{ block: 'text' }] })).toBe(false);
    expect(isTemplate({ ...template(), blocks: [{ block: 'unheard-of' }] })).toBe(false);
    expect(isTemplate('weapons')).toBe(false);
  });
});

describe('print', () => {
  it('with little ink has no dark grounds', () => {
    const cheap = layOutFace(item({ text: 'Run.' }), template(), words(), { id: 'f', isEconomy: true });
    const fills = allNodes(cheap?.nodes ?? []).flatMap(({ tag, attrs }) =>
      tag === 'rect' && Number(attrs['width']) > 5 ? [attrs['fill']] : [],
    );
    expect(fills.filter((fill) => fill !== undefined && fill !== '#ffffff' && fill !== 'none')).toEqual([]);
  });

  it('has ids of its own on every face', () => {
    const idsOf = (id: string) =>
      allNodes(layOutFace(item(), template(), words(), { id, isEconomy: false })?.nodes ?? []).flatMap(
        ({ attrs }) => attrs['id'] ?? [],
      );
    expect(idsOf('a').length).toBeGreaterThan(0);
    expect(idsOf('a').filter((id) => idsOf('b').includes(id))).toEqual([]);
  });

  it('has a back that tells nothing of the face', () => {
    const back = (name: string) =>
      layOutBack(item({ name }), template(), words(), { id: 'f', isEconomy: false })?.nodes;
    expect(back('Coal Hammer')).toEqual(back('Bell Rope'));
  });
});
