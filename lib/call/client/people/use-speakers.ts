'use client';

import { useSpeakingParticipants } from '@livekit/components-react/hooks';
import type { Room } from 'livekit-client';
import { useEffect, useRef, useState } from 'react';
import { parseIdentity } from '@/lib/livekit/identity';
import { holdSpeakers, type SpeakerHangover } from '../../stage/speaker-hangover';
import { nobodyPromoted, noteSpeakers } from '../../stage/speaker-promotion';

type Speakers = {
  /** Accounts whose tile wears the ring. */
  ringed: ReadonlySet<string>;
  /** Who has spoken long enough to be on the first page; null most of the time. */
  promotedUid: string | null;
};

/** How often pauses are looked at while somebody wears the ring or has been brought forward. */
const TICK_MS = 250;

/** Who is speaking: in at once, out half a second late, so that a ring never flickers between words. */
export function useSpeakers(room: Room): Speakers {
  const participants = useSpeakingParticipants({ room });
  const speaking = participants.map(({ identity }) => parseIdentity(identity)?.uid ?? identity).join(' ');
  const held = useRef<SpeakerHangover>(new Map());
  const promotion = useRef(nobodyPromoted);
  const [speakers, setSpeakers] = useState<Speakers>({ ringed: new Set(), promotedUid: null });

  useEffect(() => {
    const uids = speaking === '' ? [] : speaking.split(' ');
    const look = () => {
      const now = performance.now();
      held.current = holdSpeakers(held.current, uids, now);
      promotion.current = noteSpeakers(promotion.current, uids, now);
      const next = {
        ringed: new Set(held.current.keys()),
        promotedUid: promotion.current.promoted?.uid ?? null,
      };
      setSpeakers((shown) => (isSame(shown, next) ? shown : next));
      if (uids.length === 0 && held.current.size === 0 && !promotion.current.promoted) clearInterval(timer);
    };
    const timer = setInterval(look, TICK_MS);
    look();
    return () => clearInterval(timer);
  }, [speaking]);

  return speakers;
}

const isSame = (one: Speakers, other: Speakers) =>
  one.promotedUid === other.promotedUid &&
  one.ringed.size === other.ringed.size &&
  [...one.ringed].every((uid) => other.ringed.has(uid));
