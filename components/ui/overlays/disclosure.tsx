import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

type DisclosureProps = {
  /** What is folded away. */
  label: ReactNode;
  /** How large the words are; a line of its own, unless it stands under something small. */
  size?: 13 | 14;
  /** Whether it is unfolded when it comes. */
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
};

/** Something that few need, folded away behind its name. */
export function Disclosure({ label, size = 14, isOpen = false, className, children }: DisclosureProps) {
  return (
    <details className={className} open={isOpen}>
      <summary
        className={clsx(
          'target flex w-fit cursor-pointer list-none items-center gap-1 rounded-4 text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden',
          size === 13 ? 'text-13' : 'text-14',
        )}
      >
        <ChevronRight className="size-4! transition-transform motion-reduce:transition-none [[open]>summary>&]:rotate-90" />
        {label}
      </summary>
      {children}
    </details>
  );
}
