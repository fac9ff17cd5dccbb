import { startAfter, type Plan } from '@/lib/rooms/settings/plan';
import { leadOf } from '@/lib/rooms/settings/reminder';

/** A room as its members' lists have it. */
type Listed = { readonly roomId: string; readonly archived: boolean; readonly plan?: Plan };

/** The meeting of a room of which its members are to be told: the start names it. */
export type Meeting = { readonly roomId: string; readonly start: number };

/** What a page has asked already, by `meetingKey`: when (ms), and whether the server is done with it. */
export type Asked = ReadonlyMap<string, { readonly at: number; readonly isOver: boolean }>;

/** How long a page waits before it asks for one meeting again (ms). */
export const askPause = 3 * 60_000;

export const meetingKey = ({ roomId, start }: Meeting): string => `${roomId} ${start}`;

/**
 * The reminder that a page asks the server for next, and when (ms, maybe past); null where none is to come. A meeting
 * that has begun needs no reminder.
 *
 * @param delay how much later than the reminder's time this page asks (ms): so many pages do not ask at once
 */
export function findNextAsk(
  rooms: readonly Listed[],
  { asked, delay, now }: { asked: Asked; delay: number; now: number },
): { meeting: Meeting; at: number } | null {
  const asks = rooms.flatMap(({ roomId, archived, plan }) => {
    const start = plan && !archived ? startAfter(plan, now) : null;
    const lead = plan ? leadOf(plan) : null;
    if (start === null || lead === null) return [];
    const before = asked.get(meetingKey({ roomId, start }));
    const at = before ? before.at + askPause : start - lead + delay;
    return before?.isOver || at >= start ? [] : [{ meeting: { roomId, start }, at }];
  });
  return asks.reduce<(typeof asks)[number] | null>(
    (first, ask) => (first === null || ask.at < first.at ? ask : first),
    null,
  );
}
