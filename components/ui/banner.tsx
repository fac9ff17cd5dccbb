import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type BannerProps = {
  /** Flint is calm: it is no news any more. */
  tone?: 'gorse' | 'flint';
  icon: ReactNode;
  children: ReactNode;
  action?: ReactNode;
};

/** A row of its own across the page or the room: something waits or is being restored. Covers nothing. */
export function Banner({ tone = 'gorse', icon, children, action }: BannerProps) {
  return (
    <div
      role="status"
      className={clsx(
        'flex min-h-10 items-center gap-2 px-4 py-1 text-14 font-medium [&_.lucide]:size-4',
        tone === 'gorse'
          ? 'bg-gorse text-on-gorse'
          : 'bg-stage-button text-stage-text [&>.lucide]:text-gorse',
      )}
    >
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {action}
    </div>
  );
}
