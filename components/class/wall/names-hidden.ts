import { createStore } from '@/lib/core/client/create-store';
import { useReadable } from '@/lib/worksheet/client/use-sheet';

/** Whether names are hidden on the walls of this page, in the call and outside. */
export const namesHidden = createStore(false);

/** Whether a host hides names just now: what stands beside a wall then names nobody either. */
export const useNamesHidden = (): boolean => useReadable(namesHidden);
