import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AccountSection } from '@/components/account/account-section';
import { SavedLine } from '@/components/account/saved-line';
import { Button } from '@/components/ui/buttons/button';

type DataSectionProps = {
  notice: ReactNode;
  isPending: boolean;
  isDone: boolean;
  onDownload: () => void;
};

/** What is kept about the person, to take away. */
export function DataSection({ notice, isPending, isDone, onDownload }: DataSectionProps) {
  const t = useTranslations('account.data');
  return (
    <AccountSection title={t('title')} lead={t('lead')}>
      <div className="flex flex-wrap items-center gap-4">
        <Button
          variant="edge"
          icon={<Download className="size-4!" />}
          isPending={isPending}
          onClick={onDownload}
        >
          {t('submit')}
        </Button>
        <SavedLine>{isDone ? t('done') : null}</SavedLine>
      </div>
      <div className="mt-4 empty:hidden">{notice}</div>
    </AccountSection>
  );
}
