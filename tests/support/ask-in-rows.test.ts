import { listHeldBy } from '@/lib/access/enforcers';
import { resolveAccess } from '@/lib/access/resolve-access';
import { accessRows } from './access-rows';
import { askInRows } from './one-matrix';

const [left] = accessRows;
const rows = accessRows.map((row) => ({ row, access: resolveAccess(row.input) }));

/** Somebody asks in all rows; what they leave out, or hear otherwise, `change` says. */
function ask(change: (row: object, capability: string, allowed: boolean) => boolean | null | 'pass') {
  const asked = askInRows('rules', 'Firestore');
  for (const { row, access } of rows) {
    for (const capability of listHeldBy('rules')) {
      const { allowed } = access[capability];
      const answer = change(row, capability, allowed);
      if (answer === 'pass') asked.pass(row, capability);
      else if (answer !== null) asked.note(row, capability, allowed, answer);
    }
  }
  return asked.findFaults();
}

describe('whoever asks an enforcer about the rows of the one table', () => {
  it('finds no fault where it agrees about all that it holds in every row', () => {
    expect(ask((_row, _capability, allowed) => allowed)).toEqual([]);
  });

  it('hears of an answer that differs, and by which layers', () => {
    const [fault, ...others] = ask((row, name, allowed) =>
      row === left && name === 'chat:send' ? !allowed : allowed,
    );
    expect(fault).toMatch(/^Firestore says (true|false) about chat:send: profile host, preset /);
    expect(others).toEqual([]);
  });

  it('hears of one capability that was left out in one row', () => {
    const faults = ask((row, name, allowed) => (row === left && name === 'chat:send' ? null : allowed));
    expect(faults).toEqual(['Firestore was not asked about chat:send in 1 rows']);
  });

  it.each([
    [true, 'hand:raise allowed'],
    [false, 'hand:raise refused'],
  ])('hears of one that was never asked where the answer is %s', (never, words) => {
    const faults = ask((_row, name, allowed) =>
      name === 'hand:raise' && allowed === never ? 'pass' : allowed,
    );
    expect(faults).toEqual([`Firestore was never asked: ${words}`]);
  });

  it('hears of one that nobody asked about', () => {
    expect(ask((_row, name, allowed) => (name === 'question:run' ? null : allowed))).toEqual([
      `Firestore was not asked about question:run in ${rows.length} rows`,
      'Firestore was never asked: question:run allowed',
      'Firestore was never asked: question:run refused',
    ]);
  });
});
