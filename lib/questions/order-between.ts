import { generateKeyBetween } from 'fractional-indexing';

/** A place between two others; null where they tie, or where one of them is no place. */
export function orderBetween(before: string | undefined, after: string | undefined): string | null {
  if (before !== undefined && after !== undefined && before >= after) return null;
  try {
    return generateKeyBetween(before ?? null, after ?? null);
  } catch {
    return null;
  }
}

/** Whether another question can be put behind this place. */
export const isOrder = (order: string): boolean => orderBetween(order, undefined) !== null;
