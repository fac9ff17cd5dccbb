import * as z from 'zod/mini';

/** How much of a cell a message quotes, in UTF-16 units. The rules of Firestore have the same numbers. */
export const quoteLimits = { source: 2000, given: 2000 } as const;

const key = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));

/** A cell of a sheet of the room, as it was when somebody quoted it. No result is sent. */
export const quotedCellSchema = z.object({
  sheet: key,
  id: key,
  /** A kind that this page does not know is shown as it was typed. */
  kind: z.string().check(z.maxLength(20)),
  /** Its number in the sheet at that time. */
  line: z.int().check(z.minimum(1), z.maximum(2000)),
  source: z.string().check(z.minLength(1), z.maxLength(quoteLimits.source)),
  /** The lines on which its result builds, each on its own; missing where they cannot be quoted. */
  given: z.exactOptional(z.string().check(z.maxLength(quoteLimits.given))),
});
export type QuotedCell = z.infer<typeof quotedCellSchema>;

/** What was kept as text; undefined for what is no quoted cell. */
export function parseQuotedCell(kept: string | undefined): QuotedCell | undefined {
  if (kept === undefined) return undefined;
  try {
    return quotedCellSchema.safeParse(JSON.parse(kept)).data;
  } catch {
    return undefined;
  }
}
