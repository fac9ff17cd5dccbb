import { useSheetContext } from '@/components/worksheet/sheet-context';

type FarCellProps = { label: string; source: string };

/** What is left of a cell far from the part in sight: its words, for those who search or listen. */
export function FarCell({ label, source }: FarCellProps) {
  const { mayEdit } = useSheetContext();
  return (
    <div role="textbox" aria-label={label} aria-readonly={!mayEdit} aria-multiline="true" tabIndex={-1}>
      {source}
    </div>
  );
}
