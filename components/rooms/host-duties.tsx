import { Lock } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { DeniedControl } from '@/components/ui/buttons/denied-control';

type Duty = 'invite' | 'rehearse' | 'history' | 'manage';

type HostDutiesProps = {
  /** What is not the reader's, with the reason; undefined for what they do themselves. */
  denied: Readonly<Record<Duty, string | undefined>>;
};

const duties: readonly Duty[] = ['invite', 'rehearse', 'history', 'manage'];

/** What only hosts do in a room, in one line. Nobody can ask for it, so no lock stands for each part. */
export function HostDuties({ denied }: HostDutiesProps) {
  const t = useTranslations('rooms.room.duties');
  const format = useFormatter();
  const missing = duties.filter((duty) => denied[duty] !== undefined);
  const [first] = missing;
  const reason = first && denied[first];
  if (reason === undefined) return null;
  return (
    <li className="flex gap-3 px-3 py-3 text-13 text-ink-2">
      <Lock aria-hidden="true" className="mt-0.5 size-4! flex-none" />
      <p>
        {t('line', { duties: format.list(missing.map((duty) => t(duty))) })}{' '}
        <DeniedControl reason={reason}>
          <button type="button" className="target text-orchid underline underline-offset-3">
            {t('why')}
          </button>
        </DeniedControl>
      </p>
    </li>
  );
}
