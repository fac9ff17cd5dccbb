import { nextReminder, reminderLead, withReminder } from './reminder';

const at = (text: string): number => Date.parse(text);
const now = at('2026-11-24T16:00:00Z');
const once = { kind: 'once', at: at('2026-11-24T17:00:00Z'), minutes: 45 } as const;
const weekly = { kind: 'weekly', weekday: 2, time: '18:00', zone: 'Europe/Zurich' } as const;

describe('when members are told of a meeting', () => {
  it('is ten minutes before it, and again before each one that repeats', () => {
    expect(nextReminder({ plan: once }, now)).toBe(once.at - reminderLead);
    expect(nextReminder({ plan: once }, once.at)).toBeNull();
    expect(nextReminder({ plan: weekly }, once.at)).toBe(at('2026-12-01T16:50:00Z'));
  });

  it('is as long before it as the plan says, or never', () => {
    expect(nextReminder({ plan: { ...once, remind: 1440 } }, now)).toBe(at('2026-11-23T17:00:00Z'));
    expect(nextReminder({ plan: { ...weekly, remind: 60 } }, now)).toBe(at('2026-11-24T16:00:00Z'));
    expect(nextReminder({ plan: { ...once, remind: 0 } }, now)).toBeNull();
  });

  it('is never for a room that is put away, or that has no plan', () => {
    expect(nextReminder({ plan: once, archivedAt: 1 }, now)).toBeNull();
    expect(nextReminder({}, now)).toBeNull();
  });

  it('follows the plan', () => {
    const room = { name: 'Waves', preset: 'lesson', settings: {}, ownerUid: 'emmy', createdAt: 1 } as const;
    const planned = withReminder({ ...room, plan: once }, now);
    expect(planned.remindAt).toBe(once.at - reminderLead);
    const { plan: _, ...unplanned } = planned;
    expect(withReminder(unplanned, now)).toEqual(room);
  });
});
