'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { useResults } from '@/lib/worksheet/client/use-results';
import type { CellDraft } from '@/lib/worksheet/edit/edit-cells';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

const lines = ['3x^2 = 12', '45 km/h in m/s', 'sqrt(72 N/(3.8 g/m))'];

type SheetsEmptyProps = { onOpen: (cells: readonly CellDraft[]) => void; isPending: boolean };

/** No sheets yet: three lines that are worked out here and now, and the way to a sheet of them. */
export function SheetsEmpty({ onOpen, isPending }: SheetsEmptyProps) {
  const t = useTranslations('worksheets.empty');
  const cells = useMemo(
    () =>
      lines.map((source, index): SheetCell => ({
        ...{ id: `line-${String(index)}`, ord: String(index), kind: 'calculation', source },
        options: {},
      })),
    [],
  );
  const results = useResults(cells);
  return (
    <div className="mt-12 max-w-[560px]">
      <h2 className="title text-22">{t('title')}</h2>
      <p className="mt-2 text-14 text-ink-2">{t('line')}</p>
      <ul className="mt-4 border-t border-line">
        {cells.map(({ id, source }) => (
          <li
            key={id}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-b border-line py-2"
          >
            <code className="font-mono text-16">{source}</code>
            <span className="text-14 text-ink-2">{results.get(id)?.result.shown}</span>
          </li>
        ))}
      </ul>
      <Button variant="edge" className="mt-6" isPending={isPending} onClick={() => onOpen(cells)}>
        {t('open')}
      </Button>
    </div>
  );
}
