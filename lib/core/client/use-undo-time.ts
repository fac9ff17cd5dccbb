'use client';

import { useEffect, useRef, useState } from 'react';
import { wasByKeyboard } from './last-input';

/** How long something that was done can be undone in its place (ms). */
const undoTime = 10_000;

/**
 * For a row that stands where something was, and offers to undo it: calls `onOver` when the time for that is
 * over. It stands still while the pointer is over the row or the keyboard is in it, and then begins anew.
 *
 * @param isOffered whether the offer is there already
 * @returns what the row has to be given
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
    // A press with the mouse leaves the focus behind, and nobody waits there.
    onFocus: () => setIsFocused(wasByKeyboard()),
    onBlur: () => setIsFocused(false),
  };
}
