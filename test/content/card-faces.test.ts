/** Every card of every pack that is shipped has a face, and all that it says fits on it in type that can be read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { layOutBack } from '../../cards/back';
import type { CardWords } from '../../cards/card-words';
import { layOutFace } from '../../cards/face';
import { entryFor } from '../../cards/read-card';
import { isTemplate } from '../../cards/template';
import type { Item } from '../../engine/content';
import { iconNames, systems } from '../../schemas/generated/language';
import { allNodes, textsOf } from '../cards/card-bench';

const content = join(import.meta.dirname, '../../content');

const itemsIn = (pack: string): Item[] =>
  readdirSync(join(content, pack), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => JSON.parse(readFileSync(join(content, pack, path), 'utf8')) as Item);

interface Pack extends Item {
  system: keyof typeof systems;
  extends?: string[];
}

const own = new Map(readdirSync(content).map((pack) => [pack, itemsIn(pack)]));
const packs = [...own.values()].flatMap((items) => items.filter(({ kind }) => kind === 'pack') as Pack[]);

/** Items by kind and id, of a pack and those below it. */
function closureOf({ id, extends: bases = [] }: Pack): Map<string, Item> {
  const below = bases.flatMap((base) => [...closureOf(packs.find((pack) => pack.id === base) as Pack)]);
  return new Map([...below, ...(own.get(id) ?? []).map((item): [string, Item] => [`${item.kind}/${item.id}`, item])]);
}

describe.each(packs.map((pack) => [pack.id, pack] as const))('%s', (id, pack) => {
  const items = closureOf(pack);
  const settings = Object.assign({}, ...[...items.values()].map(({ settings: each }) => each)) as Record<
    string,
    unknown
  >;
  const words: CardWords = {
    pack: (pack.name ?? id).split(':')[0] ?? id,
    item: (kind, name) => items.get(`${kind}/${name}`),
    setting: (name) => (typeof settings[name] === 'number' ? settings[name] : undefined),
  };
  const templates = [...items.values()].flatMap((item: unknown) => (isTemplate(item) ? [item] : []));
  const faces = (own.get(id) ?? []).flatMap((item) =>
    templates.flatMap((template) => {
      const face = layOutFace(item, template, words, { id: 'f', isEconomy: false });
      return face === null ? [] : [{ item, template, face }];
    }),
  );

  it('has one face for each card', () => {
    const isCard = ({ kind }: Item) => (systems[pack.system].cardKinds as readonly string[]).includes(kind);
    const cards = (own.get(id) ?? []).filter(isCard);
    expect(cards.length).toBeGreaterThan(0);
    const without = cards.filter((card) => templates.filter((template) => entryFor(template, card)).length !== 1);
    expect(without.map(({ kind, id: card }) => `${kind}/${card}`)).toEqual([]);
  });

  it('has room for all that its cards say', () => {
    const tight = faces.flatMap(({ item, face }) => face.notes.map((note) => `${item.kind}/${item.id}: ${note.is}`));
    expect(tight).toEqual([]);
  });

  it('prints nothing that only a game can know', () => {
    const open = faces.flatMap(({ item, face }) =>
      textsOf(face).flatMap((text) => (/[…{}]|undefined/.test(text) ? [`${item.kind}/${item.id}: ${text}`] : [])),
    );
    expect(open).toEqual([]);
  });

  it('uses icons that are drawn', () => {
    const used = faces.flatMap(({ face }) =>
      allNodes(face.nodes).flatMap(({ tag, attrs }) => (tag === 'icon' ? [String(attrs['name'])] : [])),
    );
    expect([...new Set(used)].filter((name) => !(iconNames as readonly string[]).includes(name))).toEqual([]);
  });

  it('has a back for each face', () => {
    for (const { item, template } of faces)
      expect(layOutBack(item, template, words, { id: 'f', isEconomy: true })?.nodes.length).toBeGreaterThan(0);
  });
});
