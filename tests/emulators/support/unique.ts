let count = 0;

/** A name that no other test, run or worker uses. */
export function unique(prefix: string): string {
  count += 1;
  const chance = Math.random().toString(36).slice(2, 8);
  return `${prefix}-${Date.now().toString(36)}${chance}${count}`;
}
