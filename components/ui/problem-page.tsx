import type { ReactNode } from 'react';

type ProblemPageProps = {
  title: string;
  why: string;
  /** One way on. */
  action: ReactNode;
  /** What a person can name when asking for help. */
  reference?: string;
  /** Usually the logo. */
  header: ReactNode;
};

/** A whole page that says what happened and the way on. Needs nothing that may itself have failed. */
export function ProblemPage({ title, why, action, reference, header }: ProblemPageProps) {
  return (
    <div className="frame">
      <header className="flex h-12 items-center tablet:h-14">{header}</header>
      <main className="max-w-[440px] pt-24 tablet:pt-30">
        <h1 className="title text-34 tablet:text-40">{title}</h1>
        <p className="mt-4 text-16 text-ink-2">{why}</p>
        <div className="mt-8 flex flex-wrap gap-2">{action}</div>
        {reference === undefined ? null : (
          <p className="mt-6 text-12 text-ink-3 tabular select-all">{reference}</p>
        )}
      </main>
    </div>
  );
}
