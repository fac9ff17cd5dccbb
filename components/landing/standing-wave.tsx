import { clsx } from 'clsx';

type StandingWaveProps = {
  /** 1 is the fundamental. */
  mode: number;
  className?: string;
};

const width = 480;
const height = 96;
const amplitude = 40;
const steps = 96;

/** A string in one of its modes: both turning points, and a dot wherever it stands still. Lines keep their width at any size. */
export function StandingWave({ mode, className }: StandingWaveProps) {
  const nodes = Array.from({ length: mode + 1 }, (_, index) => (width * index) / mode);
  return (
    <svg viewBox={`-8 0 ${width + 16} ${height}`} className={clsx('overflow-visible', className)}>
      <line x1="0" x2={width} y1={height / 2} y2={height / 2} className="stroke-line" />
      <path
        d={curve(mode, -1)}
        fill="none"
        className="stroke-line-strong"
        strokeWidth="1.5"
        strokeDasharray="2 5"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={curve(mode, 1)}
        fill="none"
        className="stroke-ink"
        strokeWidth="2"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      {nodes.map((x) => (
        <path
          key={x}
          d={`M${x} ${height / 2}h0`}
          className="stroke-ink"
          strokeWidth="8"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

function curve(mode: number, direction: 1 | -1): string {
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const x = (width * index) / steps;
    const y = height / 2 - direction * amplitude * Math.sin((mode * Math.PI * index) / steps);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}
