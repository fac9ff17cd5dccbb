'use client';

import type { ReactNode } from 'react';
import { WayBackNotice } from '@/components/invites/way-back-notice';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useWaysBack } from '@/lib/invites/client/use-ways-back';
import type { LobbyPolicy } from '@/lib/rooms/admission/lobby-policy';
import { updateRoom } from '@/lib/rooms/contract';
import type { Member } from '@/lib/rooms/schema';

type Options = {
  viewerUid: string;
  roomId: string;
  isWanted: boolean;
  people: number;
  now: number;
  /** Who waits in the lobby now, and whether that is the reader's to change. */
  lobby: LobbyPolicy;
  mayChange: boolean;
};

/** What is said in the row of somebody who was just taken out, while they can come in again by a link. */
export function useWayBackNote(options: Options): (member: Member) => ReactNode {
  const { viewerUid, roomId, now, lobby, mayChange, ...wanted } = options;
  const { find, takings, keep } = useWaysBack(viewerUid, roomId, wanted);
  const wait = useAction<null>(async (_, onChecking) => {
    await callServer(updateRoom, { roomId, lobby: 'guests' }, { onChecking });
  });
  const error = useUserError(wait.state.failure);
  const noteOf = (member: Member): ReactNode => {
    const wayBack = find(member, now);
    if (wayBack === null) return null;
    return (
      <WayBackNotice
        wayBack={wayBack}
        action={takings.all.get(member.uid)}
        actions={takings}
        waiting={{
          isOn: lobby === 'guests' || lobby === 'everyone',
          isPending: wait.state.isPending,
          error,
          // Where all wait until a host comes, it would let the others in.
          start: lobby === 'off' && mayChange ? () => wait.start(null) : undefined,
        }}
        onKeep={() => keep(member.uid)}
      />
    );
  };
  return noteOf;
}
