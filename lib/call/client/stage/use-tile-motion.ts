'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Place } from '../../stage/tile-layout';

const MOVE_MS = 320;
const FADE_MS = 120;
const MOVE_EASE = 'cubic-bezier(.65,0,.35,1)';

/**
 * Moves tiles to their new places when people come or go (not while the window is resized): they are put there
 * at once and shown on the way by a transform. With reduced motion they fade instead.
 *
 * @param places by the value of each tile's `data-tile`
 * @param occasion changes when the layout changes for a reason worth showing
 */
export function useTileMotion(
  container: RefObject<HTMLElement | null>,
  places: ReadonlyMap<string, Place>,
  occasion: string,
): void {
  const before = useRef({ places, occasion });

  useLayoutEffect(() => {
    const last = before.current;
    before.current = { places, occasion };
    const element = container.current;
    if (!element || last.occasion === occasion) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const tile of element.querySelectorAll<HTMLElement>('[data-tile]')) {
      const key = tile.dataset['tile'] ?? '';
      const to = places.get(key);
      if (!to) continue;
      const from = last.places.get(key);
      if (isCalm || !from) tile.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
      else if (!isSame(from, to)) move(tile, from, to);
    }
  }, [container, places, occasion]);
}

function move(tile: HTMLElement, from: Place, to: Place): void {
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  tile.animate(
    [
      { transform: start, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    {
      duration: MOVE_MS,
      easing: MOVE_EASE,
    },
  );
}

const isSame = (one: Place, other: Place) =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
