import type { Plan } from '@/lib/rooms/settings/plan';
import { writeCalendar } from './write-calendar';

const now = Date.parse('2026-03-01T12:00:00Z');
const linesOf = (plan: Plan, name = 'Waves', appUrl: string | null = null) =>
  writeCalendar({ rooms: [{ roomId: 'Waves', name, plan }], appUrl, now }).split('\r\n');
const line = (lines: readonly string[], start: string) => lines.find((one) => one.startsWith(start));

describe('a calendar of rooms', () => {
  it.each([
    ['before the clocks go forward', '2026-03-28T09:00:00Z', 'Europe/Berlin', '20260328T100000', '20260328T104500'],
    ['after it', '2026-03-29T08:00:00Z', 'Europe/Berlin', '20260329T100000', '20260329T104500'],
    ['across it', '2026-03-29T00:30:00Z', 'Europe/Berlin', '20260329T013000', '20260329T031500'],
    ['in a zone under its old name', '2026-03-28T12:30:00Z', 'Asia/Calcutta', '20260328T180000', '20260328T184500'],
    // The clock of a server in New York leaves this hour out.
    ['at an hour that is missing elsewhere', '2026-03-08T01:30:00Z', 'Europe/Berlin', '20260308T023000', '20260308T031500'],
  ] as const)('shows a meeting %s by the clock of its zone', (_, at, zone, start, end) => {
    const lines = linesOf({ kind: 'once', at: Date.parse(at), minutes: 45, zone });
    const name = zone === 'Asia/Calcutta' ? 'Asia/Kolkata' : zone;
    expect(line(lines, 'DTSTART;')).toBe(`DTSTART;TZID=${name}:${start}`);
    expect(line(lines, 'DTEND;')).toBe(`DTEND;TZID=${name}:${end}`);
    expect(lines).toContain(`TZID:${name}`);
  }); // prettier-ignore

  it('repeats a weekly meeting from its first day, with the rules of its zone', () => {
    const from = Date.parse('2026-03-24T16:00:00Z');
    const lines = linesOf({ kind: 'weekly', weekday: 2, time: '17:00', zone: 'Europe/Berlin', minutes: 45, from });
    expect(line(lines, 'DTSTART;')).toBe('DTSTART;TZID=Europe/Berlin:20260324T170000');
    expect(lines).toContain('RRULE:FREQ=WEEKLY');
    expect(lines.filter((one) => one.startsWith('RRULE:FREQ=YEARLY'))).toHaveLength(2);
  }); // prettier-ignore

  it('lets no name break out of its line, and keeps one event a room', () => {
    const plan = { kind: 'once', at: now + 1, zone: 'Europe/Berlin' } as const;
    const lines = linesOf(plan, 'Waves; beams, \\n END:VEVENT', 'https://chalk.example');
    expect(lines).toContain('SUMMARY:Waves\\; beams\\, \\\\n END:VEVENT');
    expect(lines).toContain('UID:Waves@chalktalk');
    expect(lines).toContain('URL;VALUE=URI:https://chalk.example/rooms/Waves');
  });

  it('leaves out what is over', () => {
    expect(linesOf({ kind: 'once', at: now - 3 * 60 * 60_000 }).join()).not.toContain('VEVENT');
  });
});
