'use client';

import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Copy, EllipsisVertical, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import type { TableEditing } from '@/components/worksheet/table/use-table-editing';
import {
  addColumn,
  addRow,
  removeColumn,
  removeRow,
  type FieldPlace,
} from '@/lib/worksheet/table/table-edits';

type TableMenuProps = {
  /** The field whose row and column are changed. The header has no row. */
  place: FieldPlace;
  /** What the column is called. */
  name: string;
  editing: TableEditing;
  /** What its button is called. */
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onCopy: () => void;
  /** Gives the focus back to the field. */
  onClosed: () => boolean;
};

/** What can be done with a row and a column, at their edge. */
export function TableMenu(props: TableMenuProps) {
  const { place, name, editing, label, isOpen, onOpenChange, onCopy, onClosed } = props;
  const { row, column } = place;
  const t = useTranslations('worksheet.table');
  const source = () => editing.source();
  return (
    <Menu
      align="start"
      {...{ isOpen, onOpenChange, onClosed }}
      trigger={
        <button
          type="button"
          // Tab goes from field to field; the keys of a menu open it from there.
          tabIndex={-1}
          aria-label={label}
          className="press inline-grid size-6 place-items-center rounded-4 text-ink-3 hover:text-ink pointer-coarse:size-11 [&_svg]:size-4"
        >
          <EllipsisVertical aria-hidden="true" />
        </button>
      }
    >
      {row === 0 ? null : (
        <>
          <MenuItem
            icon={<ArrowUp />}
            onSelect={() => editing.change(addRow(source(), row)) && editing.enter({ row, column })}
          >
            {t('rowAbove')}
          </MenuItem>
          <MenuItem
            icon={<ArrowDown />}
            onSelect={() =>
              editing.change(addRow(source(), row + 1)) && editing.enter({ row: row + 1, column })
            }
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
      )}
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
      <MenuSeparator />
      <MenuItem icon={<Copy />} onSelect={onCopy}>
        {t('copy')}
      </MenuItem>
    </Menu>
  );
}
