'use client';

import { Eraser } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BarButton } from '@/components/ink/bar/bar-button';
import { useToolChoice } from '@/components/ink/bar/use-tool-choice';
import { Menu } from '@/components/ui/overlays/menu';
import { MenuChoices } from '@/components/ui/overlays/menu-choice';
import { chooseTool } from '@/lib/ink/client/pad/ink-tools';

/** Chooses the eraser. A press on the chosen one says what it takes. */
export function EraserButton() {
  const t = useTranslations('ink.bar');
  const keys = useTranslations('ink.keys');
  const { tool, erases } = useToolChoice();
  const [isOpen, setIsOpen] = useState(false);
  const isChosen = tool === 'eraser';
  return (
    <Menu
      side="top"
      align="center"
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (next && !isChosen) chooseTool({ tool: 'eraser' });
        else setIsOpen(next);
      }}
      trigger={
        <BarButton
          label={t('tools.eraser')}
          shortcut={keys('eraser')}
          icon={<Eraser />}
          isChosen={isChosen}
        />
      }
    >
      <MenuChoices
        label={t('tools.eraser')}
        value={erases}
        choices={(['whole', 'part'] as const).map((value) => ({ value, label: t(`erases.${value}`) }))}
        onChoose={(value) => chooseTool({ erases: value })}
      />
    </Menu>
  );
}
