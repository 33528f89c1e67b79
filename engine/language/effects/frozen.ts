/**
 * Parts that effects make and that outlive them: lasting effects and delayed triggers. The bindings that they use are
 * kept in columns of an entity, so that a checkpoint holds them.
 */
import { putLast } from '../../kernel/zones';
import { FROZEN, frozenColumn } from '../entities';
import type { Host } from '../host';
import { rankOf } from '../keywords';
import type { Frame, Play } from '../play';
import type { ItemInfo } from '../program';
import { type Binding, type Scope, SELF } from '../scope';
import type { EffectSite } from './site';

export interface FrozenParts {
  info: ItemInfo;
  host: Host;
  /** Makes the entity, on its bearer, with the bindings as they are. */
  make(play: Play, frame: Frame, bearer: number, until: number): number;
}

/** `on` is undefined when `self` stays what it is; else `self` is what the parts are put on. */
export function frozenParts(site: EffectSite, kind: 'lasting' | 'delayed', on: 'bearer' | undefined): FrozenParts {
  const { program, compiler, scope } = site;
  const item = {
    kind,
    id: `${compiler.carrier}${compiler.item.kind}-${compiler.item.id}${site.pointer}`.replaceAll('/', '-'),
    source: compiler.item.source,
  };
  const info = program.addSynthetic({
    key: `${kind}/${item.id}`,
    item,
    id: program.name(item.id),
    keywords: [],
    family: 0,
  });
  const kept = [...scope.names].filter(
    ([name, binding]) => binding.slot >= 0 && (on === undefined || name !== 'self') && isKept(binding),
  );
  const lists = [...scope.names].filter(([, binding]) => binding.type.startsWith('list<'));
  if (kept.length > FROZEN) {
    compiler.report(site.pointer, {
      code: 'frozen-too-many',
      message: `At most ${FROZEN} names can be kept for later; here are ${kept.length}.`,
    });
  }
  const { layout } = program;
  const offset = (index: number) => layout.find(layout.kind(kind).number, frozenColumn(index));
  const loads = kept.slice(0, FROZEN).map(([, binding], index) => ({ offset: offset(index), slot: binding.slot }));
  const host: Host = {
    item: info.number,
    isBearer: on === 'bearer',
    loads,
    scope: withoutLists(
      scope,
      lists.map(([name]) => name),
    ),
    cause: compiler.itemNumber,
    rank: rankOf(program, compiler.item.kind),
  };
  const entityKind = layout.kind(kind);
  const untilColumn = layout.find(entityKind.number, 'until');
  return {
    info,
    host,
    make: (play, frame, bearer, until) => {
      if (play.isDead(bearer)) return 0;
      const entity = play.create(entityKind, info.number);
      for (const load of loads) play.state[entity + load.offset] = frame[load.slot] as number;
      play.state[entity + untilColumn] = until;
      putLast(play, entity, bearer);
      return entity;
    },
  };
}

const isKept = (binding: Binding) => !binding.type.startsWith('list<') && binding.constant === undefined;

/** Lists cannot be kept in columns, so the parts may not name them; nor may they read the event that made them. */
function withoutLists(scope: Scope, lists: readonly string[]): Scope {
  const names = new Map([...scope.names].filter(([name]) => !lists.includes(name)));
  const next = Math.max(scope.next, SELF + 1);
  return scope.scenario === undefined ? { names, next } : { names, next, scenario: scope.scenario };
}
