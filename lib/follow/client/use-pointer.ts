'use client';

import { useEffect, useMemo, useState } from 'react';
import { createThrottle } from '@/lib/core/client/create-throttle';
import type { FilePlace } from '../follow-place';
import type { FollowCarrier } from './use-follow';

/** A place on a page, in parts of its width and height. */
export type PagePoint = { x: number; y: number };

type PagePlace = Pick<FilePlace, 'id' | 'page'>;

/** The least time between two points that a page sends (ms). */
const sendsEvery = 50;

/**
 * At what a leader points on the page that this person sees; null for nothing.
 *
 * @param leader the connection of the leader; null where nobody leads this person
 */
export function useHeardPointer(
  data: FollowCarrier,
  leader: string | null,
  { id, page }: PagePlace,
): PagePoint | null {
  const [heard, setHeard] = useState<{ from: string; place: string; at: PagePoint | null } | null>(null);
  useEffect(() => {
    if (leader === null) return undefined;
    return data.listen('pointer', (sent, { identity }) => {
      if (identity === leader) setHeard({ from: leader, place: keyOf(sent.file, sent.page), at: sent.at });
    });
  }, [data, leader]);
  const isHere = heard !== null && heard.from === leader && heard.place === keyOf(id, page);
  return isHere ? heard.at : null;
}

/** Tells the others at what this person points on a page. */
export function useSentPointer(data: FollowCarrier, { id, page }: PagePlace): (at: PagePoint | null) => void {
  const throttle = useMemo(
    () =>
      createThrottle<PagePoint | null>((at) => {
        const place = at && { x: clamp(at.x), y: clamp(at.y) };
        // A point that does not arrive is followed by the next one. Where it ends is said once, so that has to arrive.
        const options = { reliable: at === null };
        data.send('pointer', { file: id, page, at: place }, options).catch(() => undefined);
      }, sendsEvery),
    [data, id, page],
  );
  useEffect(() => throttle.close, [throttle]);
  return throttle.give;
}

const keyOf = (file: string, page: number): string => `${file} ${page}`;
const clamp = (part: number): number => Math.min(1, Math.max(0, part));
