'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { watchLevel } from './watch-level';

/** A voice, not the room's hum. */
const HEARD_FROM = 0.35;

/**
 * Drives a meter without rendering the page again: the level goes straight into the element's `--level` and
 * `aria-valuenow`. Returns whether a voice was heard since this microphone was opened.
 */
export function useLevel(track: MediaStreamTrack | null, meter: RefObject<HTMLElement | null>): boolean {
  const [heard, setHeard] = useState<MediaStreamTrack | null>(null);
  const spoken = useRef(0);

  useEffect(() => {
    if (track === null) return undefined;
    const show = (level: number) => {
      if (level >= HEARD_FROM) setHeard(track);
      const element = meter.current;
      if (!element) return;
      element.style.setProperty('--level', String(level));
      const rounded = Math.round(level * 20) * 5;
      if (rounded !== spoken.current)
        element.setAttribute('aria-valuenow', String((spoken.current = rounded)));
    };
    return watchLevel(track, show);
  }, [track, meter]);

  return track !== null && heard === track;
}
