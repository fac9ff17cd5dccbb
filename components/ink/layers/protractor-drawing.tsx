import type { AidDrawingProps } from '@/components/ink/layers/aid-props';
import type { Protractor } from '@/lib/ink/ruler';

const angles = Array.from({ length: 37 }, (_, at) => at * 5);

/** Half a circle above its base, with degrees from its right end. */
export function ProtractorDrawing({ radius, body, end, degrees, grab }: Protractor & AidDrawingProps) {
  const at = (angle: number, far: number) => {
    const turn = (angle * Math.PI) / 180;
    return { x: far * Math.cos(turn), y: -far * Math.sin(turn) };
  };
  const r = String(radius);
  return (
    <>
      <path
        {...body}
        d={`M ${r} 0 A ${r} ${r} 0 0 0 -${r} 0 Z`}
        className="cursor-move fill-(--paper)/60 stroke-ink-3"
      />
      {angles.map((angle) => {
        const [from, to] = [at(angle, radius), at(angle, radius - (angle % 30 === 0 ? 14 : 7))];
        return (
          <line
            key={angle}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            className="pointer-events-none stroke-ink-2"
          />
        );
      })}
      {angles
        .filter((angle) => angle % 30 === 0)
        .map((angle) => {
          const { x, y } = at(angle === 0 ? 4 : angle === 180 ? 176 : angle, radius - 26);
          return (
            <text
              key={angle}
              x={x}
              y={y + 4}
              textAnchor="middle"
              className="pointer-events-none fill-ink-2 text-12 select-none"
            >
              {angle}
            </text>
          );
        })}
      <path d="M -6 0 H 6 M 0 -6 V 6" className="pointer-events-none stroke-ink" />
      <text
        y={-radius / 3}
        textAnchor="middle"
        className="pointer-events-none fill-ink text-12 font-semibold select-none"
      >
        {`${String(degrees)}°`}
      </text>
      <circle cx={radius - 52} cy={-14} r={9} className="pointer-events-none fill-(--paper) stroke-ink" />
      <circle {...end} cx={radius - 52} cy={-14} r={grab} className="cursor-grab fill-transparent" />
    </>
  );
}
