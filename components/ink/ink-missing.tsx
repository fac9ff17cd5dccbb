'use client';

import { useSyncExternalStore } from 'react';
import type { InkDesk } from '@/components/ink/ink-desk';
import { PartMissing } from '@/components/shell/lazy-part';

/** Says that drawing needs the network once, where its code could not be fetched. */
export function InkMissing({ shelf: { isMissing } }: Pick<InkDesk, 'shelf'>) {
  return useSyncExternalStore(isMissing.subscribe, isMissing.read, isMissing.read) ? <PartMissing /> : null;
}
