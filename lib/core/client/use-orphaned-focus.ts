import { useEffect, useRef } from 'react';

/**
 * Takes the focus when what had it is gone, such as the menu of a row that has just been replaced. The `ref` is
 * that of an element around the button that is to have it.
 */
export function useOrphanedFocus<E extends HTMLElement>(isReady: boolean) {
  const around = useRef<E>(null);
  useEffect(() => {
    if (isReady && isNowhere(document.activeElement)) around.current?.querySelector('button')?.focus();
  }, [isReady]);
  return around;
}

/** On the page's content it lies where a dialog has closed whose opener is gone. */
const isNowhere = (focused: Element | null): boolean =>
  focused === document.body || focused?.localName === 'main';
