import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';

/** A service cannot be reached for now: what still works, while it reconnects by itself. */
export function LostNotice({ children }: { children: ReactNode }) {
  return (
    <Notice tone="gorse" className="mb-6">
      {children}
    </Notice>
  );
}
