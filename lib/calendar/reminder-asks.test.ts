import type { Plan } from '@/lib/rooms/settings/plan';
import { askPause, findNextAsk, meetingKey, type Asked } from './reminder-asks';

const minute = 60_000;
const start = Date.parse('2026-12-01T16:00:00Z');
const plan: Plan = { kind: 'once', at: start, minutes: 45 };
const waves = { roomId: 'waves', archived: false, plan };
const none: Asked = new Map();
const find = (rooms: Parameters<typeof findNextAsk>[0], now: number, asked = none) =>
  findNextAsk(rooms, { asked, delay: 5000, now });
const asked = (at: number, isOver: boolean): Asked =>
  new Map([[meetingKey({ roomId: 'waves', start }), { at, isOver }]]);

describe('the next ask for a reminder', () => {
  it('comes a moment after the time of the reminder', () => {
    const at = start - 10 * minute + 5000;
    expect(find([waves], start - 60 * minute)).toEqual({ meeting: { roomId: 'waves', start }, at });
    // A page that is opened later asks at once.
    expect(find([waves], start - minute)?.at).toBe(at);
  });

  it('comes an hour before where the plan says so, or never', () => {
    expect(find([{ ...waves, plan: { ...plan, remind: 60 } }], 0)?.at).toBe(start - 60 * minute + 5000);
    expect(find([{ ...waves, plan: { ...plan, remind: 0 } }], 0)).toBeNull();
  });

  it('is none without a plan, where it is put away, and after the start', () => {
    expect(find([{ roomId: 'bare', archived: false }], 0)).toBeNull();
    expect(find([{ ...waves, archived: true }], 0)).toBeNull();
    expect(find([waves], start)).toBeNull();
  });

  it('waits after one without success, and ends when the server is done', () => {
    const now = start - 9 * minute;
    expect(find([waves], now, asked(now, false))?.at).toBe(now + askPause);
    expect(find([waves], now, asked(now, true))).toBeNull();
    expect(find([waves], start - minute, asked(start - minute, false))).toBeNull();
  });

  it('is that of the room with the first turn, week after week', () => {
    const weekly = { kind: 'weekly', weekday: 2, time: '17:00', zone: 'Europe/Berlin' } as const;
    const other = { roomId: 'beams', archived: false, plan: weekly };
    expect(find([waves, { ...other, plan: { ...weekly, time: '16:55' } }], 0)?.meeting.roomId).toBe('beams');
    const next = find([other], start + minute, new Map([[`beams ${start}`, { at: start, isOver: true }]]));
    expect(next?.meeting).toEqual({ roomId: 'beams', start: start + 7 * 24 * 60 * minute });
  });
});
