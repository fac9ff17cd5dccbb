import { readPlan, typePlan, typedStart, type TypedPlan } from './read-plan';

const now = Date.parse('2026-11-21T12:00:00Z');
const zone = 'Europe/Zurich';
const typed = (changes: Partial<TypedPlan>): TypedPlan => ({
  kind: 'none',
  date: '',
  time: '',
  minutes: 45,
  zone,
  remind: 10,
  ...changes,
});
const tuesday = { date: '2026-11-24', time: '17:30' };

describe('what was typed about when a room meets', () => {
  it('is no plan when nothing is planned', () => {
    expect(readPlan(typed({ date: 'nonsense' }), now)).toEqual({ plan: null });
  });

  it('is an instant by the clock of the chosen zone when it meets once', () => {
    const at = Date.parse('2026-11-24T12:00:00Z');
    const plan = { kind: 'once', at, minutes: 45, zone: 'Asia/Kolkata' } as const;
    const fields = typed({ ...tuesday, kind: 'once', zone: 'Asia/Kolkata' });
    expect(readPlan(fields, now)).toEqual({ plan });
    expect(typePlan(plan, now, zone)).toEqual(fields);
  });

  it('says when members are told, where that is not the usual time', () => {
    const fields = typed({ ...tuesday, kind: 'once', remind: 60 });
    const read = readPlan(fields, now);
    if ('fault' in read || read.plan === null) throw new Error('It is no plan.');
    expect(read.plan.remind).toBe(60);
    expect(typePlan(read.plan, now, zone)).toEqual(fields);
  });

  it('is a weekday and a time of one place from a first day on when it is weekly', () => {
    const from = Date.parse('2026-11-24T16:30:00Z');
    const plan = { kind: 'weekly', weekday: 2, time: '17:30', zone, minutes: 45, from } as const;
    expect(readPlan(typed({ ...tuesday, kind: 'weekly' }), now)).toEqual({ plan });
    expect(typePlan(plan, from + 3 * 24 * 60 * 60_000, 'UTC')).toMatchObject({ date: '2026-12-01', zone });
  });

  it.each([
    [typed({ kind: 'once', time: '10:00' }), 'missing'],
    [typed({ kind: 'weekly', date: '2026-11-24' }), 'missing'],
    [typed({ kind: 'once', date: '2026-11-20', time: '08:15' }), 'past'],
  ])('%j says what is wrong', (input, fault) => {
    expect(readPlan(input, now)).toEqual({ fault });
  });

  it('begins at a time that the clocks leave out as long after the change', () => {
    expect(typedStart({ date: '2026-03-29', time: '02:30', zone })).toBe(Date.parse('2026-03-29T01:30:00Z'));
  });
});
