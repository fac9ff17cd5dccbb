import { useTranslations } from 'next-intl';
import { PersonName } from '@/components/ui/people/person-name';
import { StatusDot } from '@/components/ui/people/status-dot';
import type { PersonColour } from '@/lib/core/person-hue';

type OnwardLiveProps = { hosts: readonly ({ name: string } & PersonColour)[]; others: number };

/** That a call is open where one goes on to, and who is there. */
export function OnwardLive({ hosts, others }: OnwardLiveProps) {
  const t = useTranslations('auth.onward');
  return (
    <span className="flex flex-wrap items-center gap-x-4 text-ink">
      <StatusDot>{t('live')}</StatusDot>
      {hosts.map(({ name, hue, isCut }, index) => (
        <PersonName key={index} name={name} hue={hue} isCut={isCut} className="max-w-40" />
      ))}
      {others > 0 ? (
        <span className="text-ink-2">
          {hosts.length > 0 ? t('others', { count: others }) : t('inside', { count: others })}
        </span>
      ) : null}
    </span>
  );
}
