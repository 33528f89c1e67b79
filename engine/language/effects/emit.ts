import { emit, newEvent } from '../emit';
import { listValues } from '../expression/lists';
import type { EffectCompiler } from './site';

/** Makes an event happen: one of the system's, or one that content declares. */
export const compileEmit: EffectCompiler<'emit'> = (effect, site) => {
  const { compiler, program, pointer, scope } = site;
  const fields = Object.entries(effect.with ?? {}).map(([name, source]) => {
    const value = compiler.any(source, scope, `${pointer}/with/${name}`);
    const field = program.eventField(effect.event, name);
    if (field === undefined) {
      compiler.report(`${pointer}/with/${name}`, {
        code: 'event-field-unknown',
        message: `The event \`${effect.event}\` has no field \`${name}\`.`,
      });
    }
    return { value, field };
  });
  const body = program.system.eventBodies[effect.event];
  return (play, frame) => {
    const event = newEvent(play, effect.event, frame[0] as number);
    for (const { value, field } of fields) {
      if (field === undefined) continue;
      if (field.isList) event.setListAt(field.place, listValues(value.list, play, frame));
      else event.numbers[field.place] = value.value(play, frame);
    }
    return emit(play, event, body);
  };
};
