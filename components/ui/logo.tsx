import { clsx } from 'clsx';
import Link from 'next/link';
import { LogoMark } from '@/components/ui/logo-mark';

type LogoProps = { name: string; href: string; size?: 16 | 20; className?: string };

/** The mark and the name; leads home. */
export function Logo({ name, href, size = 20, className }: LogoProps) {
  return (
    <Link
      href={href}
      className={clsx(
        'title inline-flex items-end gap-2 rounded-4 py-3 text-ink no-underline',
        size === 20 ? 'text-[20px]/5' : 'text-[16px]/4',
        className,
      )}
    >
      <LogoMark className={size === 16 ? 'h-4! w-[7px]!' : ''} />
      {name}
    </Link>
  );
}
