import { currentProfile, type ProfileEdits } from '@/lib/access/profile-book';
import type { ProfileId } from '@/lib/access/profiles';

/** Some profiles with those that were retired in favour of one of them: whoever has such a one has it by now. */
export function withPredecessors(edits: ProfileEdits, profiles: readonly ProfileId[]): ProfileId[] {
  const before = (Object.keys(edits) as ProfileId[]).filter((id) =>
    profiles.includes(currentProfile(edits, id)),
  );
  return [...new Set([...profiles, ...before])];
}
