'use client';

import { useEffect, useState } from 'react';
import { callServer } from '@/lib/callables/client/call-server';
import { glanceAtRoom, type Glance } from '../contract';

/** How often the server is asked while the page is looked at (ms). */
const step = 30_000;

/** A room as our server reads it, asked again and again while it is needed. Null before the first answer. */
export function useGlance(roomId: string | null): Glance | null {
  const [seen, setSeen] = useState<{ roomId: string; glance: Glance } | null>(null);

  useEffect(() => {
    if (roomId === null) return undefined;
    let isCurrent = true;
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        const glance = await callServer(glanceAtRoom, { roomId }, { isUnasked: true });
        if (isCurrent) setSeen({ roomId, glance });
      } catch {
        // Offline, or not for this person: the page says so already. What was seen stays until the next answer.
      }
    };
    void look();
    const timer = setInterval(() => void look(), step);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [roomId]);

  return seen !== null && seen.roomId === roomId ? seen.glance : null;
}
