'use client';

import { clsx } from 'clsx';
import { Toolbar } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { Tooltip } from '@/components/ui/overlays/tooltip';

type BarButtonProps = Omit<ComponentProps<'button'>, 'children' | 'disabled'> & {
  label: string;
  /** The key that does the same. */
  shortcut?: string | undefined;
  icon: ReactNode;
  /** For one of several: whether it is the chosen one. */
  isChosen?: boolean;
  /** There is nothing to do just now. */
  isIdle?: boolean;
  /** Its name stands beside the icon. */
  hasWords?: boolean;
  isNarrow?: boolean;
};

/** A tool in the bar. */
export function BarButton(props: BarButtonProps) {
  const {
    label,
    shortcut,
    icon,
    isChosen,
    isIdle = false,
    hasWords = false,
    isNarrow = false,
    ...rest
  } = props;
  const { className, onClick, ...more } = rest;
  return (
    <Tooltip content={label} shortcut={shortcut}>
      <Toolbar.Button asChild>
        <button
          {...more}
          type="button"
          aria-label={label}
          aria-pressed={isChosen}
          aria-disabled={isIdle || undefined}
          onClick={isIdle ? undefined : onClick}
          className={clsx(
            'press overlay flex h-11 flex-none items-center justify-center gap-2 rounded-8 text-13 whitespace-nowrap',
            'aria-pressed:bg-sunken aria-pressed:text-ink aria-pressed:[--overlay-ground:var(--sunken)]',
            'forced-colors:aria-pressed:outline-2 aria-disabled:cursor-default aria-disabled:text-ink-3',
            isIdle ? 'text-ink-3' : 'text-ink-2 hover:text-ink',
            widthOf({ hasWords, isNarrow }),
            className,
          )}
        >
          {icon}
          {hasWords ? (
            <span aria-hidden="true" className="@max-[880px]:hidden">
              {label}
            </span>
          ) : null}
        </button>
      </Toolbar.Button>
    </Tooltip>
  );
}

/** In a narrow sheet the tools stand closer; in the narrowest there are few, as large as a finger. */
const widthOf = ({ hasWords, isNarrow }: { hasWords: boolean; isNarrow: boolean }): string => {
  if (isNarrow) return 'w-8 @max-[800px]:w-7 @max-[640px]:w-11';
  const icon = 'w-11 @max-[800px]:w-9 @max-[640px]:w-11';
  return hasWords ? 'px-3 @max-[880px]:w-11 @max-[880px]:px-0 @max-[800px]:w-9 @max-[640px]:w-11' : icon;
};

/** A line between groups of tools. */
export function BarLine({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('mx-1 h-7 w-px flex-none bg-line @max-[800px]:mx-0.5', className)}
    />
  );
}
