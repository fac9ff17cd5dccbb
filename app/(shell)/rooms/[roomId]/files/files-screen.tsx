'use client';

import dynamic from 'next/dynamic';
import { useMemo } from 'react';
import { RoomPartPage } from '@/components/rooms/room-part-page';
import type { OpenRoomAccess } from '@/components/rooms/use-room-access';
import { useWhyNot } from '@/components/rooms/use-why-not';
import { usePageToSheet } from '@/components/worksheet/picture/use-page-to-sheet';
import { useOwnAccess } from '@/lib/rooms/client/use-own-access';
import { colourBySeat } from '@/lib/rooms/members/people';

/** Uploads take code that the frame of the page does not wait for. */
const FilesPaper = dynamic(async () => (await import('@/components/files/files-paper')).FilesPaper, {
  ssr: false,
});

/** The files of a room before and after its calls; in a call they stand beside the pictures. */
export function FilesScreen({ roomId }: { roomId: string }) {
  return (
    <RoomPartPage roomId={roomId} words="files">
      {(open) => <RoomFiles {...{ roomId, open }} />}
    </RoomPartPage>
  );
}

function RoomFiles({ roomId, open }: { roomId: string; open: OpenRoomAccess }) {
  const { user, members, room } = open;
  // A call may be running, for which a host has switched files off: the page says so before the server refuses.
  const access = useOwnAccess(roomId, user.uid, room.settings) ?? open.access;
  const whyNot = useWhyNot(access);
  const people = useMemo(
    () => ({
      nameOf: (uid: string) => members.find((member) => member.uid === uid)?.name ?? null,
      colourOf: colourBySeat(members),
    }),
    [members],
  );
  const toSheet = usePageToSheet({ roomId });
  const reason = whyNot('file:upload');
  return (
    <FilesPaper
      {...{ roomId }}
      colourOf={people.colourOf}
      uid={user.uid}
      denied={reason === undefined ? null : { reason, way: null }}
      toSheet={access['worksheet:edit'].allowed ? toSheet : undefined}
      drawing={{
        people,
        mayDraw: access['ink:draw'].allowed,
        denied: { reason: whyNot('ink:draw'), way: null },
      }}
      mayDeleteAll={access['member:moderate'].allowed}
    />
  );
}
