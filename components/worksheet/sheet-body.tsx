'use client';

import { Plus, Type } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { CellRow } from '@/components/worksheet/cells/cell-row';
import { EmptySheet } from '@/components/worksheet/empty-sheet';
import type { SheetPeople } from '@/components/worksheet/room-sheets';
import { useSheetEditing } from '@/components/worksheet/use-sheet-editing';
import { Button } from '@/components/ui/buttons/button';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { useCursors, type CursorChannel, type RemoteCursor } from '@/lib/worksheet/client/use-cursors';
import { useResults } from '@/lib/worksheet/client/use-results';
import { numberCells } from '@/lib/worksheet/number-cells';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

type SheetBodyProps = {
  id: string;
  sheet: OpenSheet;
  cells: readonly SheetCell[];
  mayEdit: boolean;
  people: SheetPeople;
  cursors: CursorChannel | null;
};

const nobody: readonly RemoteCursor[] = [];

/** The cells of a sheet, one below the other, and the row that adds one. */
export function SheetBody({ id, sheet, cells, mayEdit, people, cursors: channel }: SheetBodyProps) {
  const t = useTranslations('worksheet.cells');
  const results = useResults(cells);
  const { cursors, tell } = useCursors(channel, sheet, id);
  const editing = useSheetEditing({ sheet, cells, tell });
  const numbers = useMemo(() => numberCells(cells), [cells]);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto pb-[40%]">
      <div className="mx-auto flex max-w-[880px] flex-col gap-2 pt-6 max-tablet:pr-2">
        {cells.map((cell) => (
          <CellRow
            key={cell.id}
            {...{ sheet, cell, mayEdit, people }}
            number={numbers.get(cell.id) ?? 0}
            computed={results.get(cell.id)}
            cursors={
              cursors.some((one) => one.cell === cell.id)
                ? cursors.filter((one) => one.cell === cell.id)
                : nobody
            }
            focus={editing.focus?.id === cell.id ? editing.focus : null}
            actions={editing.actions}
          />
        ))}
        {cells.length === 0 ? (
          <EmptySheet onInsert={mayEdit ? (source) => editing.insert({ source }) : undefined} />
        ) : null}
        {mayEdit ? (
          <div className="flex gap-1 pl-[60px] max-tablet:pl-7">
            <Button
              variant="quiet"
              size={32}
              aria-label={t('addLabel')}
              icon={<Plus />}
              onClick={() => editing.insert()}
            >
              {t('add')}
            </Button>
            <Button
              variant="quiet"
              size={32}
              aria-label={t('addTextLabel')}
              icon={<Type />}
              onClick={() => editing.insert({ kind: 'text' })}
            >
              {t('addText')}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}
