import { callServer } from '@/lib/callables/client/call-server';
import { deviceKindOf } from '@/lib/core/device-kind';
import { reportError } from '@/lib/telemetry/client/report-error';
import { countUse } from '@/lib/telemetry/client/usage/usage';
import { forgetPushDevice, notePushDevice } from '../../contract';
import { isToldAgain, type PushNote } from '../../push-note';
import { endPushHere } from './end-push-here';
import { keepRoomNames } from './keep-room-names';
import { dropPushNote, readPushNote, writePushNote } from './push-notes';
import { registerPush } from './register-push';

/** What came of turning push on. `dismissed`: the person closed the browser's question. `later`: it may work then. */
export type TurnedOn = 'on' | 'blocked' | 'dismissed' | 'later';

/**
 * Asks the browser for the permission, as the answer to a press, and has this person's pushes come here.
 *
 * @param onRegistering the person has allowed it; the rest is between the services
 */
export async function turnPushOn(uid: string, onRegistering: () => void): Promise<TurnedOn> {
  try {
    const permission = await Notification.requestPermission();
    if (permission === 'denied') return 'blocked';
    if (permission === 'default') return 'dismissed';
    onRegistering();
    const token = await registerPush();
    const deviceId = readPushNote(uid)?.deviceId ?? crypto.randomUUID();
    const note = { uid, deviceId, token, toldAt: Date.now() };
    if (!(await tell(note, true))) return 'later';
    writePushNote(note);
    void keepRoomNames(uid);
    countUse({ name: 'push_enabled' });
    return 'on';
  } catch (thrown) {
    // The person can only try again; what is wrong with a key or a service is ours to hear of.
    reportError(thrown, 'push');
    return 'later';
  }
}

/** Ends the pushes of one of the person's devices, of this browser at once. Throws what the server refuses with. */
export async function turnPushOff(uid: string, deviceId: string): Promise<void> {
  if (readPushNote(uid)?.deviceId === deviceId) {
    dropPushNote();
    await endPushHere();
  }
  await callServer(forgetPushDevice, { deviceId });
}

/**
 * Keeps this browser's token known as long as push is on here, and ends what was somebody else's. Asks nobody; what
 * fails is tried again with the next page.
 */
export async function refreshPush(uid: string): Promise<void> {
  const note = readPushNote(uid);
  if (note === null || Notification.permission !== 'granted') {
    dropPushNote();
    await endPushHere();
    return;
  }
  try {
    const token = await registerPush();
    void keepRoomNames(uid);
    const now = Date.now();
    if (!isToldAgain(note, token, now)) return;
    const next = { ...note, token, toldAt: now };
    const isOn = await tell(next, false);
    // Signed out meanwhile: nothing comes back.
    if (readPushNote(uid) === null) return;
    if (isOn) writePushNote(next);
    else {
      dropPushNote();
      await endPushHere();
    }
  } catch {
    // The next page tries again; until then the inbox has everything.
  }
}

/** How long signing out waits for our server to be told (ms). */
const patience = 1000;

/** Ends this browser's pushes with the sign-in. Never fails, and never takes long: the token is dead in any case. */
export async function leavePush(uid: string): Promise<void> {
  const note = readPushNote(uid);
  if (note === null) return;
  dropPushNote();
  const told = callServer(forgetPushDevice, { deviceId: note.deviceId }, { isUnasked: true }).catch(
    () => undefined,
  );
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([Promise.all([told, endPushHere()]), late]);
}

async function tell({ deviceId, token }: PushNote, isNew: boolean): Promise<boolean> {
  const input = { deviceId, token, isNew, ...deviceKindOf(navigator.userAgent, navigator.maxTouchPoints) };
  return (await callServer(notePushDevice, input, { isUnasked: true })).isOn;
}
