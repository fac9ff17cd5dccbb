'use client';

import { isPersonProfileId, type PersonProfileId } from '@/lib/access/profiles';
import { useSession } from '@/lib/auth/client/use-session';
import { useWatch } from '@/lib/core/client/use-watch';
import { watchValue } from '@/lib/firebase/client/watch-value';

const parseProfile = (value: unknown): PersonProfileId | null => (isPersonProfileId(value) ? value : null);
const watchProfile = (roomId: string, uid: string) =>
  watchValue(`access/${roomId}/${uid}/profile`, parseProfile);

/**
 * What the reader is in a room, beneath what was lent to them, and so what they hand out for longer than a session; null
 * until it is known. No room is followed while `roomId` is null.
 */
export function useOwnRole(roomId: string | null): PersonProfileId | null {
  const uid = useSession().user?.uid;
  return useWatch(watchProfile, roomId, uid ?? null).value ?? null;
}
