import { lookOf, percent } from '@/components/worksheet/plot/looks';
import type { Curve, Plot, PlotWindow } from '@/lib/math/plot/plot';
import { across, curvePath, down } from '@/lib/worksheet/plot/curve-path';
import { isInSight } from '@/lib/worksheet/plot/window';

const [width, height] = [600, 160];

/** The curves of a plot, and its lists as points. */
export function PlotCurves({ plot: { curves }, window }: { plot: Plot; window: PlotWindow }) {
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
      >
        {curves.map((curve, at) =>
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
      {curves.map((curve, at) =>
        curve.isData ? <DataPoints key={at} {...{ curve, window }} colour={lookOf(at).stroke} /> : null,
      )}
    </>
  );
}

type DataPointsProps = { curve: Curve; window: PlotWindow; colour: string };

function DataPoints({ curve, window, colour }: DataPointsProps) {
  return curve.xs.map((x, at) => {
    const y = curve.ys[at] ?? null;
    if (y === null || !isInSight(window, x, y)) return null;
    const error = curve.errors?.[at] ?? 0;
    const place = { left: percent(across(window, x)), top: percent(down(window, y)), background: colour };
    const [top, bottom] = [y + error, y - error].map((end) => Math.min(1, Math.max(0, down(window, end))));
    return (
      <span key={at} aria-hidden="true">
        {error > 0 && top !== undefined && bottom !== undefined ? (
          <span
            className="absolute w-0.5 -translate-x-1/2"
            style={{
              left: place.left,
              background: colour,
              top: percent(top),
              height: percent(bottom - top),
            }}
          />
        ) : null}
        <span className="absolute size-2 -translate-1/2 rounded-full" style={place} />
      </span>
    );
  });
}
