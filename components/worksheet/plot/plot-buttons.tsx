'use client';

import { Download, Maximize, Pin, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { savePlot } from '@/components/worksheet/plot/save-plot';
import type { PlotOver } from '@/components/worksheet/plot/plot-svg';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import type { WindowActions } from '@/components/worksheet/plot/use-plot-window';
import type { Plot, PlotWindow } from '@/lib/math/plot/plot';

type PlotButtonsProps = {
  plot: Plot;
  window: PlotWindow;
  actions: WindowActions | null;
  /** What takes the tools out; null where nobody draws. */
  draw: ReactNode;
  /** Reads what is drawn on it. */
  readOver: (() => PlotOver | null) | undefined;
};

/** What can be done with a plot as a whole. On a phone there is room for fingers. */
export function PlotButtons({ plot, window, actions, draw, readOver }: PlotButtonsProps) {
  const t = useTranslations('worksheet.plot');
  const save = (kind: 'svg' | 'png') => savePlot({ plot, window, over: readOver?.() ?? null }, kind);
  const finger = 'max-tablet:size-11!';
  return (
    <span className="ml-auto flex flex-wrap justify-end opacity-0 group-focus-within/plot:opacity-100 group-hover/plot:opacity-100 pointer-coarse:opacity-100">
      {draw}
      {actions === null ? null : (
        <>
          <IconButton className={finger} label={t('zoomIn')} icon={<ZoomIn />} onClick={actions.zoomIn} />
          <IconButton className={finger} label={t('zoomOut')} icon={<ZoomOut />} onClick={actions.zoomOut} />
          <IconButton
            className={finger}
            label={t('whole')}
            icon={<Maximize />}
            isIdle={actions.showWhole === null}
            onClick={actions.showWhole ?? undefined}
          />
          {actions.keep === null ? null : (
            <IconButton className={finger} label={t('keep')} icon={<Pin />} onClick={actions.keep} />
          )}
        </>
      )}
      <Menu trigger={<IconButton className={finger} label={t('save')} icon={<Download />} />}>
        <MenuItem onSelect={() => void save('svg')}>{t('svg')}</MenuItem>
        <MenuItem onSelect={() => void save('png')}>{t('png')}</MenuItem>
      </Menu>
    </span>
  );
}
