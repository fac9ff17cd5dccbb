import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The heading of a page of the administration. */
export function AdminTitle({ className, children }: { className?: string; children: ReactNode }) {
  return <h1 className={clsx('title text-28 wrap-anywhere', className)}>{children}</h1>;
}
