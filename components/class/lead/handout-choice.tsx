'use client';

import { Files } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu } from '@/components/ui/overlays/menu';
import { MenuChoices } from '@/components/ui/overlays/menu-choice';
import type { HandedOut } from '@/lib/class/parse-handouts';
import { useNow } from '@/lib/core/client/use-now';
import { formatMoment } from '@/lib/core/dates';

/** As many as one looks through. */
const mostShown = 20;

type HandoutChoiceProps = {
  /** The newest first. */
  handouts: readonly HandedOut[];
  value: string;
  onChoose: (handoutId: string) => void;
};

/** The pages that were handed out earlier, so that they can still be collected and come back. */
export function HandoutChoice({ handouts, value, onChoose }: HandoutChoiceProps) {
  const t = useTranslations('worksheet.class');
  const now = useNow();
  if (handouts.length < 2) return null;
  return (
    <Menu trigger={<IconButton label={t('otherPages')} icon={<Files />} />}>
      <MenuChoices
        label={t('otherPages')}
        value={value}
        onChoose={onChoose}
        choices={handouts.slice(0, mostShown).map(({ id, name, at }) => ({
          value: id,
          label: t('handedOutAt', { name, at: formatMoment(at, now) }),
        }))}
      />
    </Menu>
  );
}
