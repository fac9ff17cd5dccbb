import { SetFormula } from '@/components/worksheet/set/set-formula';
import { texOfFraction } from '@/lib/worksheet/results/shown-tex';
import type { CellResult } from '@/lib/math/sheet/cell-result';
import { splitShown } from '@/lib/worksheet/split-shown';

type ResultValueProps = {
  shown: string;
  /** Null for a result of before, which stays until the line is right again. */
  result: Pick<CellResult, 'shownTex' | 'shownWords'> | null;
};

/** A result: formulas, fractions and matrices as mathematics, a number with its unit in the type of the page. */
export function ResultValue({ shown, result }: ResultValueProps) {
  const tex = result?.shownTex ?? texOfFraction(shown);
  if (tex !== null)
    return (
      <SetFormula tex={tex} label={result?.shownWords ?? shown}>
        {shown}
      </SetFormula>
    );
  const { value, unit } = splitShown(shown);
  return (
    <>
      {value}
      {unit === '' ? null : <span className="text-ink-2">{unit}</span>}
    </>
  );
}
