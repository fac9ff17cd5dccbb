import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type StatusDotProps = { tone?: 'moss' | 'gorse' | 'quiet'; className?: string; children: ReactNode };

const tones = {
  moss: { dot: 'bg-current', text: 'text-moss font-medium' },
  gorse: { dot: 'bg-gorse ring-1 ring-gorse-text', text: 'text-ink' },
  quiet: { dot: 'bg-transparent ring-[1.5px] ring-inset ring-current', text: 'text-ink-2' },
} as const;

/** A state in one word or two: colour, shape and word. */
export function StatusDot({ tone = 'moss', className, children }: StatusDotProps) {
  return (
    <span className={clsx('inline-flex items-center gap-1.5', tones[tone].text, className)}>
      <span aria-hidden="true" className={clsx('size-2 flex-none rounded-full', tones[tone].dot)} />
      {children}
    </span>
  );
}
