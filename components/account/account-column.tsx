import type { ReactNode } from 'react';

/** The account's page: one column, as wide as a room's. */
export function AccountColumn({ children }: { children: ReactNode }) {
  return (
    <div className="frame pb-24">
      <main id="content" className="max-w-[720px]">
        {children}
      </main>
    </div>
  );
}
