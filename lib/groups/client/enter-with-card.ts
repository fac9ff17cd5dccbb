import { clearLocalData } from '@/lib/auth/client/local-data';
import { sessionStore } from '@/lib/auth/client/session';
import { callServer } from '@/lib/callables/client/call-server';
import type { CallableInput } from '@/lib/callables/callable-contract';
import { isTabOnly, markTabOnly } from '@/lib/core/client/tab-only';
import { loadAuth } from '@/lib/firebase/client/load-firebase';
import { keepDeviceMark, readDeviceMarks } from '@/lib/groups/client/device-marks';
import { signInWithCard } from '@/lib/groups/contract';

/** Signs a learner in, for this tab alone: the device is often shared. Throws what the server said. */
export async function enterWithCard(
  card: Omit<CallableInput<typeof signInWithCard>, 'devices'>,
): Promise<void> {
  const { token, device } = await callServer(signInWithCard, { ...card, devices: readDeviceMarks() });
  keepDeviceMark(device);
  const { keepToThisTab } = await loadAuth();
  // What a guest has left on the device: from here on only this tab knows who is in it. A tab that knew it before
  // holds what a learner was typing when their sign-in ended: who signs in decides whether that stays.
  if (!isTabOnly()) clearLocalData('left');
  markTabOnly();
  await keepToThisTab();
  await sessionStore.signInWithToken(token);
}
