import { clsx } from 'clsx';

/** Two strokes, one two thirds as tall: the two l's of Chalktalk, and a tally of two. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 9 20" aria-hidden="true" className={clsx('h-5 w-[9px] flex-none', className)}>
      <rect width="3" height="20" rx="1.5" fill="currentColor" />
      <rect x="6" y="6.7" width="3" height="13.3" rx="1.5" className="fill-orchid" />
    </svg>
  );
}
