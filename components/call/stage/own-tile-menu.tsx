'use client';

import { Move } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu } from '@/components/ui/overlays/menu';
import { MenuChoices } from '@/components/ui/overlays/menu-choice';
import type { Corner } from '@/lib/call/stage/stage-layout';

const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

/** Moves the own tile to another corner, for a person who does not drag it. Shows on hover, focus and touch. */
export function OwnTileMenu({ corner, onMove }: { corner: Corner; onMove: (corner: Corner) => void }) {
  const t = useTranslations('call.tile');
  return (
    <div className="z-overlay absolute top-1.5 right-1.5 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 has-data-[state=open]:opacity-100">
      <Menu trigger={<IconButton label={t('move')} icon={<Move />} variant="stage" className="bg-plate!" />}>
        <MenuChoices
          label={t('move')}
          choices={corners.map((value) => ({ value, label: t(`corners.${value}`) }))}
          value={corner}
          onChoose={onMove}
        />
      </Menu>
    </div>
  );
}
