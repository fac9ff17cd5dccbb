import { Clock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDelayedFlag } from '@/lib/core/client/use-delayed-flag';
import { lostAfter } from '@/lib/firebase/client/use-lost-since';

/** A message on its way. When it takes as long as a lost line does, it says where the message is meanwhile. */
export function SendingWords() {
  const t = useTranslations('chat');
  const isKept = useDelayedFlag(true, lostAfter);
  if (!isKept) return <p className="text-12 text-ink-3">{t('sending')}</p>;
  return (
    <p className="flex items-center gap-1.5 text-12 text-gorse-text">
      <Clock aria-hidden="true" className="size-3.5!" />
      {t('keptHere')}
    </p>
  );
}
