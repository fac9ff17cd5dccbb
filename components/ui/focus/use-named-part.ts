import { useEffect, type RefObject } from 'react';
import { focusContent } from '@/components/ui/focus/use-content-focus';

/** What a person does to look elsewhere by themselves. */
const deeds = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** Parts of a page come within this time, or not at all (ms). */
const patience = 5000;

/**
 * Brings a part of a page in view that comes later than the page, when the address names it: `/account#notifications`.
 * It stays in view while parts above it come, until the person does something.
 */
export function useNamedPart(part: RefObject<HTMLElement | null>, name: string): void {
  useEffect(() => {
    const { current } = part;
    if (current === null || location.hash !== `#${name}`) return undefined;
    const show = () => current.scrollIntoView({ behavior: 'instant' });
    show();
    if (document.activeElement === document.body) focusContent(current);
    const growth = new ResizeObserver(show);
    growth.observe(document.body);
    const stop = () => growth.disconnect();
    for (const deed of deeds) addEventListener(deed, stop, { once: true, passive: true });
    const timer = setTimeout(stop, patience);
    return () => {
      stop();
      clearTimeout(timer);
      for (const deed of deeds) removeEventListener(deed, stop);
    };
  }, [part, name]);
}
