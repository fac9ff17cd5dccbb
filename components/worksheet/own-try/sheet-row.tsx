import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type SheetRowProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What is the case, in a sentence or two. */
  words: ReactNode;
  /** What can be done about it. */
  children?: ReactNode;
};

/** A row under the head of a sheet. It stays until what it says is over; on a phone its buttons stand below. */
export function SheetRow({ words, children, className, ...rest }: SheetRowProps) {
  return (
    <div
      {...rest}
      className={clsx(
        'flex flex-none flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-1.5 text-14 outline-none max-tablet:px-3 max-tablet:[&_button]:h-11',
        className,
      )}
    >
      <div className="min-w-[min(100%,240px)] flex-1">{words}</div>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}
