import type { ReactNode } from 'react';

/** The one column of the pages about groups. */
export function GroupColumn({ children }: { children: ReactNode }) {
  return (
    <div className="frame pt-4 pb-16 tablet:pt-8">
      <main id="content" className="max-w-[760px]">
        {children}
      </main>
    </div>
  );
}
