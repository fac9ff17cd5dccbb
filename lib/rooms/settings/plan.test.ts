import { nextStart, planSchema, startGrace, type Plan } from './plan';

const at = (text: string): number => Date.parse(text);
const weekly = (weekday: number, time: string, zone: string): Extract<Plan, { kind: 'weekly' }> => ({
  kind: 'weekly',
  weekday,
  time,
  zone,
});

describe('the next meeting of a room', () => {
  it('that meets once is that one, until a while after its start', () => {
    const plan: Plan = { kind: 'once', at: at('2026-11-24T08:15:00Z') };
    expect(nextStart(plan, at('2026-11-21T12:00:00Z'))).toBe(plan.at);
    expect(nextStart(plan, plan.at + startGrace - 1)).toBe(plan.at);
    expect(nextStart(plan, plan.at + startGrace)).toBeNull();
  });

  it.each([
    ['later today', weekly(6, '17:30', 'Europe/Zurich'), '2026-11-21T12:00:00Z', '2026-11-21T16:30:00Z'],
    ['a moment ago', weekly(6, '13:00', 'Europe/Zurich'), '2026-11-21T12:20:00Z', '2026-11-21T12:00:00Z'],
    ['next week', weekly(6, '13:00', 'Europe/Zurich'), '2026-11-21T12:40:00Z', '2026-11-28T12:00:00Z'],
    ['a Sunday that has begun there', weekly(0, '09:00', 'Pacific/Auckland'), '2026-11-21T12:00:00Z', '2026-11-21T20:00:00Z'],
    ['a Friday that is not over there', weekly(5, '20:00', 'America/Los_Angeles'), '2026-11-21T03:50:00Z', '2026-11-21T04:00:00Z'],
    ['after the clocks went back', weekly(0, '10:00', 'Europe/Zurich'), '2026-10-24T12:00:00Z', '2026-10-25T09:00:00Z'],
    ['after the clocks went forward', weekly(0, '10:00', 'Europe/Zurich'), '2026-03-28T12:00:00Z', '2026-03-29T08:00:00Z'],
    ['at half an hour’s offset', weekly(1, '16:00', 'Asia/Kolkata'), '2026-11-21T12:00:00Z', '2026-11-23T10:30:00Z'],
  ] as const)('that meets weekly is %s', (_, plan, now, start) => {
    expect(new Date(nextStart(plan, at(now)) ?? 0).toISOString()).toBe(new Date(start).toISOString());
  }); // prettier-ignore

  it('counts until it ends where its length is known, and from its first day on', () => {
    const plan = { ...weekly(2, '17:00', 'Europe/Berlin'), minutes: 45, from: at('2026-11-24T16:00:00Z') };
    expect(nextStart(plan, at('2026-11-01T12:00:00Z'))).toBe(plan.from);
    expect(nextStart(plan, at('2026-11-24T16:44:00Z'))).toBe(plan.from);
    expect(nextStart(plan, at('2026-11-24T16:45:00Z'))).toBe(at('2026-12-01T16:00:00Z'));
  });

  it.each([
    { kind: 'once', at: 1, minutes: 0 },
    { kind: 'once', at: 1, zone: 'Middle/Earth' },
    { kind: 'weekly', weekday: 7, time: '10:00', zone: 'Europe/Zurich' },
    { kind: 'weekly', weekday: 1, time: '24:00', zone: 'Europe/Zurich' },
    { kind: 'weekly', weekday: 1, time: '10:00', zone: 'Middle/Earth' },
    { kind: 'once', at: -1 },
    { kind: 'once', at: Infinity },
    { kind: 'daily' },
  ])('is none for the plan %j', (plan) => {
    expect(planSchema.safeParse(plan).success).toBe(false);
  });
});
