'use client';

import { MonitorDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { installApp, installOffer } from '@/lib/core/client/install-offer';

/** Installs Chalktalk as an app, where the browser offers it; elsewhere there is no such row. */
export function InstallRow({ className }: { className: string }) {
  const t = useTranslations('shell.account');
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.read, () => null);
  if (offer === null) return null;
  return (
    <Button
      variant="quiet"
      className={className}
      icon={<MonitorDown className="size-4!" />}
      onClick={() => void installApp()}
    >
      {t('install')}
    </Button>
  );
}
