'use client';

import dynamic from 'next/dynamic';
import { useMemo, useState } from 'react';
import type { CallAsks } from '@/components/call/call-surroundings';
import { useAsks } from '@/lib/asks/client/use-asks';

/** Fetched when a call needs them. */
const AskAction = dynamic(() => import('@/components/asks/ask-action').then((module) => module.AskAction));
const AskAnnouncer = dynamic(() =>
  import('@/components/asks/ask-announcer').then((module) => module.AskAnnouncer),
);
const AskLine = dynamic(() => import('@/components/asks/ask-line').then((module) => module.AskLine));
const AskQueue = dynamic(() => import('@/components/asks/ask-queue').then((module) => module.AskQueue));
const HandCard = dynamic(() => import('@/components/asks/hand-card').then((module) => module.HandCard));

/** Raised hands and asks, as a call shows them. They are followed while one is in it. */
export function useCallAsks(roomId: string, uid: string | undefined): CallAsks {
  const [isInCall, setIsInCall] = useState(false);
  const asks = useAsks({ roomId, uid: uid ?? '', isFollowing: isInCall && uid !== undefined });
  return useMemo(() => {
    const own = { asks, uid: uid ?? '' };
    return {
      follow: setIsInCall,
      count: asks.waiting.length,
      places: asks.places,
      mine: asks.mine,
      failure: asks.failure,
      ask: asks.ask,
      withdraw: asks.withdraw,
      renderAsk: (capability, whom) => <AskAction {...own} capability={capability} whom={whom} />,
      lowerHandOf: (whose) => {
        const hand = asks.waiting.find((ask) => ask.uid === whose && ask.kind === 'hand');
        return (
          hand &&
          (async () => {
            const { lowerHands } = await import('@/lib/asks/client/lower-hands');
            const { raiseAgain, failure } = await lowerHands(roomId, [hand]);
            if (failure !== null) throw failure;
            return raiseAgain;
          })
        );
      },
      renderHand: (onDone) => <HandCard {...own} onDone={onDone} />,
      renderQueue: (place) => <AskQueue {...own} {...place} roomId={roomId} />,
      renderLine: ({ people, colourOf }) => {
        const nameOf = (whose: string) => people.find((person) => person.uid === whose)?.name;
        const first = asks.waiting.find((ask) => ask.kind !== 'hand' && ask.uid !== uid && nameOf(ask.uid));
        if (!first) return null;
        const key = `${first.uid} ${first.kind} ${first.at}`;
        return <AskLine key={key} ask={first} name={nameOf(first.uid) ?? ''} {...{ roomId, colourOf }} />;
      },
      renderAnnouncer: (place) => <AskAnnouncer {...own} {...place} />,
    };
  }, [asks, roomId, uid]);
}
