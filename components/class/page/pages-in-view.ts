import { useEffect } from 'react';
import { createStore } from '@/lib/core/client/create-store';

/** Whether the pages of the room are on the stage: then they say themselves what was handed out. */
export const pagesInView = createStore(false);

/** Says so for as long as the caller is there. */
export function useSayInView(): void {
  useEffect(() => {
    pagesInView.set(true);
    return () => pagesInView.set(false);
  }, []);
}
