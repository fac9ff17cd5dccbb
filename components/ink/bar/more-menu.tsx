'use client';

import { Ellipsis, Hand, Redo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { BarButton } from '@/components/ink/bar/bar-button';
import { PointerIcon } from '@/components/ink/bar/pointer-icon';
import { AidChoices, ShapeChoices } from '@/components/ink/bar/tool-menus';
import { useHasFingers } from '@/components/ink/bar/use-has-fingers';
import { useToolChoice } from '@/components/ink/bar/use-tool-choice';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import { MenuChoices } from '@/components/ui/overlays/menu-choice';
import { chooseTool, type WidthStep } from '@/lib/ink/client/pad/ink-tools';

type MoreMenuProps = { canRedo: boolean; onRedo: () => void };

const steps: readonly WidthStep[] = [0, 1, 2];

/** What has no room in the bar, and what fingers do where there are fingers. */
export function MoreMenu({ canRedo, onRedo }: MoreMenuProps) {
  const t = useTranslations('ink.bar');
  const { step, fingerDraws } = useToolChoice();
  const isTouched = useHasFingers();
  return (
    <Menu
      side="top"
      trigger={
        <BarButton label={t('more')} icon={<Ellipsis />} className={isTouched ? '' : '@min-[640px]:hidden'} />
      }
    >
      {isTouched ? (
        <MenuItem
          icon={<Hand />}
          hint={t('fingerHint')}
          onSelect={() => chooseTool({ fingerDraws: !fingerDraws })}
        >
          {t(fingerDraws ? 'fingerMoves' : 'fingerDraws')}
        </MenuItem>
      ) : null}
      <MenuItem icon={<Redo2 />} deniedReason={canRedo ? undefined : t('nothing')} onSelect={onRedo}>
        {t('redo')}
      </MenuItem>
      <MenuItem icon={<PointerIcon />} onSelect={() => chooseTool({ tool: 'pointer' })}>
        {t('tools.pointer')}
      </MenuItem>
      <MenuSeparator />
      <MenuChoices
        label={t('width')}
        value={`${step}`}
        choices={steps.map((one) => ({ value: `${one}` as const, label: t(`widths.${one}`) }))}
        onChoose={(value) => chooseTool({ step: steps[Number(value)] ?? 1 })}
      />
      <MenuSeparator />
      <ShapeChoices />
      <MenuSeparator />
      <AidChoices />
    </Menu>
  );
}
