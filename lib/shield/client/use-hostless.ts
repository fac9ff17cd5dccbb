'use client';

import { useCallback, useEffect, useState } from 'react';
import type { Hostless } from '@/lib/access/layers';
import { isProfileId, traitsOf } from '@/lib/access/profiles';
import { callServer } from '@/lib/callables/client/call-server';
import { useWatch } from '@/lib/core/client/use-watch';
import { watchServerOffset } from '@/lib/firebase/client/server-offset';
import { watchRoom } from '@/lib/rooms/client/watch-room';
import { hostlessRule } from '@/lib/rooms/session/hostless';
import { reviewHosts } from '../contract';
import type { PersonHere } from '../find-longest-here';
import { nextReview } from '../next-review';
import { watchLiveSession } from './watch-shield';

/** When nobody has answered, or our server has not heard yet that they are gone (ms). */
const retryAfter = 5000;

/**
 * Follows what happens in a call that its last host has left, and asks the server to do it when it is due. `now` is the
 * server's time.
 */
export function useHostless(
  roomId: string,
  people: readonly PersonHere[],
): { hostless: Hostless | undefined; now: () => number } {
  const session = useWatch(watchLiveSession, roomId);
  const room = useWatch(watchRoom, roomId);
  const offset = useWatch(watchServerOffset).value ?? 0;
  const hosts = people.filter(isHost);
  const isHostHere = hosts.length > 0;
  const [asked, setAsked] = useState({ isHostHere, times: 0, isAnswered: false });
  if (asked.isHostHere !== isHostHere) setAsked({ isHostHere, times: 0, isAnswered: false });

  const sessionId = session.value?.id;
  const hostless = session.value?.live.hostless;
  const choice = room.value ? (room.value.hostless ?? 'none') : undefined;
  const place = placeOf(people);

  useEffect(() => {
    if (sessionId === undefined || choice === undefined) return undefined;
    const { times, isAnswered } = asked;
    const pause = nextReview({
      rule: hostlessRule(choice),
      hostless,
      isHostHere,
      hasLost: !isAnswered,
      place,
      now: Date.now() + offset,
    });
    if (pause === null) return undefined;
    const ask = async () => {
      const seen = await callServer(reviewHosts, { roomId, sessionId }, { isUnasked: true }).catch(
        () => null,
      );
      const isSeenAlike = seen !== null && seen.areHostsInside === isHostHere;
      setAsked((before) => ({ ...before, times: before.times + 1, isAnswered: isSeenAlike }));
    };
    const timer = setTimeout(() => void ask(), times === 0 ? pause : Math.max(pause, retryAfter));
    return () => clearTimeout(timer);
  }, [roomId, sessionId, choice, hostless, isHostHere, asked, place, offset]);

  const now = useCallback(() => Date.now() + offset, [offset]);
  return { hostless, now };
}

const isHost = ({ profile }: PersonHere): boolean =>
  profile !== null && isProfileId(profile) && traitsOf(profile).isHost;

/** Hosts ask first, then the others in an order that is the same on all pages; who is in nobody's list asks last. */
function placeOf(people: readonly PersonHere[]): number {
  const order = [...people].sort(
    (a, b) => Number(isHost(b)) - Number(isHost(a)) || a.uid.localeCompare(b.uid),
  );
  const place = order.findIndex(({ isMe }) => isMe);
  return place === -1 ? people.length : place;
}
