'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { callServer } from '@/lib/callables/client/call-server';
import { redeemPaperLink } from '@/lib/paper/contract';
import { useFollowStore } from '@/lib/paper/client/use-follow-store';
import { keepAwake } from '@/lib/paper/client/keep-awake';
import type { PaperCamera } from '@/lib/paper/client/paper-camera';
import type { PhoneCall } from '@/lib/paper/client/phone-call';
import { nothingYet, type PhoneCallState, type PhoneEnding } from '@/lib/paper/client/phone-call-state';

type Entered = { camera: PaperCamera; call: PhoneCall; personName: string; roomName: string };

export type Phone =
  | { phase: 'ready'; isOpening: boolean; failure: unknown; begin: () => void }
  | ({ phase: 'in'; state: PhoneCallState; failure: unknown } & PhoneActs & Entered)
  | { phase: 'over'; ending: PhoneEnding | 'stopped' };

type PhoneActs = { send: () => void; hide: () => void; reopen: () => void; stop: () => void };

/** A phone as the camera for somebody's paper: from the press that begins it to its end. */
export function usePhone(code: string): Phone {
  const [entered, setEntered] = useState<Entered | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [isStopped, setIsStopped] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const state = useFollowStore(entered?.call.state ?? null, nothingYet);
  const held = useRef<Entered | null>(null);
  const isOver = isStopped || state.phase === 'over';
  // One key for all presses of a visit: a press after a failure finds the phone that the first has let in.
  const entry = useMemo(() => ({ code, key: crypto.randomUUID() }), [code]);

  useEffect(() => {
    held.current = entered;
  }, [entered]);
  useEffect(() => (entered && !isOver ? keepAwake() : undefined), [entered, isOver]);
  useEffect(() => () => end(held.current), []);
  useEffect(() => {
    if (isOver) end(held.current);
  }, [isOver]);

  const run = (work: () => Promise<void>) => {
    setFailure(null);
    void work().catch(setFailure);
  };
  const begin = () => {
    if (isOpening) return;
    setIsOpening(true);
    run(() =>
      enter(entry)
        .then(setEntered)
        .finally(() => setIsOpening(false)),
    );
  };

  if (isOver) return { phase: 'over', ending: state.ending ?? 'stopped' };
  if (entered === null) return { phase: 'ready', isOpening, failure, begin };
  const { call, camera } = entered;
  return {
    ...entered,
    phase: 'in',
    state,
    failure,
    send: () => run(() => call.send(camera.capture)),
    hide: () => run(call.hide),
    /** Of a camera that was taken away, as by a lock of the phone. What was being sent goes on. */
    reopen: () => run(() => camera.open()),
    stop: () => setIsStopped(true),
  };
}

function end(entered: Entered | null): void {
  entered?.camera.end();
  void entered?.call.leave();
}

/** The camera comes first: a person without one has not used up the code. What it needs is fetched with the press. */
async function enter({ code, key }: { code: string; key: string }): Promise<Entered> {
  const [{ createPaperCamera }, { enterCall }] = await Promise.all([
    import('@/lib/paper/client/paper-camera'),
    import('@/lib/paper/client/phone-call'),
  ]);
  const camera = createPaperCamera();
  try {
    await camera.open();
    const { personName, roomName, ...ticket } = await callServer(redeemPaperLink, { code }, { key });
    return { camera, call: await enterCall(ticket), personName, roomName };
  } catch (thrown) {
    camera.end();
    throw thrown;
  }
}
