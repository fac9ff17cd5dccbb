'use client';

import { useEffect, useState } from 'react';
import type { ErrorDevice } from '@/lib/errors/error-context';
import { toUserError, type UserError } from '@/lib/errors/to-user-error';
import { reportError } from '@/lib/telemetry/client/report-error';
import { countUse } from '@/lib/telemetry/client/usage/usage';
import { loadErrorWords } from './load-error-words';

/**
 * The words for what was thrown, fetched when something is; null while there is nothing or they are coming.
 * What has a reference is also reported, so that the reference leads somewhere.
 *
 * @param device what was asked for, where that is known
 */
export function useUserError(thrown: unknown, device?: ErrorDevice): UserError | null {
  const [told, setTold] = useState<{ thrown: unknown; error: UserError } | null>(null);

  useEffect(() => {
    if (thrown === null || thrown === undefined) return undefined;
    let isCurrent = true;
    void loadErrorWords().then((words) => {
      if (!isCurrent) return;
      const error = toUserError(thrown, words, device && { device });
      if (error.reference !== undefined) reportError(thrown, 'view');
      countUse({ name: 'error_shown', code: error.code });
      setTold({ thrown, error });
    });
    return () => {
      isCurrent = false;
    };
  }, [thrown, device]);

  return told !== null && told.thrown === thrown ? told.error : null;
}
