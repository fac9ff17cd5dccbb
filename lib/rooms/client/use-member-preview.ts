'use client';

import { useCallback } from 'react';
import type { Watch } from '@/lib/core/client/use-watch';
import { useWatchEach } from '@/lib/core/client/use-watch-each';
import type { MemberPreview } from '../members/member-preview';
import { watchMemberPreview } from './watch-member-preview';

const nothing: Watch<never> = () => () => undefined;

/**
 * Who belongs to each of some rooms besides the reader. A room whose people cannot be read, or are not the
 * reader's to see, is missing.
 */
export function useMemberPreview(
  uid: string | null,
  roomIds: readonly string[],
): ReadonlyMap<string, MemberPreview> {
  const watchOf = useCallback(
    (roomId: string): Watch<MemberPreview> => (uid === null ? nothing : watchMemberPreview(roomId, uid)),
    [uid],
  );
  return useWatchEach(roomIds, watchOf);
}
