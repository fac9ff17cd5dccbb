import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { TableEditing } from '@/components/worksheet/table/use-table-editing';
import { linkTextStyle } from '@/components/ui/buttons/link-text';
import { Button } from '@/components/ui/buttons/button';
import { tableLimits } from '@/lib/math/sheet/table/split-table';
import { addColumn, addRow } from '@/lib/worksheet/table/table-edits';

type TableToolsProps = { editing: TableEditing; rows: number; columns: number };

/** Below a table: what makes it larger, and that it is as large as it can be. */
export function TableTools({ editing, rows, columns }: TableToolsProps) {
  const t = useTranslations('worksheet.table');
  return (
    <>
      <div className="flex gap-1 pt-1">
        <Button
          variant="quiet"
          size={32}
          aria-label={t('addRowLabel')}
          icon={<Plus />}
          onClick={() =>
            editing.change(addRow(editing.source(), rows + 1)) && editing.enter({ row: rows + 1, column: 0 })
          }
        >
          {t('addRow')}
        </Button>
        <Button
          variant="quiet"
          size={32}
          aria-label={t('addColumnLabel')}
          icon={<Plus />}
          onClick={() =>
            editing.change(addColumn(editing.source(), columns)) && editing.enter({ row: 0, column: columns })
          }
        >
          {t('addColumn')}
        </Button>
      </div>
      {editing.removed ? (
        <p role="status" className="flex items-center gap-2 pt-1 text-13 text-ink-2">
          {editing.removed.what}
          <button type="button" className={linkTextStyle.orchid} onClick={editing.removed.back}>
            {t('putBack')}
          </button>
        </p>
      ) : null}
      {editing.isFull ? (
        <p role="status" className="pt-1 text-13 text-gorse-text">
          {t('full', tableLimits)}
        </p>
      ) : null}
    </>
  );
}
