/** Monsters that are as good as one: nobody is asked which of them goes first. */
import { DEF, HEAD, NEXT } from '../../kernel/layout';
import type { Play } from '../../language/play';
import { countersOn } from '../../table/conditions-shown';
import { numberIn } from '../../table/numbers';

/** One of each sort: what they are made from, how hurt they are, and what lies on them or waits for them. */
export function oneOfEach(play: Play, monsters: readonly number[]): number[] {
  const sorts = new Map<string, number>();
  for (const monster of monsters) {
    const sort = sortOf(play, monster);
    if (!sorts.has(sort)) sorts.set(sort, monster);
  }
  return [...sorts.values()];
}

function sortOf(play: Play, monster: number): string {
  const counters = countersOn(play, monster).map(({ name, value }) => `${name} ${value}`);
  const parts = [...marksOn(play, monster), ...counters, ...waitingFor(play, monster)].sort();
  return [play.def(monster), numberIn(play, monster, 'damage'), ...parts].join();
}

/** Conditions, cards and the like on it, each with its numbers; what effects only count there tells nobody apart. */
function marksOn(play: Play, monster: number): string[] {
  const { state } = play;
  const found: string[] = [];
  for (let e = state[monster + HEAD] as number; e !== 0; e = state[e + NEXT] as number) {
    const kind = play.kindOf(e);
    if (kind.name === 'note') continue;
    found.push([kind.name, state[e + DEF], ...[...kind.columns.values()].map((column) => state[e + column])].join(' '));
  }
  return found;
}

/** Effects that wait for something, and name it: a die less in its next attack. */
export function waitingFor(play: Play, monster: number): string[] {
  const kind = play.layout.kind('delayed');
  const found: string[] = [];
  for (let e = play.firstOfKind(kind.number); e !== 0; e = play.nextOfKind(e)) {
    if (play.isDead(e)) continue;
    const isNamed = [...kind.columns].some(([name, column]) => name !== 'until' && play.state[e + column] === monster);
    if (isNamed) found.push(`waits ${play.def(e)}`);
  }
  return found;
}
