import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type EmptyStateProps = {
  /** What will be here, as a sentence. */
  title: string;
  why: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
};

/** Says what will be here and how it comes to be. No picture. */
export function EmptyState({ title, why, action, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={clsx('max-w-[440px]', className)}>
      <Heading className="title text-22">{title}</Heading>
      <p className="mt-2 text-14 text-ink-2">{why}</p>
      {action === undefined ? null : <div className="mt-6">{action}</div>}
    </div>
  );
}
