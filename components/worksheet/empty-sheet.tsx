import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';

import { TemplateRows } from '@/components/worksheet/templates/template-rows';
import type { CellDraft } from '@/lib/worksheet/edit/edit-cells';

type EmptySheetProps = {
  /** Missing for a reader, who only sees the examples. */
  onInsert: ((source: string) => void) | undefined;
  /** Fills the sheet from a template. */
  onFill: (cells: readonly CellDraft[]) => void;
};

const examples = [
  { word: 'force', source: 'F = 2.4 kg * 9.81 m/s^2' },
  { word: 'solves', source: '3x^2 = 12' },
  { word: 'converts', source: '90 km/h to m/s' },
] as const;

/** A sheet without cells: three lines that show what it can do, each of which can be put in. */
export function EmptySheet({ onInsert, onFill }: EmptySheetProps) {
  const t = useTranslations('worksheet.empty');
  return (
    <div className="grid gap-4 pt-4 pr-9 pl-[72px] max-tablet:pr-0 max-tablet:pl-9">
      <p className="title text-28 max-tablet:text-22">{t('title')}</p>
      <ul className="divide-y divide-line">
        {examples.map(({ word, source }) => (
          <li
            key={word}
            className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2 text-14 tablet:grid-cols-[200px_minmax(0,1fr)_auto]"
          >
            <span className="font-medium">{t(word)}</span>
            <code className="font-mono text-ink-2 max-tablet:row-start-2">{source}</code>
            {onInsert ? (
              <Button
                variant="edge"
                size={32}
                aria-label={t('use', { source })}
                className="max-tablet:row-span-2"
                onClick={() => onInsert(source)}
              >
                {t('useShort')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {onInsert ? <TemplateRows onFill={onFill} /> : null}
    </div>
  );
}
