/** Solves a small system of linear equations with pivots; zeros where it is singular. */
export function solveDense(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const rest = rows.slice(column);
    const best = rest.reduce(
      (top, row, at) => (Math.abs(row[column] ?? 0) > Math.abs(rest[top]?.[column] ?? 0) ? at : top),
      0,
    );
    const pivot = rows[column + best];
    const here = rows[column];
    if (!pivot || !here || pivot[column] === 0) return right.map(() => 0);
    [rows[column], rows[column + best]] = [pivot, here];
    for (const [at, row] of rows.entries()) {
      if (at === column) continue;
      const times = (row[column] ?? 0) / (pivot[column] ?? 1);
      rows[at] = row.map((part, index) => part - times * (pivot[index] ?? 0));
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}
