import { useTranslations } from 'next-intl';
import { DrawingPicture } from '@/components/ink/drawing-picture';
import { PlotView } from '@/components/worksheet/plot/plot-view';
import type { Plot, PlotWindow } from '@/lib/math/plot/plot';
import type { OutgoingDrawing } from '@/lib/worksheet/exchange/exchange';
import { computedWindow } from '@/lib/worksheet/plot/window';

type PrintedPlotProps = {
  plot: Plot;
  /** What is drawn on it; missing where nothing is. */
  drawing: OutgoingDrawing | undefined;
};

/** A plot on paper. */
export function PrintedPlot({ plot, drawing }: PrintedPlotProps) {
  const t = useTranslations('worksheet.exchange');
  const window = computedWindow(plot);
  const layer = drawing?.frame ? (
    <div className="absolute inset-0 overflow-hidden">
      <DrawingPicture
        {...{ drawing }}
        title={t('drawing')}
        className="absolute max-w-none"
        style={placeOf(drawing.frame, window)}
      />
    </div>
  ) : null;
  return (
    <PlotView
      plot={plot}
      window={window}
      actions={null}
      handle={null}
      ink={{ layer, button: null, foot: null, read: undefined }}
    />
  );
}

/** Where a part of a plot lies in what is shown of it. */
function placeOf(
  { x0, x1, y0, y1 }: NonNullable<OutgoingDrawing['frame']>,
  { left, right, bottom, top }: PlotWindow,
): Readonly<Record<'left' | 'top' | 'width' | 'height', string>> {
  const across = (value: number) => `${String((100 * value) / (right - left))}%`;
  const down = (value: number) => `${String((100 * value) / (top - bottom))}%`;
  return { left: across(x0 - left), width: across(x1 - x0), top: down(top - y1), height: down(y1 - y0) };
}
