'use client';

import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Formula } from '@/components/worksheet/cells/formula';
import { PlotTable } from '@/components/worksheet/plot/plot-table';
import { PlotTrace } from '@/components/worksheet/plot/plot-trace';
import { savePlot } from '@/components/worksheet/plot/save-plot';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import type { Curve, Plot } from '@/lib/math/plot/plot';
import { across, curvePath, down } from '@/lib/worksheet/plot-path';
import { plotNumber, ticksOf, ticksOfUnit, windowOf, type PlotWindow } from '@/lib/worksheet/plot-scale';

const [width, height] = [600, 160];
/** Ink first; the others differ in colour and in their strokes. */
const looks = [
  { stroke: 'var(--ink)', dash: undefined },
  { stroke: 'var(--orchid)', dash: '7 4' },
  { stroke: 'var(--moss)', dash: '2 3' },
  { stroke: 'var(--poppy)', dash: '10 3 2 3' },
  { stroke: 'var(--gorse-text)', dash: '4 2' },
  { stroke: 'var(--ink-2)', dash: '1 2' },
] as const;
const lookOf = (at: number) => looks[at % looks.length] ?? looks[0];
const percent = (part: number) => `${String(part * 100)}%`;

/** What a plot shows: curves and points over a quiet grid, with units, and the value of now. */
export function PlotView({ plot }: { plot: Plot }) {
  const t = useTranslations('worksheet.plot');
  const window = windowOf(plot);
  const names = plot.curves.map(({ label }) => label).join(', ');
  const unit = plot.x.unit === '°' ? '°' : '';
  const xs = ticksOfUnit(window.left, window.right, plot.x.unit, 4);
  return (
    <figure
      aria-label={t('label', { names, x: plot.x.name })}
      data-own-keys=""
      className="group/plot relative m-0 pt-1 pr-4 pb-2 pl-12 max-tablet:pr-3 max-tablet:pl-10"
    >
      <figcaption className="flex min-h-7 items-center gap-3 text-13 text-ink-2">
        {plot.curves.map((curve, at) => (
          <Legend key={at} {...{ curve, at }} unit={plot.y.unit} isOnly={plot.curves.length === 1} />
        ))}
        <span className="ml-auto opacity-0 group-focus-within/plot:opacity-100 group-hover/plot:opacity-100 pointer-coarse:opacity-100">
          <Menu trigger={<IconButton label={t('save')} icon={<Download />} />}>
            <MenuItem onSelect={() => void savePlot(plot, 'svg')}>{t('svg')}</MenuItem>
            <MenuItem onSelect={() => void savePlot(plot, 'png')}>{t('png')}</MenuItem>
          </Menu>
        </span>
      </figcaption>
      <div className="relative mt-1 h-[180px] max-tablet:h-[150px]">
        <Grid window={window} />
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${String(width)} ${String(height)}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          {plot.curves.map((curve, at) =>
            curve.isData ? null : (
              <path
                key={at}
                d={curvePath(curve, window, width, height)}
                fill="none"
                stroke={lookOf(at).stroke}
                strokeDasharray={lookOf(at).dash}
                strokeWidth={2}
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
            ),
          )}
        </svg>
        {plot.curves.map((curve, at) =>
          curve.isData ? <Points key={at} {...{ curve, window }} colour={lookOf(at).stroke} /> : null,
        )}
        <NowPoint {...{ plot, window }} />
        <PlotTrace {...{ plot, window }} />
      </div>
      <div className="tabular relative mt-1.5 h-5 text-12 text-ink-3" aria-hidden="true">
        {xs.map((x, at) => (
          <span
            key={x}
            className="absolute -translate-x-1/2 whitespace-nowrap"
            style={{ left: percent(across(window, x)) }}
          >
            {plotNumber(x)}
            {unit === '°' ? '°' : at === xs.length - 1 && plot.x.unit !== '' ? ` ${plot.x.unit}` : ''}
          </span>
        ))}
      </div>
      <PlotTable plot={plot} />
    </figure>
  );
}

function Legend({ curve, at, unit, isOnly }: { curve: Curve; at: number; unit: string; isOnly: boolean }) {
  const t = useTranslations('worksheet.plot');
  return (
    <span className="flex items-center gap-1.5">
      {isOnly ? null : (
        <span aria-hidden="true" className="h-0.5 w-4" style={{ background: lookOf(at).stroke }} />
      )}
      {curve.tex === null ? curve.label : <Formula tex={curve.tex} label={curve.label} />}
      {unit === '' ? null : <span>{t('inUnit', { unit })}</span>}
    </span>
  );
}

function Grid({ window }: { window: PlotWindow }) {
  return (
    <div aria-hidden="true" className="tabular text-12 text-ink-3">
      {ticksOf(window.bottom, window.top, 3).map((y) => (
        <span
          key={y}
          className={clsx('absolute inset-x-0 border-t', y === 0 ? 'border-line-strong' : 'border-line')}
          style={{ top: percent(down(window, y)) }}
        >
          <span className="absolute right-full -translate-y-1/2 pr-2 whitespace-nowrap">{plotNumber(y)}</span>
        </span>
      ))}
    </div>
  );
}

function Points({ curve, window, colour }: { curve: Curve; window: PlotWindow; colour: string }) {
  return curve.xs.map((x, at) => {
    const y = curve.ys[at] ?? null;
    if (y === null) return null;
    const error = curve.errors?.[at] ?? 0;
    const place = { left: percent(across(window, x)), top: percent(down(window, y)), background: colour };
    return (
      <span key={at} aria-hidden="true">
        {error > 0 ? (
          <span
            className="absolute w-0.5 -translate-x-1/2"
            style={{
              left: place.left,
              background: colour,
              top: percent(down(window, y + error)),
              height: percent(down(window, y - error) - down(window, y + error)),
            }}
          />
        ) : null}
        <span className="absolute size-2 -translate-1/2 rounded-full" style={place} />
      </span>
    );
  });
}

/** The value of the variable in the sheet, on the first curve. */
function NowPoint({ plot: { now }, window }: { plot: Plot; window: PlotWindow }) {
  const y = now?.ys[0] ?? null;
  if (now === null || y === null) return null;
  const [left, top] = [percent(across(window, now.x)), down(window, y)];
  const isRight = across(window, now.x) > 0.8;
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute bottom-0 border-l border-dashed border-ink-2"
        style={{ left, top: percent(top) }}
      />
      <span
        aria-hidden="true"
        className="absolute size-2.5 -translate-1/2 rounded-full bg-ink ring-2 ring-surface"
        style={{ left, top: percent(top) }}
      />
      <span
        className={clsx(
          'tabular absolute text-13 whitespace-nowrap',
          isRight ? '-translate-x-[calc(100%+12px)]' : 'translate-x-3',
        )}
        style={{ left, top: `calc(${percent(top)} + 4px)` }}
      >
        {now.shown[0]}
      </span>
    </>
  );
}
