'use client';

import { useTranslations } from 'next-intl';
import { SideSection } from '@/components/receipts/side-section';
import { Button } from '@/components/ui/buttons/button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import type { Attendant } from '@/lib/receipts/receipt';

type WhatOthersReceiveProps = { people: readonly Attendant[]; onSeeAs: (uid: string) => void };

/** Tells hosts what others see of this page, and lets them look. */
export function WhatOthersReceive({ people, onSeeAs }: WhatOthersReceiveProps) {
  const t = useTranslations('receipts.who');
  const others = people.filter(({ isHost }) => !isHost);
  return (
    <div className="print:hidden">
      <SideSection title={t('heading')}>
        <p className="text-13 text-ink-2">{t('whole')}</p>
        {others.length === 0 ? null : (
          <Menu
            align="start"
            trigger={
              <Button variant="quiet" size={32} className="mt-2 -ml-3">
                {t('seeAs')}
              </Button>
            }
          >
            {others.map(({ uid, name }) => (
              <MenuItem key={uid} onSelect={() => onSeeAs(uid)}>
                {name}
              </MenuItem>
            ))}
          </Menu>
        )}
      </SideSection>
    </div>
  );
}
