import { clsx } from 'clsx';

/** The place of something whose shape is known. Static; appears after 300 ms, so that a quick answer shows none. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={clsx('block animate-appear-late rounded-6 bg-sunken', className)} />
  );
}
