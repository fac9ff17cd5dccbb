import { AppError } from '@/lib/errors/app-error';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import { describeDeviceProblem, type DeviceProblem } from './device-problem';
import type { Sendable } from '@/lib/call/rights/publish-rights';

const codes = {
  blocked: 'call/device-denied',
  'blocked-by-system': 'call/device-denied',
  busy: 'call/device-busy',
  missing: 'call/device-missing',
  unsupported: 'call/device-unsupported',
  failed: 'call/device-failed',
} as const satisfies Record<DeviceProblem, AppErrorCode>;

/**
 * Turns an error about a device into one of ours, so that its words name the device; others stay as they came.
 * Null for a screen that was not chosen: the person closed the browser's picker and knows that nothing is
 * shared.
 */
export function toDeviceError(device: Sendable, thrown: unknown): unknown {
  if (!(thrown instanceof DOMException) && !(thrown instanceof TypeError)) return thrown;
  const problem = describeDeviceProblem(thrown);
  if (device === 'screen' && problem === 'blocked') return null;
  const code = device === 'screen' && problem === 'blocked-by-system' ? 'call/share-denied' : codes[problem];
  return new AppError(code, { cause: thrown, details: { device } });
}
