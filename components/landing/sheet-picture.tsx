import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PlotPicture } from '@/components/landing/plot-picture';
import { sampleLines, sampleResults } from '@/components/landing/sample-sheet';

/** The sheet of this page as a picture, line by line where the real one will stand. */
export function SheetPicture() {
  const t = useTranslations('landing.sheet');
  return (
    <div className="mx-auto flex max-w-[880px] flex-col gap-2 pt-6 max-tablet:pr-2">
      <Row number={null}>
        <p className="min-h-10 px-3 py-1.5 font-serif text-16">{t('question')}</p>
      </Row>
      <Row number={1}>
        <Line source={sampleLines.speed} />
        <span className="absolute top-2 right-2 px-1 text-12/6 text-ink-3 max-tablet:right-1">
          {t('range')}
        </span>
        <div className="pr-3 pb-2 pl-8 max-tablet:pr-2 max-tablet:pl-7">
          <div className="relative flex h-8 items-center">
            <span className="h-1 w-full rounded-full bg-line-strong" />
            <span className="absolute left-[70%] h-6 w-3 -translate-x-1/2 rounded-4 bg-ink ring-2 ring-surface pointer-coarse:h-8 pointer-coarse:w-4" />
          </div>
          <div className="tabular grid grid-cols-3 text-12 text-ink-3 *:nth-2:text-center *:nth-3:text-right">
            {sampleResults.ticks.map((tick) => (
              <span key={tick}>{tick}</span>
            ))}
          </div>
        </div>
      </Row>
      <Row number={2}>
        <Line source={sampleLines.height} />
        <p className="grid min-h-10 grid-cols-[20px_minmax(0,1fr)] items-center px-3 py-1.5 text-[20px]/7 max-tablet:px-2">
          <span>{sampleResults.sign}</span>
          <span className="tabular">
            {sampleResults.height}
            <span className="text-ink-2">{sampleResults.unit}</span>
          </span>
        </p>
      </Row>
      <Row number={3}>
        <Line source={sampleLines.plot} />
        <PlotPicture />
      </Row>
    </div>
  );
}

const Line = ({ source }: { source: string }) => (
  <p className="min-h-10 px-3 py-2 font-mono text-[15px]/6 break-words max-tablet:px-2">{source}</p>
);

function Row({ number, children }: { number: number | null; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[44px_3px_13px_minmax(0,1fr)_36px] max-tablet:grid-cols-[3px_25px_minmax(0,1fr)]">
      <span className="tabular min-w-6 px-1 pt-3 pb-1 text-right text-12 text-ink-3 max-tablet:col-start-2 max-tablet:row-start-1 max-tablet:text-left">
        {number ?? <span className="max-tablet:visible tablet:invisible">{sampleResults.paragraph}</span>}
      </span>
      <div className="relative min-w-0 max-tablet:col-start-3 max-tablet:row-start-1 tablet:col-start-4">
        {children}
      </div>
    </div>
  );
}
