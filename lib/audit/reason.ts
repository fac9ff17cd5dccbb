import * as z from 'zod/mini';

export const longestReason = 200;

/** Why somebody did something, in their own words and on one line: it stands in the log beside the action. */
export const reasonSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(longestReason), z.regex(/^[^\p{Cc}]*$/u));

/** For the input of an action that may have one. */
export type Why = { readonly reason?: string };

/** A reason as it is sent: left out where nobody gave one, null where it is none that the log takes. */
export function toWhy(typed: string): Why | null {
  if (typed.trim() === '') return {};
  const { success, data } = reasonSchema.safeParse(typed);
  return success ? { reason: data } : null;
}
