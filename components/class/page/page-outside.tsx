'use client';

import { clsx } from 'clsx';
import { useCallback, useState } from 'react';
import { OwnShowingRow } from '@/components/class/lead/own-showing-row';
import { OwnPage } from '@/components/class/page/own-page';
import { PageRow } from '@/components/class/page/page-row';
import { useLearnerPage } from '@/components/class/page/use-learner-page';
import { FailureNotice } from '@/components/shell/failure-notice';
import type { HandedOut } from '@/lib/class/parse-handouts';
import { errorCodeOf } from '@/lib/errors/error-code-of';
import { useUserError } from '@/lib/errors/client/use-user-error';

type PageOutsideProps = {
  roomId: string;
  uid: string;
  handout: HandedOut;
  pageDenied: string | undefined;
  className: string;
};

/** Without a line the page opens from this device, which needs no words. */
const withoutLine: ReadonlySet<string> = new Set(['client/offline', 'rtdb/disconnected']);

/** A learner's page outside the call. There is no hand to raise, so being stuck is only said. */
export function PageOutside({ roomId, uid, handout, pageDenied, className }: PageOutsideProps) {
  const page = useLearnerPage({ roomId, uid, handout, pageDenied, hand: null });
  const [failed, setFailed] = useState<unknown>(null);
  const error = useUserError(failed);
  const handleFailed = useCallback((thrown: unknown) => {
    if (!withoutLine.has(errorCodeOf(thrown))) setFailed(thrown);
  }, []);
  if (page === null) return null;
  return (
    <div className={clsx('flex min-h-0 flex-col gap-2', className)}>
      <PageRow page={page} />
      <OwnShowingRow {...{ roomId, uid }} handoutId={handout.id} onFailed={handleFailed} />
      <FailureNotice error={error} />
      <OwnPage page={page} onFailed={handleFailed} />
    </div>
  );
}
