'use client';

import { useEffect, useState, type ComponentType } from 'react';
import type { CellEditorProps } from '@/components/worksheet/cells/cell-props';

type Loaded = { View: ComponentType<CellEditorProps> };

/** Loaded once for all sheets of a page. */
let here: Loaded | null = null;

async function loadEditor(): Promise<Loaded> {
  const { CellEditor } = await import('@/components/worksheet/editor/cell-editor');
  here = { View: CellEditor };
  // What is typed offline is typeset as well, so this is here before the line may go.
  import('katex').catch(() => undefined);
  return here;
}

/** The editor of cells, which is fetched beside the sheet; null until it is here. */
export function useCellEditor(): Loaded | null {
  const [editor, setEditor] = useState(here);
  useEffect(() => {
    if (editor !== null) return undefined;
    let isCurrent = true;
    // Where it cannot be fetched the plain field stays, in which everything can be typed.
    loadEditor().then(
      (loaded) => {
        if (isCurrent) setEditor(loaded);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [editor]);
  return editor;
}
