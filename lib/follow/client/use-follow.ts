'use client';

import { useEffect, useMemo, useReducer } from 'react';
import type { openDataReceiver } from '@/lib/livekit/client/data-receiver';
import { changeFollowing, findAsking, findFollowed, findShowing, type Leader } from '../follow-state';

export type FollowCarrier = ReturnType<typeof openDataReceiver>;

export type Follow = {
  /** Who asks this person to follow; null while nobody does, or the person follows somebody. */
  asking: Leader | null;
  /** The leader whom this person follows, or strayed from. */
  followed: Leader | null;
  /** The leader whose file lies on the stage. */
  showing: ReturnType<typeof findShowing>;
  isFollowing: boolean;
  follow: (leader: Leader) => void;
  decline: (leader: Leader) => void;
  /** The person went somewhere by themselves. */
  stray: () => void;
};

/**
 * Hears who asks this person to follow, and where those people are. It ends for a leader who stops, leaves, or may no
 * longer lead.
 *
 * @param present the connections that are in the call; a new list whenever anything about one has changed
 */
export function useFollow(
  data: FollowCarrier,
  present: readonly { identities: readonly string[] }[],
): Follow {
  const [state, dispatch] = useReducer(changeFollowing, []);

  useEffect(() => {
    const hear: Parameters<typeof data.listen<'follow-me'>>[1] = ({ place }, { identity, uid }) =>
      dispatch(place === null ? { type: 'ended', identity } : { type: 'led', identity, uid, place });
    const stops = [data.answer('follow-me', hear), data.listen('follow-me', hear)];
    return () => stops.forEach((stop) => stop());
  }, [data]);

  useEffect(() => {
    const identities = present.flatMap((person) => person.identities);
    dispatch({
      type: 'remain',
      identities: new Set(identities.filter((identity) => data.maySend('follow-me', identity))),
    });
  }, [data, present]);

  const followed = findFollowed(state);
  return {
    asking: findAsking(state),
    followed,
    showing: useMemo(() => findShowing(state), [state]),
    isFollowing: followed?.stance === 'following',
    follow: ({ identity }) => dispatch({ type: 'follow', identity }),
    decline: ({ identity }) => dispatch({ type: 'decline', identity }),
    stray: () => dispatch({ type: 'stray' }),
  };
}
