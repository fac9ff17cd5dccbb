'use client';

import type { ReactNode } from 'react';
import type { FileInk } from '@/components/ink/file/file-drawing';
import { InkDeskProvider } from '@/components/ink/ink-desk-provider';

/** Gives what is drawn on a file to its head and its pages; null for what cannot be drawn on. */
export function InkedFile({ ink, children }: { ink: FileInk | null; children: ReactNode }) {
  if (ink === null) return children;
  return (
    <InkDeskProvider ink={ink.ink} people={ink.drawing.people}>
      {children}
    </InkDeskProvider>
  );
}
