import { expect } from '@playwright/test';
import type { AppErrorDetails } from '@/lib/errors/app-error';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import type { DoorAnswer } from '@/tests/support/api/ask';
import { compareCallableRefusal, compareRouteRefusal } from '@/tests/support/api/refusal';

// One comparison for all: Playwright notes where each was made, which takes it longer than the request.

/** A callable refuses with this code and details, and says nothing else. `row` names the row of a table. */
export function expectCallableRefusal(
  answer: DoorAnswer,
  code: AppErrorCode,
  details?: AppErrorDetails,
  row?: string,
): void {
  const { seen, expected } = compareCallableRefusal(answer, code, details);
  expect(seen, row ?? answer.text).toEqual(expected);
}

/** A route refuses with this code and details, and says nothing else. `row` names the row of a table. */
export function expectRouteRefusal(
  answer: DoorAnswer,
  code: AppErrorCode,
  details?: AppErrorDetails,
  row?: string,
): void {
  const { seen, expected } = compareRouteRefusal(answer, code, details);
  expect(seen, row ?? answer.text).toEqual(expected);
}
