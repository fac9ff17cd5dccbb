import { currentProfile, type ProfileEdits } from '@/lib/access/profile-book';
import type { ProfileId } from '@/lib/access/profiles';

/** Adds the profiles that were retired in favour of these, because their people now have the successor. */
export function withPredecessors(edits: ProfileEdits, profiles: readonly ProfileId[]): ProfileId[] {
  const before = (Object.keys(edits) as ProfileId[]).filter((id) =>
    profiles.includes(currentProfile(edits, id)),
  );
  return [...new Set([...profiles, ...before])];
}
