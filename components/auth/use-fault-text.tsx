import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LinkText } from '@/components/ui/link-text';
import { passwordMinimum } from '@/lib/auth/credentials';
import type { EntryFaults } from '@/lib/auth/entry-faults';

type Fault = NonNullable<EntryFaults[keyof EntryFaults]>;

/** Words for what is wrong with a field; `signInHref` is offered when an address has an account already. */
export function useFaultText(signInHref: string): (fault: Fault | undefined) => ReactNode {
  const t = useTranslations('auth.faults');
  const link = (words: ReactNode) => (
    <LinkText href={signInHref} className="text-inherit!">
      {words}
    </LinkText>
  );
  return (fault) => fault && t.rich(fault, { minimum: passwordMinimum, link });
}
