import 'server-only';
import { TZDate } from '@date-fns/tz';
import { ICalCalendar, ICalCalendarMethod, ICalEventRepeatingFreq } from 'ical-generator';
import { tzlib_get_ical_block as getZoneBlock } from 'timezones-ical-library';

import { lengthOf, nextStart, startAfter, type Plan } from '@/lib/rooms/settings/plan';

/** A room as a calendar shows it. */
export type PlannedRoom = { roomId: string; name: string; plan: Plan };

type Options = {
  rooms: readonly PlannedRoom[];
  /** Where the rooms are reached; null where this deployment does not know its own address. */
  appUrl: string | null;
  now: number;
};

/** How often calendars ask for a feed again (s). */
const followEvery = 60 * 60;

/**
 * Writes the plans of rooms as iCalendar (RFC 5545). Times stand by the clock of the plan's own zone, with the rules of
 * that zone, so every calendar follows its changes of clocks. What is over and does not repeat is left out.
 */
export function writeCalendar({ rooms, appUrl, now }: Options): string {
  const calendar = new ICalCalendar({
    // Never the name of a room: the library writes it as it is.
    name: 'Chalktalk',
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Chalktalk', product: 'Rooms' },
    ttl: followEvery,
  });
  calendar.timezone({ name: null, generator: (zone) => findZone(zone)?.block ?? null });
  for (const room of rooms) addMeeting(calendar, room, { appUrl, now });
  return calendar.toString();
}

function addMeeting(
  calendar: ICalCalendar,
  { roomId, name, plan }: PlannedRoom,
  { appUrl, now }: Pick<Options, 'appUrl' | 'now'>,
): void {
  const from = plan.kind === 'weekly' ? plan.from : undefined;
  // A series begins with its first meeting, however long ago.
  const start = from === undefined ? nextStart(plan, now) : startAfter(plan, from - 1);
  if (start === null) return;
  const zone = findZone(plan.zone ?? 'UTC') ?? { name: 'Etc/UTC' };
  const url = appUrl === null ? {} : { url: `${appUrl}/rooms/${roomId}` };
  calendar.createEvent({
    // One event a room: a plan that changes moves it.
    id: `${roomId}@chalktalk`,
    summary: name,
    stamp: new Date(now),
    start: new TZDate(start, zone.name),
    end: new TZDate(start + lengthOf(plan) * 60_000, zone.name),
    timezone: zone.name,
    ...(plan.kind === 'weekly' && { repeating: { freq: ICalEventRepeatingFreq.WEEKLY } }),
    ...url,
  });
}

/** The rules of a zone under the name that they are kept by: names that are out of use lead to it. */
function findZone(zone: string): { name: string; block: string } | null {
  const [block, id] = [getZoneBlock(zone)].flat();
  const name = id?.replace('TZID=', '');
  return block && name ? { name, block } : null;
}
