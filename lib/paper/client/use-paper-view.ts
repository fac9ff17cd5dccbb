'use client';

import { useSyncExternalStore } from 'react';
import type { PaperCamera } from '@/lib/paper/client/paper-camera';

/** How a camera for paper stands now. */
export function usePaperView({ view }: Pick<PaperCamera, 'view'>) {
  return useSyncExternalStore(view.subscribe, view.read, view.read);
}
