'use client';

import { useCallback, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { BareCheck } from '@/components/call/bare-check';
import { CallSurroundings } from '@/components/call/call-surroundings';
import type { renderCallPage } from '@/components/call/call-page';
import type { PersonProfileId } from '@/lib/access/profiles';
import { useSignedInUser } from '@/lib/auth/client/use-signed-in-user';
import { AppError } from '@/lib/core/app-error';

/**
 * The SDKs of the call come after the first paint, by a plain import whose result is kept: no lazy component
 * and no Suspense stands between the click on *Join* and the connection (React holds a fallback for 300 ms).
 */
export function LiveScreen({ roomId }: { roomId: string }) {
  const user = useSignedInUser();
  const render = useCallCode();
  const uid = user?.uid;
  const keepPlace = useKeepPlaceDialog();
  const surroundings = useMemo(
    () => ({
      getInviteLink: async (profile: PersonProfileId) => {
        if (uid === undefined) throw new AppError('auth/required');
        // Fetched on the press: most calls have people in them.
        const { findInviteLink } = await import('@/lib/invites/client/find-invite-link');
        return findInviteLink({ uid, roomId, profile });
      },
      keepPlace: keepPlace.open,
    }),
    [uid, roomId, keepPlace.open],
  );
  if (render === null || user === null) return <BareCheck />;
  return (
    <CallSurroundings value={surroundings}>
      {render({ roomId, person: user })}
      {keepPlace.dialog}
    </CallSurroundings>
  );
}

type Dialog = ComponentType<{ onKept: () => void; onClose: () => void }>;

/** The dialog by which a guest becomes an account, over whatever the call shows; fetched when it is asked for. */
function useKeepPlaceDialog(): { open: (() => void) | undefined; dialog: ReactNode } {
  const [isKept, setIsKept] = useState(false);
  const [shown, setShown] = useState<{ Dialog: Dialog } | null>(null);
  const open = useCallback(() => {
    void import('@/components/invites/keep-place').then(({ KeepPlace }) => setShown({ Dialog: KeepPlace }));
  }, []);
  const close = () => setShown(null);
  const handleKept = () => {
    setIsKept(true);
    close();
  };
  return {
    open: isKept ? undefined : open,
    dialog: shown ? <shown.Dialog onKept={handleKept} onClose={close} /> : null,
  };
}

function useCallCode(): typeof renderCallPage | null {
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
