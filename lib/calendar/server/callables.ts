import 'server-only';
import {
  askForReminder,
  findCalendarLink,
  openCalendarLink,
  revokeCalendarLink,
  writePlanFile,
} from '@/lib/calendar/contract';
import { findLinkOf, openLinkOf, revokeLinkOf } from '@/lib/calendar/server/calendar-link';
import { remindIfDue } from '@/lib/calendar/server/remind';
import { remindersPerPerson } from '@/lib/calendar/server/calendar-limits';
import { writeCalendar } from '@/lib/calendar/server/write-calendar';
import { bindCallable, permitted } from '@/lib/callables/server/callable-binding';
import { findAppUrl } from '@/lib/core/server/app-url';
import { countAttempt } from '@/lib/firebase/server/limit-store';
import { roomReference } from '@/lib/rooms/server/documents/room-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** Everyone may do with their own calendar what these do: the uid comes from the verified token. */
const toOneself = () => Promise.resolve(permitted(null));

const findCalendarLinkCallable = bindCallable(findCalendarLink, {
  permit: toOneself,
  run: async ({ caller }) => ({ link: await findLinkOf(caller.uid) }),
});

const openCalendarLinkCallable = bindCallable(openCalendarLink, {
  permit: toOneself,
  run: ({ caller }) => openLinkOf(caller.uid),
});

const revokeCalendarLinkCallable = bindCallable(revokeCalendarLink, {
  permit: toOneself,
  run: async ({ caller }) => {
    await revokeLinkOf(caller.uid);
    return {};
  },
});

const writePlanFileCallable = roomCallable(writePlanFile, 'room:read', async ({ input: { roomId } }) => {
  const room = (await roomReference(roomId).get()).data();
  if (!room?.plan) return { file: null };
  const rooms = [{ roomId, name: room.name, plan: room.plan }];
  return { file: writeCalendar({ rooms, appUrl: findAppUrl(), now: Date.now() }) };
});

const askForReminderCallable = roomCallable(askForReminder, 'room:read', async ({ caller, input }) => {
  await countAttempt({ limit: remindersPerPerson, subject: caller.uid });
  return { isOver: await remindIfDue(input.roomId, Date.now()) };
});

/** A person's calendar, and what a room's plan is as a file. */
export const calendarCallables = [
  findCalendarLinkCallable,
  openCalendarLinkCallable,
  revokeCalendarLinkCallable,
  writePlanFileCallable,
  askForReminderCallable,
];
