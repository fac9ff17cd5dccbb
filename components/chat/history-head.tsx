import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';

type HistoryHeadProps = { isLoading: boolean; isComplete: boolean; loadOlder: () => void };

/** Above the oldest message that is there: whether the chat begins here, or what is being fetched. */
export function HistoryHead({ isLoading, isComplete, loadOlder }: HistoryHeadProps) {
  const t = useTranslations('chat.history');
  if (isLoading) return <p className="text-center text-13 text-ink-2">{t('loading')}</p>;
  if (isComplete) return <p className="text-center text-13 text-ink-2">{t('beginning')}</p>;
  return (
    <div className="text-center">
      <Button variant="quiet" size={32} onClick={loadOlder}>
        {t('older')}
      </Button>
    </div>
  );
}
