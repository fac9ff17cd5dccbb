'use client';

import { ArrowDownUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ComponentProps } from 'react';
import { lazyPart } from '@/components/shell/lazy-part';
import { IconButton } from '@/components/ui/buttons/icon-button';
import type { ExchangeDialog } from '@/components/worksheet/exchange/exchange-dialog';

const LazyDialog = lazyPart(
  async () => (await import('@/components/worksheet/exchange/exchange-dialog')).ExchangeDialog,
);

/** Opens export and import, which are fetched then. */
export function ExchangeButton(props: Omit<ComponentProps<typeof ExchangeDialog>, 'onClose'>) {
  const t = useTranslations('worksheet.exchange');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('open')}
        icon={<ArrowDownUp />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen ? <LazyDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
