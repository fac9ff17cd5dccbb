import type { AppErrorDetails } from '@/lib/errors/app-error';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import type { DoorAnswer } from './ask';
import { compareCallableRefusal } from './refusal';

/** In a jest suite: a callable refuses with this code and details, and says nothing else. `row` names the case. */
export function expectRefused(
  row: unknown,
  answer: DoorAnswer,
  code: AppErrorCode,
  details?: AppErrorDetails,
): void {
  const { seen, expected } = compareCallableRefusal(answer, code, details);
  expect({ row, ...seen }).toEqual({ row, ...expected });
}
