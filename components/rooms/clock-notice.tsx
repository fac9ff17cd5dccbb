'use client';

import { FailureNotice } from '@/components/shell/failure-notice';
import { useWatch } from '@/lib/core/client/use-watch';
import { isClockOff } from '@/lib/core/is-clock-off';
import { AppError } from '@/lib/errors/app-error';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { watchServerOffset } from '@/lib/firebase/client/server-offset';

/** One object, because the words are looked up for each new one. */
const clockError = new AppError('client/clock-skew');

/** Says that the clock of this device is off, where that can disturb what comes next. */
export function ClockNotice({ className = '' }: { className?: string }) {
  const offset = useWatch(watchServerOffset).value ?? 0;
  const error = useUserError(isClockOff(offset) ? clockError : null);
  return <FailureNotice error={error} className={className} />;
}
