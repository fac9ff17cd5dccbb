import { SetFormula } from '@/components/worksheet/set/set-formula';
import type { ShownLine } from '@/lib/class/wall/page-lines';

/** One line of a page as a sheet shows it at rest. */
export function LineShown({ line: { set, source } }: { line: ShownLine }) {
  const typed = <span className="font-mono text-13">{source}</span>;
  if (set === null) return typed;
  return (
    <SetFormula tex={set.tex} label={set.reading}>
      {typed}
    </SetFormula>
  );
}
