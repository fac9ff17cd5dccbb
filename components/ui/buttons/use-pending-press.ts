'use client';

import type { MouseEvent, MouseEventHandler } from 'react';
import { useDelayedFlag } from '@/lib/core/client/use-delayed-flag';

type PendingPress = {
  /** Whether it takes long enough for a ring. */
  showsRing: boolean;
  /** What the button element gets. */
  press: {
    'aria-disabled': true | undefined;
    'aria-busy': true | undefined;
    onClick: MouseEventHandler<HTMLButtonElement>;
  };
};

/** A button whose action is under way ignores further presses, and is busy rather than `disabled`. */
export function usePendingPress(
  isPending: boolean,
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
): PendingPress {
  const showsRing = useDelayedFlag(isPending);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Preventing the default also keeps a form from being sent twice.
    if (isPending) event.preventDefault();
    else onClick?.(event);
  };
  const flag = isPending || undefined;
  return { showsRing, press: { 'aria-disabled': flag, 'aria-busy': flag, onClick: handleClick } };
}
