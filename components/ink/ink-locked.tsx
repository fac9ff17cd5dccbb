import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';

type InkLockedProps = {
  /** Who decides about it. */
  reason: string | undefined;
  /** How to ask for it; null where nobody can be asked. */
  way: ReactNode;
};

/** Stands in the place of the tools for a person who only looks at ink. */
export function InkLocked({ reason, way }: InkLockedProps) {
  return (
    <div className="raised flex max-w-full flex-wrap items-center justify-center gap-x-3 gap-y-2 rounded-12 px-4 py-2 text-14 shadow-2">
      <Lock className="size-4 flex-none text-ink-2" aria-hidden="true" />
      <p>{reason}</p>
      {way}
    </div>
  );
}
