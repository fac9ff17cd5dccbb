import { useTranslations } from 'next-intl';
import { Formula } from '@/components/worksheet/cells/formula';
import type { TableColumn } from '@/lib/math/sheet/cell-result';

/** The header of a column: its name and formula typeset, its unit lighter. A title stands as it is typed. */
export function HeadText({ text, result }: { text: string; result: TableColumn | undefined }) {
  const t = useTranslations('worksheet.table');
  if (!result || result.tex === null || result.reading === null) return text;
  return (
    <>
      <Formula tex={result.tex} label={result.reading} />
      {result.unit === '' ? null : (
        <span className="ml-1.5 text-13 font-normal text-ink-2">{t('inUnit', { unit: result.unit })}</span>
      )}
    </>
  );
}
