import type { AccessEntry } from '@/lib/rooms/schema';

export type PresentEntry = Extract<AccessEntry, { profile: unknown }>;

type Role<Profile> = { readonly profile: Profile; readonly lent?: { profile: Profile; session: string } };

/** The profile that counts in a session, null for none: the one that was lent for it, else the person's own. */
export const profileIn = <Profile>({ profile, lent }: Role<Profile>, session: string | null): Profile =>
  lent !== undefined && lent.session === session ? lent.profile : profile;
