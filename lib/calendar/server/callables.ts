import 'server-only';
import {
  findCalendarLinkCallable,
  openCalendarLinkCallable,
  revokeCalendarLinkCallable,
} from '@/lib/calendar/server/calendar-link';
import { askForReminderCallable } from '@/lib/calendar/server/remind';
import { writePlanFileCallable } from '@/lib/calendar/server/write-plan-file';

/** A person's calendar, and what a room's plan is as a file. */
export const calendarCallables = [
  findCalendarLinkCallable,
  openCalendarLinkCallable,
  revokeCalendarLinkCallable,
  writePlanFileCallable,
  askForReminderCallable,
];
