import { describe, expect, test } from 'vitest';
import { endAbout, leaveGame } from '../../engine/language/leaving';
import { readNote, writeNote } from '../../engine/language/notes';
import { NURSE, sandbox } from './sandbox';

const PATIENT = "first(inPlay('patient'))";

describe('an entity that leaves the game', () => {
  test('takes along what others bear and count about it, and nothing else', () => {
    const items = [{ kind: 'condition', id: 'frozen' }];
    const effects = [
      { effect: 'apply', condition: 'stunned', to: 'self', about: NURSE },
      { effect: 'apply', condition: 'frozen', to: 'self', about: PATIENT },
    ];
    const table = sandbox(effects, { items }).run();
    const { play, program } = table;
    const [ann, nurse, patient] = ['ann', NURSE, PATIENT].map((one) => table.value(one)) as [number, number, number];
    const grudge = program.name('grudge');
    writeNote(play, ann, grudge, 3, { about: nurse });
    writeNote(play, ann, grudge, 4, { about: patient });
    leaveGame(play, nurse);
    expect([readNote(play, ann, grudge, nurse), readNote(play, ann, grudge, patient)]).toEqual([0, 4]);
    expect([table.value("ann.is('stunned')"), table.value("ann.is('frozen')")]).toEqual([0, 1]);
    expect(play.isDead(nurse)).toBe(true);
  });

  test('is linked to by nobody, so that what is made in its place is not taken for it', () => {
    const table = sandbox([{ effect: 'link', of: 'self', name: 'prey', to: NURSE }]).run();
    expect(table.value('ann.prey == nurse')).toBe(1);
    leaveGame(table.play, table.value(NURSE));
    expect(table.value('ann.prey == none')).toBe(1);
  });

  test('that comes back, as the dead do, keeps the links to it', () => {
    const table = sandbox([{ effect: 'link', of: 'self', name: 'prey', to: NURSE }]).run();
    endAbout(table.play, table.value(NURSE));
    expect(table.value('ann.prey == nurse')).toBe(1);
  });
});
