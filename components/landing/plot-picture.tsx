import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { sampleResults } from '@/components/landing/sample-sheet';

/** Where 0 m, 5 m and the highest point stand (parts of the height), and the seconds (parts of the width). */
const rows = [
  { words: '5', top: '33.8%' },
  { words: '0', top: '94.6%' },
];
const seconds = [
  { words: '0', left: '0%' },
  { words: '1', left: '40.9%' },
  { words: '2 s', left: '81.8%' },
];

/** The flight of the ball, as the real sheet plots it. */
export function PlotPicture() {
  const t = useTranslations('landing.sheet');
  return (
    <div className="pt-1 pr-4 pb-2 pl-12 max-tablet:pr-3 max-tablet:pl-10">
      <p className="flex min-h-7 items-center gap-1.5 text-13 text-ink-2 max-tablet:min-h-17 max-tablet:items-start">
        <span className="font-serif italic">{sampleResults.curve}</span> {t('metres')}
      </p>
      <div className="tabular relative mt-1 h-[180px] text-12 text-ink-3 max-tablet:h-[150px]">
        {rows.map(({ words, top }) => (
          <span
            key={words}
            className={clsx(
              'absolute inset-x-0 border-t',
              words === '0' ? 'border-line-strong' : 'border-line',
            )}
            style={{ top }}
          >
            <span className="absolute right-full -translate-y-1/2 pr-2">{words}</span>
          </span>
        ))}
        <svg viewBox="0 0 600 160" preserveAspectRatio="none" className="absolute inset-0 size-full">
          <path
            d="M0 151.4Q300 -134.2 600 151.4"
            fill="none"
            className="stroke-ink"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span className="absolute top-[5.4%] left-1/2 size-2.5 -translate-1/2 rounded-full bg-orchid ring-2 ring-surface" />
      </div>
      <div className="tabular relative mt-1.5 h-5 text-12 text-ink-3">
        {seconds.map(({ words, left }) => (
          <span key={words} className="absolute -translate-x-1/2 whitespace-nowrap" style={{ left }}>
            {words}
          </span>
        ))}
      </div>
    </div>
  );
}
