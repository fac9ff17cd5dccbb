'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Menu, MenuSeparator } from '@/components/ui/overlays/menu';
import { MenuChoices } from '@/components/ui/overlays/menu-choice';
import { writeSettings, type ChosenSettings } from '@/lib/worksheet/sheet-settings';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { useReadable } from '@/lib/worksheet/client/use-sheet';

const digits = ['auto', ...Array.from({ length: 16 }, (_, count) => String(count))];
const figures = ['auto', '2', '3', '4', '6', '10'] as const;

/** To how many figures numbers are compared; 0 for those that have to be the same. */
const equalFigures = [0, 12, 9, 6, 3] as const;
const series = [1, 2, 3, 4, 5, 6];
const epsilonOf = (count: number) => (count === 0 ? 0 : Number(`1e-${count}`));

/** How a sheet calculates and shows its results, for everybody who has it. */
export function SettingsMenu({ sheet }: { sheet: OpenSheet }) {
  const t = useTranslations('worksheet.settings');
  const { angle, numbers, decimalSign, seed, epsilon, ...counts } = useReadable(sheet.settings);
  const set = (changed: Partial<ChosenSettings>) => writeSettings(sheet.doc, changed);
  return (
    <Menu
      trigger={
        <Button variant="quiet" size={32} aria-label={t('label')} className="max-tablet:hidden">
          {t('units')}
          <ChevronDown />
        </Button>
      }
    >
      <MenuChoices
        label={t('angle')}
        value={angle}
        choices={(['rad', 'deg'] as const).map((value) => ({ value, label: t(`angles.${value}`) }))}
        onChoose={(value) => set({ angle: value })}
      />
      <MenuSeparator />
      <MenuChoices
        label={t('decimal')}
        value={decimalSign === '.' ? 'point' : 'comma'}
        choices={(['point', 'comma'] as const).map((value) => ({ value, label: t(`decimals.${value}`) }))}
        onChoose={(value) => set({ decimalSign: value === 'point' ? '.' : ',' })}
      />
      <MenuSeparator />
      <MenuChoices
        label={t('numbers')}
        value={numbers}
        choices={(['real', 'complex'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChoose={(value) => set({ numbers: value })}
      />
      <MenuSeparator />
      <MenuChoices
        label={t('digits')}
        value={counts.digits === null ? 'auto' : String(counts.digits)}
        choices={digits.map((value) => ({ value, label: value === 'auto' ? t('byFigures') : value }))}
        onChoose={(value) => set({ digits: value === 'auto' ? null : Number(value) })}
      />
      <MenuSeparator />
      <MenuChoices
        label={t('figures')}
        value={counts.figures === null ? 'auto' : String(counts.figures)}
        choices={figures.map((value) => ({ value, label: value === 'auto' ? t('auto') : value }))}
        onChoose={(value) => set({ figures: value === 'auto' ? null : Number(value) })}
      />
      <MenuSeparator />
      <MenuChoices
        label={t('equal')}
        value={String(epsilon)}
        choices={equalFigures.map((count) => ({
          value: String(epsilonOf(count)),
          label: count === 0 ? t('equals.same') : t('equals.figures', { count }),
        }))}
        onChoose={(value) => set({ epsilon: Number(value) })}
      />
      <MenuSeparator />
      <MenuChoices
        label={t('random')}
        value={String(seed)}
        choices={series.map((number) => ({ value: String(number), label: t('series', { number }) }))}
        onChoose={(value) => set({ seed: Number(value) })}
      />
    </Menu>
  );
}
