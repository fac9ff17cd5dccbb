/**
 * The known name that is most like a mistyped one, or null when none is near: at most one slip in short names, two in
 * longer ones. Two letters that changed places count as one slip.
 */
export function findNearName(name: string, known: Iterable<string>): string | null {
  if (name.length === 1) return null;
  const allowed = name.length <= 4 ? 1 : 2;
  let best: string | null = null;
  let least = allowed + 1;
  for (const candidate of known) {
    if (candidate === name || candidate.length === 1 || Math.abs(candidate.length - name.length) > allowed)
      continue;
    const distance = editDistance(name, candidate) + (candidate[0] === name[0] ? 0 : 0.5);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** Damerau's distance: letters added, left out, replaced, or two neighbours changed over. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isChangedOver = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      rows[i]?.push(
        Math.min(
          replaced,
          cell(i - 1, j) + 1,
          cell(i, j - 1) + 1,
          isChangedOver ? cell(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return cell(a.length, b.length);
}
