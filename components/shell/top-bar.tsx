import type { ReactNode } from 'react';
import { Logo } from '@/components/ui/logo';

type TopBarProps = {
  productName: string;
  /** Where the logo leads: home for strangers, the rooms for people who are signed in. */
  href: string;
  children?: ReactNode;
};

/** The bar above every page outside the live room. */
export function TopBar({ productName, href, children }: TopBarProps) {
  return (
    <header className="frame relative z-sticky flex h-12 items-center justify-between gap-6 tablet:h-14">
      <Logo name={productName} href={href} />
      {children}
    </header>
  );
}
