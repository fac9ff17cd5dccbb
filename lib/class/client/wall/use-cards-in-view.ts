'use client';

import { useCallback, useRef, useState } from 'react';

/** The ids of the cards of a wall that are in view now. `watch` is the `ref` of each, which has its id as `data-id`. */
export function useCardsInView() {
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set());
  const observer = useRef<IntersectionObserver | null>(null);

  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    observer.current ??= new IntersectionObserver((entries) => {
      setInView((before) => {
        const after = new Set(before);
        for (const { isIntersecting, target } of entries) {
          const id = (target as HTMLElement).dataset['id'] ?? '';
          if (isIntersecting) after.add(id);
          else after.delete(id);
        }
        return after;
      });
    });
    const own = observer.current;
    own.observe(element);
    return () => {
      own.unobserve(element);
      const id = element.dataset['id'] ?? '';
      setInView((before) => new Set([...before].filter((one) => one !== id)));
    };
  }, []);

  return { inView, watch };
}
