'use client';

import { isPersonProfileId, type PersonProfileId } from '@/lib/access/profiles';
import { useSession } from '@/lib/auth/client/use-session';
import { useWatch } from '@/lib/core/client/use-watch';
import { watchValue } from '@/lib/firebase/client/watch-value';

const parseProfile = (value: unknown): PersonProfileId | null => (isPersonProfileId(value) ? value : null);
const watchProfile = (roomId: string, uid: string) =>
  watchValue(`access/${roomId}/${uid}/profile`, parseProfile);

/**
 * The reader's own role in a room, without a session role: what they may hand out for longer than a session.
 * Null until it is known. It follows no room while `roomId` is null.
 */
export function useOwnRole(roomId: string | null): PersonProfileId | null {
  const uid = useSession().user?.uid;
  return useWatch(watchProfile, roomId, uid ?? null).value ?? null;
}
