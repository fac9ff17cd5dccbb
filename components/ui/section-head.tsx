import type { ReactNode } from 'react';

/** The heading of a part of a page, and at its right what can be done there. */
export function SectionHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className="mb-3 flex items-center justify-between gap-4">
      <h2 id={id} className="text-22 font-semibold">
        {title}
      </h2>
      {children}
    </div>
  );
}
