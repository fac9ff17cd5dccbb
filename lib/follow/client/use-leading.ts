'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createThrottle } from '@/lib/core/client/create-throttle';
import { askUntilHeard } from '../ask-until-heard';
import { isSamePlace, type FollowPlace } from '../follow-place';
import type { FollowCarrier } from './use-follow';

export type Leading = {
  /** Through what this person leads now; null while they do not. */
  leads: FollowPlace['kind'] | null;
  start: (through: FollowPlace['kind']) => void;
  stop: () => void;
  /** Where this person is, also while they do not lead. */
  tell: (place: FollowPlace) => void;
};

/** The least time between two places that a page sends (ms). Receivers drop what comes much faster. */
const sendsEvery = 200;

export type LeadingInput = {
  data: FollowCarrier;
  /** The connections of everybody else, as they come and go. */
  others: readonly string[];
  mayLead: boolean;
  /** Connections that could not be told of a place. */
  onSilent: (identities: readonly string[], kind: FollowPlace['kind']) => void;
};

/**
 * Asks everybody to follow this person, and tells them where the person is. Somebody who comes later is asked when they
 * come. It ends with the right to lead.
 */
export function useLeading({ data, others, mayLead, onSilent }: LeadingInput): Leading {
  const [wanted, setWanted] = useState<FollowPlace['kind'] | null>(null);
  const place = useRef<FollowPlace | null>(null);
  const asked = useRef<ReadonlySet<string>>(new Set());
  // The right may come back; that is no reason to lead again.
  if (wanted !== null && !mayLead) setWanted(null);
  const leads = mayLead ? wanted : null;
  const isLeading = leads !== null;
  const present = others.join(' ');

  useEffect(() => {
    const here = present === '' ? [] : present.split(' ');
    const { current } = place;
    if (!isLeading || current === null) {
      asked.current = new Set();
      return;
    }
    const unasked = here.filter((identity) => !asked.current.has(identity));
    // A connection that went and came back has forgotten it.
    asked.current = new Set(here);
    const ask = async (identity: string) =>
      (await askUntilHeard(() => data.call('follow-me', { place: place.current ?? current }, identity)))
        ? []
        : [identity];
    void Promise.all(unasked.map(ask)).then((silent) => {
      if (silent.flat().length > 0) onSilent(silent.flat(), current.kind);
    });
  }, [data, isLeading, present, onSilent]);

  const throttle = useMemo(
    () =>
      createThrottle<FollowPlace | null>((told) => {
        // A place that does not arrive is followed by the next one, and pages see who has left.
        data.send('follow-me', { place: told }).catch(() => undefined);
      }, sendsEvery),
    [data],
  );
  useEffect(() => throttle.close, [throttle]);
  const tell = useCallback(
    (next: FollowPlace) => {
      const before = place.current;
      place.current = next;
      if (isLeading && !isSamePlace(before, next)) throttle.give(next);
    },
    [isLeading, throttle],
  );
  const stop = useCallback(() => {
    setWanted(null);
    throttle.give(null);
  }, [throttle]);

  return { leads, start: setWanted, stop, tell };
}
