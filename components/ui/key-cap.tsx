import type { ReactNode } from 'react';

/** A key as it stands on the keyboard. */
export const KeyCap = ({ children }: { children: ReactNode }) => (
  <kbd className="rounded-4 border border-line px-1.5 py-px font-mono text-12 whitespace-nowrap text-ink-2">
    {children}
  </kbd>
);
