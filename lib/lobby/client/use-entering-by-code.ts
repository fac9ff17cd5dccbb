'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { ownDevice } from '@/lib/auth/client/guest-device';
import { sessionStore } from '@/lib/auth/client/session';
import { isAppError } from '@/lib/errors/app-error';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction, type ActionState } from '@/lib/core/client/use-action';
import { statusOf } from '@/lib/errors/error-status';
import { enterByCode, enterByCodeAsGuest } from '../contract';

/** How somebody comes: as a guest with a name, or as who they are. */
type Coming = { as: 'guest'; name: string } | { as: 'oneself' };

/** Goes to the lobby of a code's room. `isThere` from the moment at which that is certain. */
export function useEnteringByCode(code: string): {
  state: ActionState;
  isThere: boolean;
  start: (coming: Coming) => void;
} {
  const router = useRouter();
  const [isThere, setIsThere] = useState(false);
  // A second attempt under the same name goes on where the first stopped, and makes no second guest.
  const last = useRef<{ name: string; key: string } | null>(null);

  const { state, start } = useAction<Coming>(async (coming, onChecking) => {
    if (coming.as === 'oneself') {
      const { roomId } = await callServer(enterByCode, { code }, { onChecking });
      setIsThere(true);
      router.replace(`/rooms/${roomId}/live`);
      return;
    }
    const { name } = coming;
    if (last.current?.name !== name) last.current = { name, key: crypto.randomUUID() };
    const { key } = last.current;
    const options = { key, onChecking };
    const { roomId, token } = await callServer(
      enterByCodeAsGuest,
      { code, name, ...ownDevice() },
      options,
    ).catch((thrown: unknown) => {
      // What was refused stays refused under its key; what was not answered may have worked.
      if (isAppError(thrown) && statusOf(thrown.code).http < 500) last.current = null;
      throw thrown;
    });
    setIsThere(true);
    try {
      await sessionStore.signInWithToken(token);
    } catch (thrown) {
      setIsThere(false);
      throw thrown;
    }
    router.replace(`/rooms/${roomId}/live`);
  });
  return { state, isThere, start };
}
