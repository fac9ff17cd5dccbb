import type { ReactNode, RefObject } from 'react';
import { RoomNoticeLine } from '@/components/call/notices/room-notice-line';
import type { CallRoomState } from '@/components/call/use-call-room';
import { AskLine, FollowAskLine } from '@/components/call/panels/views-of-others';

/** One line for the free zone: the notice of the moment, a leader who asks, or the first person in the queue. */
export function useNewsLine(
  { call, notice, answers, view, asks, context, follow }: CallRoomState,
  noticePress: RefObject<HTMLButtonElement | null>,
): ReactNode {
  const { roomId, viewer, people, colourOf } = context;
  if (notice) return <RoomNoticeLine notice={notice} notices={call.notices} pressRef={noticePress} />;
  if (!view.isInCall) return null;
  const nameOf = (uid: string) => people.find((person) => person.uid === uid)?.name;
  const { asking } = follow;
  if (asking !== null) {
    return (
      <FollowAskLine
        key={asking.identity}
        uid={asking.uid}
        name={nameOf(asking.uid) ?? ''}
        colour={colourOf(asking.uid)}
        onFollow={() => follow.follow(asking)}
        onDecline={() => follow.decline(asking)}
      />
    );
  }
  if (!answers) return null;
  const first = asks.waiting.find((ask) => ask.kind !== 'hand' && ask.uid !== viewer.uid && nameOf(ask.uid));
  if (!first) return null;
  const key = `${first.uid} ${first.kind} ${first.at}`;
  return <AskLine key={key} ask={first} name={nameOf(first.uid) ?? ''} {...{ roomId, colourOf }} />;
}
