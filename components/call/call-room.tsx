'use client';

import { memo, useMemo, type ReactNode } from 'react';
import { CallContext } from '@/components/call/call-context';
import { CallLayout } from '@/components/call/call-layout';
import { callLists } from '@/components/call/call-panels';
import { LiveRegions } from '@/components/call/notices/live-regions';
import { RoomAudio } from '@/components/call/room-audio';
import { useCallRoom, type CallRoomInput, type CallRoomState } from '@/components/call/use-call-room';
import { Pictures } from '@/components/ui/people/pictures';
import { picturesOf } from '@/lib/pictures/picture';
import { AskAnnouncer, FollowAnnouncer, ReactionAnnouncer } from '@/components/call/panels/views-of-others';

type CallRoomProps = CallRoomInput & {
  /** In a rehearsal: the row that says so. */
  rehearsalRow: ReactNode;
};

/** The live room: what is seen of it, what is heard of it, and what screen readers are told. */
export function CallRoom({ rehearsalRow, ...input }: CallRoomProps) {
  const room = useCallRoom(input);
  return <CallParts room={room} rehearsalRow={room.ticket ? rehearsalRow : null} />;
}

type CallPartsProps = { room: CallRoomState; rehearsalRow: ReactNode };

/**
 * Until the room is shown, nobody sees it change. From the press on *Join* to then it is not drawn: that would take a
 * fifth of the time to the other person's first track.
 */
const CallParts = memo(
  function CallParts({ room, rehearsalRow }: CallPartsProps) {
    const { call, view, asks, answers, said, context } = room;
    const pictures = useMemo(() => picturesOf(context.people), [context.people]);
    return (
      <CallContext value={context}>
        <Pictures value={pictures}>
          <CallLayout room={room} lists={callLists} rehearsalRow={rehearsalRow} />
        </Pictures>
        <RoomAudio room={call.room} />
        <LiveRegions {...said} />
        {view.isInCall ? (
          <ReactionAnnouncer
            store={room.reactions}
            nameOf={(uid) => context.people.find((person) => person.uid === uid)?.name ?? null}
          />
        ) : null}
        {view.isInCall ? <FollowAnnouncer name={nameOfAsking(room)} /> : null}
        {view.isInCall ? (
          <AskAnnouncer uid={context.viewer.uid} asks={asks} people={context.people} mayAnswer={answers} />
        ) : null}
      </CallContext>
    );
  },
  (_, { room }) => isJoiningUnseen(room),
);

/** The session is joining, and the page has not been told yet. */
const isJoiningUnseen = ({ call, view }: CallRoomState): boolean =>
  view.phase.name === 'checking' && call.session.read().name === 'joining';

const nameOfAsking = ({ follow, context }: CallRoomState): string | null =>
  context.people.find(({ uid }) => uid === follow.asking?.uid)?.name ?? null;
