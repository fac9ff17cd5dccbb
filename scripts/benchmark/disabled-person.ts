import { RoomEvent } from '@livekit/rtc-node';
import { disablePerson } from '@/lib/admin/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { connectBot } from '@/tests/support/services/media-bot';
import { addLearner, askForToken, makeBenchRoom, makePeople, type Bench } from './bench-room';

const rounds = 10;
/** A round in which nobody puts them out ends then (ms). */
const patience = 30_000;

/** Milliseconds from an administrator's press, of each round. */
export type Disablings = {
  /** Until the administrator is answered. */
  answered: number[];
  /** Until the media server has put them out of the call. */
  out: number[];
};

/** Disables people who are in a call, each in a room of their own. */
export async function measureDisablings(bench: Bench): Promise<Disablings> {
  const { admin, appUrl, livekit } = bench;
  const [administrator] = await makePeople(bench, 1);
  if (!administrator) throw new Error('Nobody was made.');
  await admin.firestore.doc(`users/${administrator.uid}`).update({ role: 'administrator' });
  const disablings: Disablings = { answered: [], out: [] };
  for (let round = 0; round < rounds; round += 1) {
    const room = await makeBenchRoom(bench);
    const { uid, idToken } = await addLearner(bench, room);
    const { token } = await askForToken(appUrl, idToken, room.roomId);
    const bot = await connectBot(livekit.url, token);
    const isOut = new Promise<number>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('Nobody put them out.')), patience);
      bot.room.on(RoomEvent.Disconnected, () => {
        clearTimeout(timer);
        resolve(performance.now());
      });
    });
    const pressedAt = performance.now();
    await callCallable(appUrl, administrator.idToken, disablePerson, { uid, isDisabled: true });
    disablings.answered.push(performance.now() - pressedAt);
    disablings.out.push((await isOut) - pressedAt);
    await bot.leave();
  }
  return disablings;
}
