import { useMemo } from 'react';
import { lazyPart } from '@/components/shell/lazy-part';
import { useHeldDialog } from '@/components/ui/overlays/use-held-dialog';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { partOf, partOption, type LinePart } from '@/lib/worksheet/handed/line-part';
import { ownEdit, readCells, setCellOption } from '@/lib/worksheet/sheet-document';

const LabelDialog = lazyPart(
  async () => (await import('@/components/worksheet/handed/label-dialog')).LabelDialog,
);

/** How a person who hands pages out says what learners do with a line. */
export type LineMarking = {
  /** Null makes the lines free. */
  set: (ids: readonly string[], part: LinePart | null) => void;
  /** Asks for the label of lines that are to be filled in. */
  askLabel: (ids: readonly string[]) => void;
};

/** Marks lines of a sheet, and the dialog for it; no marking for a person who hands nothing out. */
export function useLineMarking({ doc, undo }: OpenSheet, marks: boolean) {
  const { dialog, open } = useHeldDialog();
  const marking = useMemo((): LineMarking | null => {
    if (!marks) return null;
    const set: LineMarking['set'] = (ids, part) => {
      undo.stopCapturing();
      doc.transact(() => {
        for (const id of ids) setCellOption(doc, id, partOption, part ?? undefined);
      }, ownEdit);
      undo.stopCapturing();
    };
    return {
      set,
      askLabel: (ids) => {
        const cell = readCells(doc).find((one) => ids.includes(one.id));
        const part = cell ? partOf(cell) : null;
        open((close) => (
          <LabelDialog
            label={part?.kind === 'fill-in' ? part.label : ''}
            onLabel={(label) => set(ids, { kind: 'fill-in', label })}
            onClose={close}
          />
        ));
      },
    };
  }, [doc, undo, marks, open]);
  return { marking, dialog };
}
