'use client';

import { useState } from 'react';
import {
  changeView,
  fitted,
  isLarger,
  placeScreen,
  screenSize,
  zoomEnds,
  type ScreenAct,
} from '@/lib/call/stage/screen-zoom';
import type { Size } from '@/lib/call/stage/tile-layout';

const unknown: Size = { width: 0, height: 0 };

/** How this person looks at a shared screen. Only they see it so; the next screen that is shared fits again. */
export function useScreenView(area: Size) {
  const [screen, setScreen] = useState(unknown);
  const [view, setView] = useState(fitted);
  const frame = { area, screen };
  const place = placeScreen(view, frame);
  const ends = zoomEnds(frame);
  return {
    place,
    /** Until the first picture has arrived, nobody knows how large the screen is. */
    isKnown: screen.width > 0,
    isSmallest: place.scale <= ends.smallest,
    isLargest: place.scale >= ends.largest,
    isFit: view.scale === null,
    /** A part of it lies outside, so that it can be moved. */
    isLarger: isLarger(place, area),
    act: (act: ScreenAct) => setView((before) => changeView(before, act, frame)),
    /** Says how large the picture is that has arrived. */
    tellSize: (seen: Size) => setScreen((known) => screenSize(known, seen)),
  };
}
