import { clsx } from 'clsx';
import { Check, CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useOutcomeWords } from '@/components/admin/use-outcome-words';
import { isBad, type PreviewLine } from '@/lib/admin/import-preview';

type ImportTableProps = {
  lines: readonly PreviewLine[];
  isImported: (line: number) => boolean;
  isLooking: boolean;
};

/** The lines of a file, those first that something is wrong with. On a phone each is two lines. */
export function ImportTable({ lines, isImported, isLooking }: ImportTableProps) {
  const t = useTranslations('admin.import.columns');
  const words = useOutcomeWords(isLooking);
  const sorted = [...lines.filter(isBad), ...lines.filter((line) => !isBad(line))];
  return (
    <table className="mt-6 block w-full text-14 desktop:table">
      <thead className="hidden desktop:table-header-group">
        <tr className="h-9 border-b border-line text-left text-13 text-ink-2">
          <th className="w-14 pr-4 text-right font-medium">{t('line')}</th>
          <th className="w-56 font-medium">{t('name')}</th>
          <th className="w-64 font-medium">{t('who')}</th>
          <th className="w-32 font-medium">{t('role')}</th>
          <th className="w-36 font-medium">{t('group')}</th>
          <th className="font-medium">{t('result')}</th>
        </tr>
      </thead>
      <tbody className="block desktop:table-row-group">
        {sorted.map((line) => {
          const { name, who, role, group } = line.cells;
          return (
            <tr
              key={line.line}
              className="grid grid-cols-[36px_minmax(0,1fr)] gap-x-2 border-b border-line py-2 desktop:table-row desktop:h-10"
            >
              <td className="text-right text-ink-2 tabular desktop:pr-4">{line.line}</td>
              <td className="truncate font-medium desktop:max-w-0 desktop:pr-3">{name}</td>
              <td className="col-start-2 truncate text-ink-2 desktop:max-w-0 desktop:pr-3">{who}</td>
              <td className="hidden truncate text-ink-2 desktop:table-cell desktop:max-w-0 desktop:pr-3">
                {role}
              </td>
              <td className="hidden truncate text-ink-2 desktop:table-cell desktop:max-w-0 desktop:pr-3">
                {group}
              </td>
              <td className={clsx('col-start-2 desktop:py-1.5', isBad(line) ? 'text-poppy' : 'text-ink-2')}>
                <span className="inline-flex items-start gap-1.5">
                  {isBad(line) ? (
                    <CircleAlert className="mt-0.5 size-4 flex-none" />
                  ) : isImported(line.line) ? (
                    <Check className="mt-0.5 size-4 flex-none text-moss" />
                  ) : null}
                  {words(line, isImported(line.line))}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
