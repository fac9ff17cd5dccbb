import { Check, ChevronRight, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import type { Identity } from '@/lib/auth/identity';
import { formatDate } from '@/lib/core/dates';

/** The account as the identity service has it, for the person who is asked for help. */
export function TechnicalDetails({ identity }: { identity: Identity }) {
  const t = useTranslations('account.technical');
  const rows = useRows(identity);
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');

  const handleCopy = () => {
    const text = rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    navigator.clipboard.writeText(text).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  };

  return (
    <details className="group mt-12 tablet:mt-16">
      <summary className="inline-flex cursor-pointer list-none items-center gap-2 rounded-4 [&::-webkit-details-marker]:hidden">
        <h2 className="text-22 font-semibold">{t('title')}</h2>
        <ChevronRight className="size-5 text-ink-2 transition-transform group-open:rotate-90 motion-reduce:transition-none" />
      </summary>
      <p className="mt-1 max-w-[60ch] text-14 text-ink-2">{t('lead')}</p>
      <dl className="mt-4 grid gap-x-4 tablet:gap-y-2 tablet:grid-cols-[160px_minmax(0,1fr)]">
        {rows.map(({ key, label, value }) => (
          <div key={key} className="contents">
            <dt className="text-ink-2 max-tablet:mt-2">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex items-center gap-4">
        <Button variant="edge" size={32} icon={copied === 'yes' ? <Check /> : <Copy />} onClick={handleCopy}>
          {t(copied === 'yes' ? 'copied' : 'copy')}
        </Button>
        <span role="status" className="text-13 text-ink-2">
          {copied === 'failed' ? t('failed') : null}
        </span>
      </div>
    </details>
  );
}

function useRows(identity: Identity) {
  const t = useTranslations('account.technical');
  const yesNo = (is: boolean) => t(is ? 'yes' : 'no');
  const time = (at: number | null) => (at === null ? t('none') : formatDate(at, 'dateAndClock'));
  const values = {
    uid: identity.uid,
    email: identity.email ?? t('none'),
    isEmailVerified: yesNo(identity.isEmailVerified),
    name: identity.name ?? t('none'),
    photo: identity.photo ?? t('none'),
    phone: identity.phone ?? t('none'),
    isAnonymous: yesNo(identity.isAnonymous),
    tenant: identity.tenant ?? t('none'),
    providers: identity.providers.map(({ id }) => id).join(', ') || t('none'),
    createdAt: time(identity.createdAt),
    lastSignInAt: time(identity.lastSignInAt),
  };
  const keys = Object.keys(values) as (keyof typeof values)[];
  return keys.map((key) => ({ key, label: t(key), value: values[key] }));
}
