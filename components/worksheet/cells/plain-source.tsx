'use client';

import { clsx } from 'clsx';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import type { CellFocus } from '@/components/worksheet/use-sheet-editing';
import { caretOf } from '@/lib/worksheet/edit/caret-of';
import { hasLines } from '@/lib/worksheet/number-cells';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

type PlainSourceProps = {
  cell: SheetCell;
  label: string;
  focus: CellFocus;
  look: string;
};

/** Takes what is typed until the editor is here, so that no key press is lost on a slow line. */
export function PlainSource({ cell, label, focus, look }: PlainSourceProps) {
  const { actions } = useSheetContext();
  return (
    <textarea
      aria-label={label}
      value={cell.source}
      rows={1}
      autoCapitalize="off"
      spellCheck={false}
      className={clsx(look, 'block min-h-10 w-full resize-none bg-transparent outline-none')}
      ref={(element) => {
        if (element === null || document.activeElement === element) return;
        element.focus();
        const at = caretOf(focus.at, element.value.length);
        element.setSelectionRange(at, at);
      }}
      onChange={({ target }) => actions.replace(cell.id, target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || hasLines(cell.kind)) return;
        event.preventDefault();
        actions.addBelow(cell.id);
      }}
    />
  );
}
