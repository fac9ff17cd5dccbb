'use client';

import { useEffect, useState } from 'react';
import type { renderCallPage } from '@/components/call/call-page';
import { AppError } from '@/lib/errors/app-error';

/**
 * The code of a call with its SDKs, fetched after the first paint; null until it is here. By a plain import whose
 * result is kept: no lazy component and no Suspense stands between the click on *Join* and the connection (React holds
 * a fallback for 300 ms).
 */
export function useCallCode(): typeof renderCallPage | null {
  const [code, setCode] = useState<{ render: typeof renderCallPage } | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);

  useEffect(() => {
    let isCurrent = true;
    import('@/components/call/call-page').then(
      (module) => {
        if (isCurrent) setCode({ render: module.renderCallPage });
      },
      (cause: unknown) => {
        if (isCurrent) setFailure(new AppError('client/chunk-load', { cause }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  // The page's error boundary says what helps: loading the page again.
  if (failure !== null) throw failure;
  return code?.render ?? null;
}
