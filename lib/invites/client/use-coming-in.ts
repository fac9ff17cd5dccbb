'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { sessionStore } from '@/lib/auth/client/session';
import { isAppError } from '@/lib/errors/app-error';
import { callServer } from '@/lib/callables/client/call-server';
import { loadAuth } from '@/lib/firebase/client/load-firebase';
import { statusOf } from '@/lib/errors/error-status';
import { useAction, type ActionState } from '@/lib/core/client/use-action';
import { joinAsGuest, redeemInvite } from '../contract';
import { keepRoomNames } from '@/lib/rooms/client/known-room';
import { ownDevice } from '@/lib/auth/client/guest-device';

/** How a person comes in: as a guest with a name, or as themselves. */
type Coming = { as: 'guest'; name: string } | { as: 'oneself' };

/**
 * Comes in by an invite and continues to the call. `isIn` is true as soon as that is certain.
 *
 * @param roomName as the invite has shown it: the next page continues to show it
 */
export function useComingIn(
  code: string,
  roomName: string,
): {
  state: ActionState;
  isIn: boolean;
  start: (coming: Coming) => void;
  reset: () => void;
} {
  const router = useRouter();
  const [isIn, setIsIn] = useState(false);
  // A second attempt under the same name continues the first, and makes no second guest.
  const last = useRef<{ name: string; key: string } | null>(null);

  const goOn = (roomId: string) => {
    const uid = sessionStore.read().user?.uid;
    if (uid !== undefined) keepRoomNames(uid, { [roomId]: roomName });
    router.replace(`/rooms/${roomId}/live`);
  };
  const { state, start, reset } = useAction<Coming>(async (coming, onChecking) => {
    if (coming.as === 'oneself') {
      const { roomId } = await redeem(code, onChecking);
      setIsIn(true);
      goOn(roomId);
      return;
    }
    const { name } = coming;
    if (last.current?.name !== name) last.current = { name, key: crypto.randomUUID() };
    const { key } = last.current;
    const { roomId, token } = await callServer(
      joinAsGuest,
      { code, name, ...ownDevice() },
      { key, onChecking },
    ).catch((thrown: unknown) => {
      // A refusal stays under its key; an unanswered call may have worked.
      if (isAppError(thrown) && statusOf(thrown.code).http < 500) last.current = null;
      throw thrown;
    });
    setIsIn(true);
    try {
      await sessionStore.signInWithToken(token);
    } catch (thrown) {
      setIsIn(false);
      throw thrown;
    }
    goOn(roomId);
  });
  return { state, isIn, start, reset };
}

/** The token of a person who has confirmed their address on another page does not know that yet. */
async function redeem(code: string, onChecking: () => void): Promise<{ roomId: string }> {
  try {
    return await callServer(redeemInvite, { code }, { onChecking });
  } catch (thrown) {
    if (!isAppError(thrown) || thrown.code !== 'invites/unverified-address') throw thrown;
    const { auth } = await loadAuth();
    const token = await auth.currentUser?.getIdTokenResult(true);
    if (token?.claims['email_verified'] !== true) throw thrown;
    return callServer(redeemInvite, { code }, { onChecking });
  }
}
