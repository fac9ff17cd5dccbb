/** Whether a product or quotient became zero because it is too small for a number. A cell asks and tells. */
export const lost = { isLost: false };

/** The result of a product that is not zero on paper. */
export function keepLost(result: number, isZero: boolean): number {
  if (result === 0 && !isZero) lost.isLost = true;
  return result;
}
