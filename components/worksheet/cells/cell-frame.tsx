'use client';

import type { ReactNode } from 'react';
import type { CellRowProps } from '@/components/worksheet/cells/cell-props';
import { CellGutter } from '@/components/worksheet/commands/cell-gutter';
import { CellMenu } from '@/components/worksheet/commands/cell-menu';
import { PartItems } from '@/components/worksheet/handed/part-items';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import { PersonBar } from '@/components/ui/people/person-bar';
import { partOf } from '@/lib/worksheet/handed/line-part';
import { isProse } from '@/lib/worksheet/number-cells';
import { writerOf } from '@/lib/worksheet/writer-of';

type CellFrameProps = Pick<CellRowProps, 'cell' | 'number' | 'cursors' | 'state'> & {
  label: string;
  children: ReactNode;
};

/** What stands around a cell: its number, the bar of its last writer, and its menu. */
export function CellFrame({ cell, number, label, cursors, state, children }: CellFrameProps) {
  const { people, mayEdit, actions, ways, marking, held, onSelect, onFold } = useSheetContext();
  const { isSelected, isFolded } = state;
  const writer = cursors[0]?.uid ?? writerOf(cell);
  return (
    <>
      <CellGutter
        {...{ label, isSelected, isFolded, onSelect, onFold }}
        id={cell.id}
        number={isProse(cell.kind) ? null : number}
      />
      {writer === null ? (
        <span className="my-1.5 w-[3px] max-tablet:col-start-1 max-tablet:row-start-1" />
      ) : (
        <PersonBar
          {...people.colourOf(writer)}
          className="my-1.5 self-stretch max-tablet:col-start-1 max-tablet:row-start-1"
        />
      )}
      {children}
      <span className="pt-1 pl-1 opacity-0 transition-opacity group-focus-within/cell:opacity-100 group-hover/cell:opacity-100 has-aria-expanded:opacity-100 max-tablet:hidden">
        <CellMenu
          {...{ label, ways }}
          id={cell.id}
          isEmpty={cell.source.trim() === ''}
          onRemove={mayEdit && held?.has(cell.id) !== true ? () => actions.remove(cell.id) : undefined}
          parts={
            marking === null ? undefined : <PartItems ids={[cell.id]} part={partOf(cell)} marking={marking} />
          }
        />
      </span>
    </>
  );
}
