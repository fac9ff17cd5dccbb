import type { ReactNode } from 'react';

/** The rooms beside the ways to come to more of them; below 1100 px one column. */
export function RoomsColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className="frame grid items-start gap-12 pt-4 pb-16 tablet:pt-8 desktop:grid-cols-[minmax(0,1fr)_264px] wide:grid-cols-[minmax(0,760px)_280px]">
      <main id="content" className="min-w-0">
        {children}
      </main>
      <aside className="grid gap-12 min-[768px]:grid-cols-2 desktop:sticky desktop:top-6 desktop:grid-cols-1">
        {side}
      </aside>
    </div>
  );
}
