import { clsx } from 'clsx';
import { percent } from '@/components/worksheet/plot/looks';
import type { Plot, PlotWindow } from '@/lib/math/plot/plot';
import { across, down } from '@/lib/worksheet/plot/curve-path';
import { figuresOf, plotNumber, ticksOf, ticksOfUnit } from '@/lib/worksheet/plot/scale';

/** The quiet lines of a plot, with their numbers on the left. */
export function PlotGrid({ window }: { window: PlotWindow }) {
  const ticks = ticksOf(window.bottom, window.top, 3);
  const figures = figuresOf(ticks);
  return (
    <div aria-hidden="true" className="tabular text-12 text-ink-3">
      {ticks.map((y) => (
        <span
          key={y}
          className={clsx('absolute inset-x-0 border-t', y === 0 ? 'border-line-strong' : 'border-line')}
          style={{ top: percent(down(window, y)) }}
        >
          <span className="absolute right-full -translate-y-1/2 pr-2 whitespace-nowrap">
            {plotNumber(y, figures)}
          </span>
        </span>
      ))}
    </div>
  );
}

/** The numbers below a plot, and their unit. */
export function PlotAxis({ window, unit }: { window: PlotWindow; unit: Plot['x']['unit'] }) {
  const ticks = ticksOfUnit(window.left, window.right, unit, 4);
  const figures = figuresOf(ticks);
  return (
    <div className="tabular relative mt-1.5 h-5 text-12 text-ink-3" aria-hidden="true">
      {ticks.map((x, at) => (
        <span
          key={x}
          className="absolute -translate-x-1/2 whitespace-nowrap"
          style={{ left: percent(across(window, x)) }}
        >
          {plotNumber(x, figures)}
          {unit === '°' ? '°' : at === ticks.length - 1 && unit !== '' ? ` ${unit}` : ''}
        </span>
      ))}
    </div>
  );
}
