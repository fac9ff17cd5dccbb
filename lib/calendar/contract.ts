import * as z from 'zod/mini';
import { defineContract } from '@/lib/callables/callable-contract';
import { roomIdSchema } from '@/lib/rooms/schema';

const linkOutput = z.object({
  /** The path of the feed, such as `/api/calendar/…`. */
  path: z.string(),
  /** When the link was made (ms). */
  createdAt: z.number(),
});

/** The link to the caller's own calendar; null where there is none. */
export const findCalendarLink = defineContract({
  name: 'findCalendarLink',
  kind: 'read',
  input: z.strictObject({}),
  output: z.object({ link: z.nullable(linkOutput) }),
});

/** Makes the link to the caller's own calendar, or finds the one that there is. */
export const openCalendarLink = defineContract({
  name: 'openCalendarLink',
  kind: 'natural',
  input: z.strictObject({}),
  output: linkOutput,
});

/** Stops the caller's link for good: calendars that follow it get nothing more. */
export const revokeCalendarLink = defineContract({
  name: 'revokeCalendarLink',
  kind: 'natural',
  input: z.strictObject({}),
  output: z.object({}),
});

/** The plan of a room as the text of an .ics file; null where nothing is planned. Members may. */
export const writePlanFile = defineContract({
  name: 'writePlanFile',
  kind: 'read',
  input: z.strictObject({ roomId: roomIdSchema }),
  output: z.object({ file: z.nullable(z.string()) }),
});

/** Has the members of a room told of its next meeting, if the reminder of it is due. Members may. */
export const askForReminder = defineContract({
  name: 'askForReminder',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema }),
  output: z.object({
    /** False where it is due in a moment, and where it could not be told: then it helps to ask again. */
    isOver: z.boolean(),
  }),
});
