/** Square matrices of doubles, row by row. */
export type Dense = readonly (readonly number[])[];

function multiplyDense(a: Dense, b: Dense): number[][] {
  const width = b[0]?.length ?? 0;
  const columns = b.map((row) => Float64Array.from(row));
  const none = new Float64Array(width);
  return a.map((row) => {
    const sums = new Float64Array(width);
    for (let k = 0; k < row.length; k++) {
      const factor = row[k] ?? 0;
      const other = columns[k] ?? none;
      for (let j = 0; j < width; j++) sums[j] = (sums[j] ?? 0) + factor * (other[j] ?? 0);
    }
    return Array.from(sums);
  });
}

/**
 * Solves `matrix · x = right` for all columns of `right` at once, by elimination with pivots; `rest` is null for a
 * singular matrix. The determinant comes with it.
 */
export function eliminate(matrix: Dense, right: Dense): { determinant: number; rest: number[][] | null } {
  const count = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...(right[at] ?? [])]);
  let determinant = 1;
  const largest = Math.max(...matrix.map((row) => Math.max(...row.map(Math.abs))));
  for (let column = 0; column < count; column++) {
    let pivot = column;
    for (let at = column + 1; at < count; at++)
      if (Math.abs(rows[at]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = at;
    const top = rows[pivot] ?? [];
    const lead = top[column] ?? 0;
    if (Math.abs(lead) <= largest * count * 1e-16) return { determinant: 0, rest: null };
    if (pivot !== column) {
      rows[pivot] = rows[column] ?? [];
      rows[column] = top;
      determinant = -determinant;
    }
    determinant *= lead;
    for (let j = column; j < top.length; j++) top[j] = (top[j] ?? 0) / lead;
    for (let at = 0; at < count; at++) {
      const row = rows[at] ?? [];
      const factor = at === column ? 0 : (row[column] ?? 0);
      if (factor === 0 || (right.length === 0 && at < column)) continue;
      for (let j = column; j < row.length; j++) row[j] = (row[j] ?? 0) - factor * (top[j] ?? 0);
    }
  }
  return { determinant, rest: rows.map((row) => row.slice(count)) };
}

export const identityDense = (count: number): number[][] =>
  Array.from({ length: count }, (_, i) => Array.from({ length: count }, (_none, j) => (i === j ? 1 : 0)));

/** The exponential of a matrix: a series of the matrix divided by a power of two, squared as often. */
export function exponential(matrix: Dense): number[][] {
  const norm = Math.max(...matrix.map((row) => row.reduce((sum, entry) => sum + Math.abs(entry), 0)));
  const squarings = Math.max(0, Math.ceil(Math.log2(Math.max(norm, 1e-300))) + 4);
  const scaled = matrix.map((row) => row.map((entry) => entry / 2 ** squarings));
  let result = identityDense(matrix.length);
  for (let term = 12; term >= 1; term--) {
    const product = multiplyDense(scaled, result);
    result = product.map((row, i) => row.map((entry, j) => entry / term + (i === j ? 1 : 0)));
  }
  for (let at = 0; at < squarings; at++) result = multiplyDense(result, result);
  return result;
}
