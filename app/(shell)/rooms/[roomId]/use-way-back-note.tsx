'use client';

import type { ReactNode } from 'react';
import { WayBackNotice } from '@/components/invites/way-back-notice';
import { useWaysBack } from '@/lib/invites/client/use-ways-back';
import type { Member } from '@/lib/rooms/schema';

type Options = { viewerUid: string; roomId: string; isWanted: boolean; people: number; now: number };

/** What is said in the row of somebody who was just taken out, while they can come in again by a link. */
export function useWayBackNote({
  viewerUid,
  roomId,
  now,
  ...wanted
}: Options): (member: Member) => ReactNode {
  const { find, takings, keep } = useWaysBack(viewerUid, roomId, wanted);
  const noteOf = (member: Member): ReactNode => {
    const wayBack = find(member, now);
    if (wayBack === null) return null;
    return (
      <WayBackNotice
        wayBack={wayBack}
        action={takings.all.get(member.uid)}
        actions={takings}
        onKeep={() => keep(member.uid)}
      />
    );
  };
  return noteOf;
}
