import type { EventRecord } from '../event-record';
import { listValues } from '../expression/lists';
import type { Play } from '../play';
import type { EffectCompiler } from './site';

/** Changes fields of the event that is reacted to; only those that the event lets change. */
export const compileAlter: EffectCompiler<'alter'> = (effect, site) => {
  const { compiler, program, pointer, scope } = site;
  const event = scope.event;
  if (event === undefined) {
    compiler.report(pointer, {
      code: 'alter-without-event',
      message: 'Only effects of a trigger have an event to alter.',
    });
    return () => undefined;
  }
  const fields = program.events.get(event.name) ?? {};
  const changes = Object.entries(effect.set).map(([name, source]) => {
    const at = `${pointer}/set/${name}`;
    if (fields[name]?.alter !== true) {
      compiler.report(at, {
        code: 'alter-fixed',
        message: `The field \`${name}\` of \`${event.name}\` can't be altered.`,
      });
    }
    return { value: compiler.any(source, scope, at), field: program.eventField(event.name, name) };
  });
  return (play, frame) => {
    const record = frame[event.slot] as EventRecord;
    for (const { value, field } of changes) {
      if (field === undefined) continue;
      if (field.isList) record.setListAt(field.place, listValues(value.list, play, frame));
      else alterNumber(play, record, field.place, value.value(play, frame));
    }
    return undefined;
  };
};

/** Whoever reads along is told who changed the number, and by how much. */
function alterNumber(play: Play, record: EventRecord, place: number, value: number): void {
  if (play.log !== null) {
    const by = value - (record.numbers[place] as number);
    record.alterations ??= [];
    record.alterations.push({ place, by, item: record.replacedBy?.cause.item ?? 0 });
  }
  record.numbers[place] = value;
}
