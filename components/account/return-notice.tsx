'use client';

import { useEffect, useRef, type ReactNode } from 'react';

/** What came of leaving the page; it takes the focus, as what was pressed there did before. */
export function ReturnNotice({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className="rounded-8 outline-none">
      {children}
    </div>
  );
}
