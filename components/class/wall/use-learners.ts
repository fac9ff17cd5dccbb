'use client';

import { useMemo } from 'react';
import type { Learner } from '@/lib/class/wall/cards';
import { useWatch } from '@/lib/core/client/use-watch';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { watchMembers } from '@/lib/rooms/client/watch-room';
import { colourBySeat } from '@/lib/rooms/members/people';
import { accessInRoom } from '@/lib/rooms/room-access';
import type { Member } from '@/lib/rooms/schema';

/**
 * The people of a room who have a page: by their role they have one, and do not lead the class. Whom a host has paused
 * keeps theirs. `known` are people whose pages are heard of whatever their role is by now.
 */
export function useLearners(roomId: string, known: ReadonlySet<string>) {
  const organization = useOrganization();
  const { value: members, failure } = useWatch(watchMembers, roomId);
  const learners = useMemo((): Learner[] | null => {
    if (members === undefined) return null;
    const hasPage = ({ uid, profile }: Member): boolean => {
      const access = accessInRoom(organization, { profile, settings: {} });
      if (access['class:run'].allowed) return false;
      const own = access['worksheet:own'];
      return own.allowed || own.decidedBy !== 'profile' || known.has(uid);
    };
    return members.filter(hasPage).map(({ uid, name }) => ({ uid, name }));
  }, [members, organization, known]);
  const colourOf = useMemo(() => colourBySeat(members ?? []), [members]);
  const nameOf = (uid: string): string | null => members?.find((one) => one.uid === uid)?.name ?? null;
  return { learners, colourOf, nameOf, failure };
}
