'use client';

import { clsx } from 'clsx';
import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { CellResultLine } from '@/components/worksheet/cells/cell-result-line';
import { CellSource } from '@/components/worksheet/cells/cell-source';
import { DerivationCell } from '@/components/worksheet/derivation/derivation-cell';
import type { SheetPeople } from '@/components/worksheet/room-sheets';
import { useSettledError } from '@/components/worksheet/cells/use-settled-error';
import type { CellActions, CellFocus } from '@/components/worksheet/use-sheet-editing';
import { WriterFlag } from '@/components/worksheet/cells/writer-flag';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { PersonBar } from '@/components/ui/people/person-bar';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import type { RemoteCursor } from '@/lib/worksheet/client/use-cursors';
import type { Computed } from '@/lib/worksheet/client/use-results';
import { isProse } from '@/lib/worksheet/number-cells';
import type { SheetCell } from '@/lib/worksheet/sheet-document';
import { writerOf } from '@/lib/worksheet/writer-of';

type CellRowProps = {
  sheet: OpenSheet;
  cell: SheetCell;
  number: number;
  computed: Computed | undefined;
  focus: CellFocus | null;
  cursors: readonly RemoteCursor[];
  mayEdit: boolean;
  people: SheetPeople;
  actions: CellActions;
};

/** One cell: its number, the bar of its last writer, what is typed, and the result below. */
export const CellRow = memo(function CellRow(props: CellRowProps) {
  const { sheet, cell, number, computed, focus, cursors, mayEdit, people, actions } = props;
  const t = useTranslations('worksheet.cells');
  const prose = isProse(cell.kind);
  const error = useSettledError(cell.source, computed?.result, focus !== null);
  const label = t(prose ? 'text' : 'line', { number });
  const Source = cell.kind === 'derivation' ? DerivationCell : CellSource;
  const writer = cursors[0]?.uid ?? writerOf(cell);
  return (
    <div
      role="group"
      aria-label={label}
      className="group/cell relative grid grid-cols-[44px_3px_13px_minmax(0,1fr)_36px] max-tablet:grid-cols-[3px_25px_minmax(0,1fr)]"
    >
      <span
        aria-hidden="true"
        className="tabular pt-3 pr-3 text-right text-12 text-ink-3 max-tablet:col-start-2 max-tablet:row-start-1 max-tablet:pl-2 max-tablet:text-left"
      >
        {prose ? '' : number}
      </span>
      {writer === null ? (
        <span className="my-1.5 w-[3px] max-tablet:col-start-1 max-tablet:row-start-1" />
      ) : (
        <PersonBar
          {...people.colourOf(writer)}
          className="my-1.5 self-stretch max-tablet:col-start-1 max-tablet:row-start-1"
        />
      )}
      <div
        className={clsx(
          'relative min-w-0 rounded-8 max-tablet:col-start-3 tablet:col-start-4',
          (focus !== null || cursors.length > 0) && 'shadow-1',
        )}
      >
        <WriterFlag {...{ cursors, people }} />
        <Source
          {...{ sheet, cell, label, focus, cursors, mayEdit, people, actions, error, prose, computed }}
        />
        {prose || cell.kind === 'derivation' ? null : (
          <CellResultLine
            {...{ cell, computed, error }}
            isOpen={focus !== null}
            onRepair={mayEdit ? (source) => actions.replace(cell.id, source) : undefined}
          />
        )}
      </div>
      {mayEdit ? (
        <span className="pt-1 pl-1 opacity-0 transition-opacity group-focus-within/cell:opacity-100 group-hover/cell:opacity-100 max-tablet:hidden">
          <IconButton
            label={t('remove', { number })}
            icon={<Trash2 />}
            onClick={() => actions.remove(cell.id)}
          />
        </span>
      ) : null}
    </div>
  );
});
