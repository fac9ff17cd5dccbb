import { useEffect, useRef } from 'react';

/** How long a second press of *Back* leaves (ms). */
const patience = 5000;

/**
 * Holds the first *Back* of a page in a call: it says what a second one does. The page has an entry of its own in the
 * browser's history for that.
 *
 * @param onHeld says that a second press leaves
 */
export function useHeldBack(isInCall: boolean, onHeld: () => void): void {
  const held = useRef(onHeld);
  useEffect(() => {
    held.current = onHeld;
  }, [onHeld]);
  useEffect(() => {
    if (!isInCall) return undefined;
    const hold = () => history.pushState(history.state, '');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleBack = () => {
      held.current();
      clearTimeout(timer);
      timer = setTimeout(hold, patience);
    };
    hold();
    window.addEventListener('popstate', handleBack);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', handleBack);
    };
  }, [isInCall]);
}
