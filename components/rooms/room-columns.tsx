'use client';

import type { ReactNode } from 'react';
import { useContentFocus } from '@/components/ui/focus/use-content-focus';

type RoomColumnsProps = {
  children: ReactNode;
  /** Beside the page on a wide screen. */
  side: ReactNode;
};

/** A room's page: what is in it, and the door at its side. */
export function RoomColumns({ children, side }: RoomColumnsProps) {
  const content = useContentFocus();
  return (
    <div className="frame grid items-start pb-32 desktop:grid-cols-[minmax(0,1fr)_280px] desktop:gap-12 desktop:pb-24 wide:grid-cols-[minmax(0,1fr)_304px]">
      <main ref={content} id="content" className="min-w-0 outline-none">
        {children}
      </main>
      <aside className="desktop:sticky desktop:top-20 desktop:mt-6">{side}</aside>
    </div>
  );
}
