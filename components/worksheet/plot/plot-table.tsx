import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/overlays/disclosure';
import type { Plot, PlotWindow } from '@/lib/math/plot/plot';
import { valueAt } from '@/lib/worksheet/plot/curve-path';
import { plotNumber } from '@/lib/worksheet/plot/scale';

const rows = 10;

/** The values of a plot as a table, for those who do not see it and for those who want the numbers. */
export function PlotTable({ plot, window }: { plot: Plot; window: PlotWindow }) {
  const { x, y, curves } = plot;
  const t = useTranslations('worksheet.plot');
  const isData = curves.some((curve) => curve.isData);
  const xs = isData
    ? (curves[0]?.xs ?? [])
    : Array.from({ length: rows + 1 }, (_, at) => window.left + ((window.right - window.left) * at) / rows);
  const head = (name: string, unit: string) => (unit === '' ? name : t('column', { name, unit }));
  return (
    <Disclosure label={t('values')} size={13}>
      <table className="tabular mt-1 text-13">
        <thead>
          <tr className="text-left">
            <th className="pr-6 font-medium">{head(x.name, x.unit)}</th>
            {curves.map(({ label }, at) => (
              <th key={at} className="pr-6 font-medium">
                {head(label, y.unit)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {xs.map((place, row) => (
            <tr key={row}>
              <td className="pr-6">{plotNumber(place)}</td>
              {curves.map((curve, at) => {
                const value = curve.isData ? (curve.ys[row] ?? null) : valueAt(curve, place);
                return (
                  <td key={at} className="pr-6">
                    {value === null ? '–' : plotNumber(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
