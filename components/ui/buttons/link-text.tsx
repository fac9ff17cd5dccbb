import { clsx } from 'clsx';
import Link from 'next/link';
import type { ComponentProps } from 'react';

type LinkTextProps = ComponentProps<typeof Link> & {
  /** `orchid` within text; `plain` where the place already says that it is a link, as in a header. */
  variant?: 'orchid' | 'plain';
};

/** A link in a line of text or in a header. */
export function LinkText({ variant = 'orchid', className, ...rest }: LinkTextProps) {
  return <Link {...rest} className={clsx(linkTextStyle[variant], className)} />;
}

/** For a button that reads as a link. */
export const linkTextStyle = {
  orchid:
    'target rounded-4 text-orchid underline decoration-1 underline-offset-3 hover:text-orchid-hover hover:decoration-2',
  plain: 'target rounded-4 underline-offset-3 hover:underline',
} as const;
