import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type ViewerSpaceProps = {
  label: string;
  isCentred?: boolean;
  /** The drawing tools lie over its foot: its end can be scrolled out from under them. */
  isUnderTools?: boolean;
  children: ReactNode;
};

/** The space below the head of a viewer: scrolls in both directions, also by the keyboard. */
export function ViewerSpace({ label, isCentred = false, isUnderTools = false, children }: ViewerSpaceProps) {
  return (
    <div
      role="region"
      data-paper=""
      aria-label={label}
      tabIndex={0}
      className={clsx(
        'min-h-0 flex-1 overflow-auto p-4 -outline-offset-2',
        isUnderTools && 'pb-22',
        isCentred && 'grid place-items-center-safe',
      )}
    >
      {children}
    </div>
  );
}
