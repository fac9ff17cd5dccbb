'use client';

import dynamic from 'next/dynamic';
import { useMemo } from 'react';
import { RoomPartPage } from '@/components/rooms/room-part-page';
import { Pictures } from '@/components/ui/people/pictures';
import { picturesOf } from '@/lib/pictures/picture';
import { useWhyNot } from '@/components/rooms/use-why-not';
import type { OpenRoomAccess } from '@/components/rooms/use-room-access';
import type { QuotedCell } from '@/lib/chat/quotes/quoted-cell';
import { useOwnAccess } from '@/lib/rooms/client/use-own-access';
import { colourBySeat } from '@/lib/rooms/members/people';
import { useSheetNames } from '@/lib/worksheet/client/use-sheet-names';
import { cellHref } from '@/lib/worksheet/sheet-href';

/** Reading formulas takes a library that the frame of the page does not wait for. */
const ChatPaper = dynamic(async () => (await import('@/components/chat/chat-paper')).ChatPaper, {
  ssr: false,
});

/** The chat of a room before and after its calls; in a call it stands beside the pictures. */
export function ChatScreen({ roomId }: { roomId: string }) {
  return (
    <RoomPartPage roomId={roomId} words="chat">
      {(open) => <RoomChat {...{ roomId, open }} />}
    </RoomPartPage>
  );
}

function RoomChat({ roomId, open }: { roomId: string; open: OpenRoomAccess }) {
  const { user, members, room } = open;
  // A call may be running, for which a host has switched the chat off: the page says so before the rules refuse.
  const access = useOwnAccess(roomId, user.uid, room.settings) ?? open.access;
  const whyNot = useWhyNot(access);
  const people = useMemo(
    () => ({
      people: members,
      nameOf: (uid: string) => members.find((member) => member.uid === uid)?.name ?? null,
      colourOf: colourBySeat(members),
    }),
    [members],
  );
  const pictures = useMemo(() => picturesOf(members), [members]);
  const nameOfSheet = useSheetNames(roomId);
  const sheetWays = useMemo(
    () => ({ nameOf: nameOfSheet, hrefOf: (cell: QuotedCell) => cellHref(roomId, cell) }),
    [nameOfSheet, roomId],
  );
  const reason = whyNot('chat:send');
  return (
    <Pictures value={pictures}>
      <ChatPaper
        {...{ roomId, sheetWays, ...people }}
        uid={user.uid}
        name={user.name}
        isHost={whyNot('member:moderate') === undefined}
        lane={null}
        fileWays={{
          drawing: {
            people,
            mayDraw: access['ink:draw'].allowed,
            denied: { reason: whyNot('ink:draw'), way: null },
          },
        }}
        denials={{
          write: reason === undefined ? null : { reason, way: null },
          direct: whyNot('chat:direct') ?? null,
          file: whyNot('file:upload'),
        }}
      />
    </Pictures>
  );
}
