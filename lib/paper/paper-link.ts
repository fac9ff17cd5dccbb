import type { Admitted } from '@/lib/rooms/schema';

/** How long a link lets a phone in (ms): long enough to find the phone, too short to be passed on. */
export const paperLinkLifetime = 10 * 60_000;

/** The row of a join with a new link, in the place of the one before. */
export const withPaperLink = (row: Admitted, hash: string, now: number): Admitted => ({
  ...row,
  paperLink: { hash, until: now + paperLinkLifetime },
});

/** The row with the phone that used its link, or null for a link that is over, was used, or was replaced. */
export function withPhone(
  { paperLink, ...row }: Admitted,
  { hash, phoneId }: { hash: string; phoneId: string },
  now: number,
): Admitted | null {
  return paperLink?.hash === hash && paperLink.until > now ? { ...row, phone: phoneId } : null;
}

/** The row without a link and without a phone. */
export const withoutPaper = ({ paperLink: _, phone: __, ...row }: Admitted): Admitted => row;
