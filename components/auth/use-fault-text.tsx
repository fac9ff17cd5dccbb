import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LinkText } from '@/components/ui/buttons/link-text';
import { passwordMinimum } from '@/lib/auth/credentials';
import type { EntryFaults } from '@/lib/auth/entry-faults';

type Fault = NonNullable<EntryFaults[keyof EntryFaults]>;

/** Where the words offer to go on, when an address has an account already or a password is lost. */
export type WaysOn = { signIn: string; reset: string };

const plainWays: WaysOn = { signIn: '/sign-in', reset: '/reset-password' };

/**
 * Words for what is wrong with a field.
 *
 * @param minimum how long a new password has to be
 */
export function useFaultText(
  waysOn: WaysOn = plainWays,
  minimum = passwordMinimum,
): (fault: Fault | undefined) => ReactNode {
  const t = useTranslations('auth.faults');
  const linkTo = (href: string) => {
    const link = (words: ReactNode) => (
      <LinkText href={href} className="text-inherit!">
        {words}
      </LinkText>
    );
    return link;
  };
  return (fault) =>
    fault && t.rich(fault, { minimum, link: linkTo(waysOn.signIn), reset: linkTo(waysOn.reset) });
}
