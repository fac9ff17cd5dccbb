import { test } from '@playwright/test';

/** Notes how long a refusal took. How fast a busy machine is decides no test: the door's own limit has a unit test. */
export function noteSeconds(startedAt: number): void {
  const description = `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  test.info().annotations.push({ type: 'refused after', description });
}
