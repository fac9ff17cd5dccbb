'use client';

import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
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
  const field = useRef<HTMLTextAreaElement>(null);
  // Once for each way in: a person who has gone on to a menu meanwhile is not called back.
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null || document.activeElement === element) return;
    element.focus();
    const at = caretOf(focus.at, element.value.length);
    element.setSelectionRange(at, at);
  }, [focus]);
  return (
    <textarea
      aria-label={label}
      value={cell.source}
      rows={1}
      autoCapitalize="off"
      spellCheck={false}
      className={clsx(look, 'block min-h-10 w-full resize-none bg-transparent outline-none')}
      ref={field}
      onChange={({ target }) => actions.replace(cell.id, target.value)}
      // Else the editor would take the focus from where it is, once it is here.
      onBlur={() => actions.close(cell.id)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || hasLines(cell.kind)) return;
        event.preventDefault();
        actions.addBelow(cell.id);
      }}
    />
  );
}
