'use client';

import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Copy, EllipsisVertical, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import type { MenuPlace, Table } from '@/components/worksheet/table/use-table';
import type { TableEditing } from '@/components/worksheet/table/use-table-editing';
import { copyText } from '@/lib/core/client/copy-text';
import { addColumn, addRow, removeColumn, removeRow } from '@/lib/worksheet/table/table-edits';
import { filledTable } from '@/lib/worksheet/table/table-grid';

type TableMenuProps = {
  table: Table;
  /** The field whose row and column are changed. The header has no row. */
  place: MenuPlace;
  /** Gives the focus back to the field. */
  onClosed: () => boolean;
};

/** What can be done with a row and a column, at their edge. */
export function TableMenu({ table, place, onClosed }: TableMenuProps) {
  const { editing, results, menu, openMenu } = table;
  const { kind, row, column } = place;
  const t = useTranslations('worksheet.table');
  const name = table.shortNameOf(column);
  const { source } = editing;
  const copy = () =>
    void copyText(
      filledTable(source(), results)
        .map((line) => line.join('\t'))
        .join('\n'),
    );
  return (
    <Menu
      align="start"
      isOpen={menu?.kind === kind && menu.row === row && menu.column === column}
      onOpenChange={(isOpen) => openMenu(isOpen ? place : null)}
      onClosed={onClosed}
      trigger={
        <button
          type="button"
          // Tab goes from field to field; the keys of a menu open it from there.
          tabIndex={-1}
          aria-label={kind === 'row' ? t('rowMenu', { row }) : t('columnMenu', { name })}
          className="press inline-grid size-6 place-items-center rounded-4 text-ink-3 hover:text-ink pointer-coarse:size-11 [&_svg]:size-4"
        >
          <EllipsisVertical aria-hidden="true" />
        </button>
      }
    >
      {row === 0 ? null : <RowItems {...{ editing, row, column }} />}
      <ColumnItems {...{ editing, column, name }} />
      <MenuSeparator />
      <MenuItem icon={<Copy />} onSelect={copy}>
        {t('copy')}
      </MenuItem>
    </Menu>
  );
}

type RowItemsProps = { editing: TableEditing; row: number; column: number };

function RowItems({ editing, row, column }: RowItemsProps) {
  const t = useTranslations('worksheet.table');
  const { source } = editing;
  return (
    <>
      <MenuItem
        icon={<ArrowUp />}
        onSelect={() => editing.change(addRow(source(), row)) && editing.enter({ row, column })}
      >
        {t('rowAbove')}
      </MenuItem>
      <MenuItem
        icon={<ArrowDown />}
        onSelect={() => editing.change(addRow(source(), row + 1)) && editing.enter({ row: row + 1, column })}
      >
        {t('rowBelow')}
      </MenuItem>
      <MenuItem
        icon={<Trash2 />}
        onSelect={() =>
          editing.remove(removeRow(source(), row), t('removedRow', { row })) &&
          editing.enter({ row: row - 1, column })
        }
      >
        {t('removeRow', { row })}
      </MenuItem>
      <MenuSeparator />
    </>
  );
}

type ColumnItemsProps = { editing: TableEditing; column: number; name: string };

function ColumnItems({ editing, column, name }: ColumnItemsProps) {
  const t = useTranslations('worksheet.table');
  const { source } = editing;
  return (
    <>
      <MenuItem
        icon={<ArrowLeft />}
        onSelect={() => editing.change(addColumn(source(), column)) && editing.enter({ row: 0, column })}
      >
        {t('columnLeft')}
      </MenuItem>
      <MenuItem
        icon={<ArrowRight />}
        onSelect={() =>
          editing.change(addColumn(source(), column + 1)) && editing.enter({ row: 0, column: column + 1 })
        }
      >
        {t('columnRight')}
      </MenuItem>
      <MenuItem
        icon={<Trash2 />}
        onSelect={() =>
          editing.remove(removeColumn(source(), column), t('removedColumn', { name })) &&
          editing.enter({ row: 0, column: Math.max(column - 1, 0) })
        }
      >
        {t('removeColumn', { name })}
      </MenuItem>
    </>
  );
}
