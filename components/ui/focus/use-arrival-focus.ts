import { useEffect, type RefObject } from 'react';

/**
 * Gives the first field of a form the focus on arrival, unless something on the page has it already. Only with a
 * mouse: on a phone the keyboard would cover the page.
 */
export function useArrivalFocus(form: RefObject<HTMLFormElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || document.activeElement !== document.body) return;
    if (!matchMedia('(pointer: fine)').matches) return;
    form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [form, isWanted]);
}
