import { baseOf, isProfileId, type BuiltInProfileId } from '@/lib/access/profiles';

export type PersonHere = {
  uid: string;
  name: string;
  profile: string | null;
  isMe: boolean;
  /** Milliseconds since the epoch. */
  joinedAt: number;
};

/** Who of those with this role has been in the call longest: all pages find the same one, however they list people. */
export function findLongestHere<Person extends PersonHere>(
  people: readonly Person[],
  base: BuiltInProfileId,
): Person | undefined {
  return people
    .filter(({ profile }) => profile !== null && isProfileId(profile) && baseOf(profile) === base)
    .sort((one, other) => one.joinedAt - other.joinedAt || (one.uid < other.uid ? -1 : 1))[0];
}
