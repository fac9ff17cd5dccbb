import type { AidDrawingProps } from '@/components/ink/layers/aid-props';
import type { Ruler } from '@/lib/ink/ruler';

/** A square of the paper (units). */
const square = 20;

/** A ruler that lies level around its origin, with the squares of the paper as its scale. */
export function RulerDrawing({ length, width, body, end, degrees, grab }: Ruler & AidDrawingProps) {
  const half = length / 2;
  const ticks = Array.from({ length: Math.floor(length / (square / 2)) + 1 }, (_, at) => at);
  return (
    <>
      <rect
        {...body}
        x={-half}
        y={-width / 2}
        width={length}
        height={width}
        rx={3}
        className="cursor-move fill-(--paper)/60 stroke-ink-3"
      />
      {ticks.map((at) => (
        <line
          key={at}
          x1={at * (square / 2) - half}
          x2={at * (square / 2) - half}
          y1={-width / 2}
          y2={-width / 2 + (at % 10 === 0 ? 14 : at % 2 === 0 ? 10 : 6)}
          className="pointer-events-none stroke-ink-2"
        />
      ))}
      {ticks
        .filter((at) => at % 10 === 0 && at > 0 && at * (square / 2) < length - 2 * square - 1)
        .map((at) => (
          <text
            key={at}
            x={at * (square / 2) - half}
            y={4}
            textAnchor="middle"
            className="pointer-events-none fill-ink-2 text-12 select-none"
          >
            {at / 2}
          </text>
        ))}
      <text
        y={width / 2 - 5}
        textAnchor="middle"
        className="pointer-events-none fill-ink text-12 font-semibold select-none"
      >
        {`${String(degrees)}°`}
      </text>
      <circle
        cx={half - 24}
        cy={width / 2 - 13}
        r={9}
        className="pointer-events-none fill-(--paper) stroke-ink"
      />
      <circle {...end} cx={half - 24} cy={width / 2 - 13} r={grab} className="cursor-grab fill-transparent" />
    </>
  );
}
