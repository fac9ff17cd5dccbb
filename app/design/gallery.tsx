import type { ReactNode } from 'react';

export function Gallery({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-6 text-22 font-semibold">{title}</h2>
      <div className="grid gap-6">{children}</div>
    </section>
  );
}

export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-6 gap-y-2 tablet:grid-cols-[120px_minmax(0,1fr)]">
      <h3 className="text-13 text-ink-2 tablet:pt-2.5">{label}</h3>
      <div className="flex min-w-0 flex-wrap items-start gap-3">{children}</div>
    </div>
  );
}
