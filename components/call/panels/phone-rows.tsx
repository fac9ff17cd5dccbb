import { Smartphone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { PresentPhone } from '@/lib/call/client/people/use-phones';

/** The phones in the call that are cameras for paper, below the people. */
export function PhoneRows({ phones }: { phones: readonly PresentPhone[] }) {
  const t = useTranslations('call.people.phones');
  if (phones.length === 0) return null;
  return (
    <>
      <h3 id="phones-in-call" className="flex min-h-10 items-center px-4 pt-3 text-13 font-semibold">
        {t('title')}
      </h3>
      <ul aria-labelledby="phones-in-call">
        {phones.map(({ identity, name, isSending }) => (
          <li
            key={identity}
            className="grid min-h-12 grid-cols-[3px_32px_minmax(0,1fr)] items-center gap-x-2 py-1.5 pr-3 pl-4"
          >
            <span />
            <span
              aria-hidden="true"
              className="grid size-8 place-items-center rounded-8 bg-sunken text-ink-2 [&_.lucide]:size-4"
            >
              <Smartphone />
            </span>
            <span className="min-w-0">
              <span className="block truncate text-14 font-medium">{t('name', { name })}</span>
              <span className="block text-12 text-ink-2">{t(isSending ? 'sending' : 'quiet')}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
