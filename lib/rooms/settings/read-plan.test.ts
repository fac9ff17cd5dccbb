import { readPlan, toLocalInput, type TypedPlan } from './read-plan';

const now = Date.parse('2026-11-21T12:00:00');
const typed = (changes: Partial<TypedPlan>): TypedPlan => ({
  kind: 'none',
  start: '',
  weekday: 2,
  time: '',
  zone: 'Europe/Zurich',
  ...changes,
});

describe('what was typed about when a room meets', () => {
  it('is no plan when nothing is planned', () => {
    expect(readPlan(typed({ start: 'nonsense' }), now)).toEqual({ plan: null });
  });

  it('is an instant when it meets once', () => {
    const at = Date.parse('2026-11-24T08:15');
    expect(readPlan(typed({ kind: 'once', start: '2026-11-24T08:15' }), now)).toEqual({
      plan: { kind: 'once', at },
    });
    expect(toLocalInput(at)).toBe('2026-11-24T08:15');
  });

  it('is a weekday and a time of one place when it meets weekly', () => {
    expect(readPlan(typed({ kind: 'weekly', time: '17:30' }), now)).toEqual({
      plan: { kind: 'weekly', weekday: 2, time: '17:30', zone: 'Europe/Zurich' },
    });
  });

  it.each([
    [typed({ kind: 'once' }), 'missing'],
    [typed({ kind: 'weekly' }), 'missing'],
    [typed({ kind: 'once', start: '2026-11-20T08:15' }), 'past'],
  ])('%j says what is wrong', (input, fault) => {
    expect(readPlan(input, now)).toEqual({ fault });
  });
});
