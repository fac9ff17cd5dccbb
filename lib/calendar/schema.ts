import * as z from 'zod/mini';

/** What stands behind `/api/calendar/`: 256 bits in base64url. */
export const calendarTokenSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** `calendarLinks/{hash}`, named by the hash of the token. A person has one at most. */
export const calendarLinkSchema = z.object({
  uid: z.string(),
  /** The server makes the token of this again; without the server's key it says nothing. */
  salt: z.string(),
  /** In ms. */
  createdAt: z.number(),
});
export type CalendarLink = z.infer<typeof calendarLinkSchema>;
