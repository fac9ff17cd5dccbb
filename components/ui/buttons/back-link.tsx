import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkText } from '@/components/ui/buttons/link-text';

type BackLinkProps = { href: string; className?: string; children: ReactNode };

/** Above a page's title: one step up. A long name is cut at its end. */
export function BackLink({ href, className, children }: BackLinkProps) {
  return (
    <LinkText
      variant="plain"
      href={href}
      className={clsx('inline-flex min-h-6 max-w-full items-center gap-1 text-ink-2', className)}
    >
      <ArrowLeft className="size-4! shrink-0" />
      <span className="truncate">{children}</span>
    </LinkText>
  );
}
