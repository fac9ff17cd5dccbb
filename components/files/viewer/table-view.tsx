'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { ViewProps } from '@/components/files/viewer/view-props';
import { EmptyNotice, GuessedNotice } from '@/components/files/viewer/text-notices';
import { useFileText } from '@/components/files/viewer/use-loaded-file';
import { ViewerSpace } from '@/components/files/viewer/viewer-space';
import { FailureNotice } from '@/components/shell/failure-notice';
import { readTable } from '@/lib/files/view/read-table';

/** Measurements as a table; the first line names the columns. */
export function TableView({ roomId, file }: ViewProps) {
  const t = useTranslations('files.viewer');
  const { text, isGuess, error } = useFileText(roomId, file.id);
  const table = useMemo(() => (text === null ? null : readTable(text)), [text]);
  return (
    <ViewerSpace label={file.name}>
      <FailureNotice error={error} />
      {isGuess ? <GuessedNotice /> : null}
      {table?.head.length === 0 ? <EmptyNotice /> : null}
      {table === null ? null : (
        <>
          <table className="text-14 tabular">
            <thead className="sticky -top-4 bg-raised">
              <tr>
                {table.head.map((name, column) => (
                  <th
                    key={`${column} ${name}`}
                    scope="col"
                    className="border-b border-line px-3 py-1 text-left"
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, line) => (
                <tr key={`${line} ${row[0] ?? ''}`}>
                  {row.map((value, column) => (
                    <td key={`${column} ${value}`} className="border-b border-line px-3 py-1">
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {table.leftOut > 0 ? (
            <p className="mt-3 text-13 text-ink-2">{t('leftOut', { count: table.leftOut })}</p>
          ) : null}
        </>
      )}
    </ViewerSpace>
  );
}
