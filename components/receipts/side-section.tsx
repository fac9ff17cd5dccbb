import { useId, type ReactNode } from 'react';

/** A part of a receipt beside what was worked out. */
export function SideSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-16 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
