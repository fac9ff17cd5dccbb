import { useTranslations } from 'next-intl';
import { Formula } from '@/components/worksheet/cells/formula';
import { lookOf } from '@/components/worksheet/plot/looks';
import type { Plot } from '@/lib/math/plot/plot';

/** What the curves of a plot are, each with its stroke, in which unit. */
export function PlotLegend({ plot: { curves, y } }: { plot: Plot }) {
  const t = useTranslations('worksheet.plot');
  return curves.map((curve, at) => (
    <span key={at} className="flex items-center gap-1.5">
      {curves.length === 1 ? null : (
        <span aria-hidden="true" className="h-0.5 w-4" style={{ background: lookOf(at).stroke }} />
      )}
      {curve.tex === null ? curve.label : <Formula tex={curve.tex} label={curve.label} />}
      {y.unit === '' ? null : <span>{t('inUnit', { unit: y.unit })}</span>}
    </span>
  ));
}
