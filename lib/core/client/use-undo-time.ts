'use client';

import { useEffect, useRef, useState } from 'react';
import { wasByKeyboard } from './last-input';

/** How long an action can be undone in its place (ms). */
const undoTime = 10_000;

/**
 * For a row that replaces a removed one and offers an undo: calls `onOver` when the time for that is over. The time
 * stops while the pointer is over the row or the keyboard is in it, and then starts again.
 *
 * @param isOffered whether the offer is shown already
 * @returns the handlers for the row
 */
export function useUndoTime(isOffered: boolean, onOver: () => void) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isRunning = isOffered && !isHovered && !isFocused;
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => over.current(), undoTime);
    return () => clearTimeout(timer);
  }, [isRunning]);

  return {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    // A mouse click leaves the focus behind although nobody uses the row.
    onFocus: () => setIsFocused(wasByKeyboard()),
    onBlur: () => setIsFocused(false),
  };
}
