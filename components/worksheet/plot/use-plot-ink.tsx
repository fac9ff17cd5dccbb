'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DrawOverButton } from '@/components/ink/over/draw-over-button';
import { InkOverFoot } from '@/components/ink/over/ink-over-foot';
import { useInkOver, type InkOver } from '@/components/ink/over/use-ink-over';
import { useFull } from '@/components/ink/use-full';
import { FullPaper } from '@/components/worksheet/paper/full-paper';
import { PlotInk } from '@/components/worksheet/plot/plot-ink';
import { overPlot, type PlotOver } from '@/components/worksheet/plot/plot-svg';
import { usePlotFrame } from '@/components/worksheet/plot/use-plot-frame';
import type { WindowActions } from '@/components/worksheet/plot/use-plot-window';
import type { Plot, PlotWindow } from '@/lib/math/plot/plot';

type PlotInkInput = {
  plot: Plot;
  /** The cell of the plot, and what that is called. */
  cell: { id: string };
  label: string;
  window: PlotWindow;
  actions: WindowActions;
};

/** The parts of a plot that draw on it. */
export type PlotInkParts = {
  layer: ReactNode;
  button: ReactNode;
  foot: ReactNode;
  /** Reads what is drawn on it, for a picture of the plot. */
  read: (() => PlotOver | null) | undefined;
};

/** What is drawn on a plot by hand; null in a sheet without ink. */
export function usePlotInk({ cell, label, ...seen }: PlotInkInput): PlotInkParts | null {
  const over = useInkOver(cell.id);
  const { ref, frame } = usePlotFrame(seen.window);
  const [full, setFull] = useFull(cell.id, over?.items);
  const t = useTranslations('worksheet.exchange');
  if (over === null) return null;
  return {
    read: () => readOver(over, t('drawing')),
    layer: <PlotInk {...seen} {...{ ref, frame, over, label }} onFull={setFull} />,
    button: <DrawOverButton over={over} what="plot" className="max-tablet:size-11!" />,
    foot: (
      <>
        {full === null ? null : <FullPaper {...{ cell, full }} onClose={() => setFull(null)} />}
        <InkOverFoot over={over} window={frame} cell={label} onFull={setFull} />
      </>
    ),
  };
}

function readOver({ ink, anchor, desk }: InkOver, title: string): PlotOver | null {
  const hueOf = (author: string) => desk.people.colourOf(author).hue;
  const drawing = ink?.drawingOf(anchor, { title, hueOf });
  return drawing === undefined ? null : overPlot(drawing);
}
