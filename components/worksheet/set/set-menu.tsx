'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Menu } from '@/components/ui/overlays/menu';
import { MenuChoices } from '@/components/ui/overlays/menu-choice';
import { useSetChoice } from '@/lib/worksheet/client/set-choice';

/** Lines at rest as mathematics or as typed: the choice of this person, not of the sheet. */
export function SetMenu() {
  const t = useTranslations('worksheet.lines');
  const { choice, choose } = useSetChoice();
  return (
    <Menu
      trigger={
        <Button variant="quiet" size={32} aria-label={t('label')} className="max-tablet:hidden">
          {t(choice)}
          <ChevronDown />
        </Button>
      }
    >
      <MenuChoices
        label={t('label')}
        value={choice}
        choices={(['set', 'typed'] as const).map((value) => ({ value, label: t(value) }))}
        onChoose={choose}
      />
    </Menu>
  );
}
