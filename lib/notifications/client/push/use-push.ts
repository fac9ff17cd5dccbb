'use client';

import { useState } from 'react';
import { readPublicConfig } from '@/lib/core/client/public-config';
import { isTabOnly } from '@/lib/core/client/tab-only';
import { useWatch } from '@/lib/core/client/use-watch';
import { deviceKindOf } from '@/lib/core/device-kind';
import { pushStateOf } from '../../push-state';
import { readPushNote } from './push-notes';
import { turnPushOff, turnPushOn, type TurnedOn } from './turn-push';
import { usePermission } from './use-permission';
import { watchPushDevices } from './watch-push-devices';

/** How far turning push on has come: the browser asks the person, then the services agree. */
export type PushPhase = 'idle' | 'asking' | 'registering';

/** Push in this browser and on the person's other devices. */
export function usePush(uid: string) {
  const { value: devices, failure: listFailure } = useWatch(watchPushDevices, uid);
  const permission = usePermission();
  const [phase, setPhase] = useState<PushPhase>('idle');
  const [outcome, setOutcome] = useState<TurnedOn | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const [kind] = useState(() => deviceKindOf(navigator.userAgent, navigator.maxTouchPoints));
  const isConfigured = readPublicConfig().vapidKey !== null;
  const thisDeviceId = readPushNote(uid)?.deviceId ?? null;
  const state = pushStateOf({
    isConfigured,
    isTabOnly: isTabOnly(),
    isSupported: [
      'serviceWorker' in navigator,
      'PushManager' in globalThis,
      'Notification' in globalThis,
    ].every(Boolean),
    kind,
    isStandalone: globalThis.matchMedia('(display-mode: standalone)').matches,
    permission,
    isListed: devices?.some(({ deviceId }) => deviceId === thisDeviceId),
  });

  async function turnOn(): Promise<void> {
    if (phase !== 'idle') return;
    setOutcome(null);
    setPhase('asking');
    setOutcome(await turnPushOn(uid, () => setPhase('registering')));
    setPhase('idle');
  }

  async function turnOff(deviceId: string): Promise<void> {
    if (leaving !== null) return;
    setLeaving(deviceId);
    setFailure(null);
    setOutcome(null);
    try {
      await turnPushOff(uid, deviceId);
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setLeaving(null);
    }
  }

  return {
    isConfigured,
    state,
    kind,
    phase,
    outcome,
    devices,
    thisDeviceId,
    leaving,
    failure: failure ?? listFailure,
    turnOn: () => void turnOn(),
    turnOff: (deviceId: string) => void turnOff(deviceId),
  };
}
