import { arriveInCall } from '@/lib/call/contract';
import { removeMember, updateRoom } from '@/lib/rooms/contract';
import { cameraOf, joinCall } from '@/tests/e2e/call/support/join-call';
import { expectMovingPicture } from '@/tests/e2e/call/support/see-and-hear';
import { getToken } from '@/tests/e2e/api/support/ask-token';
import { call, resultOf } from '@/tests/e2e/api/support/call';
import { findInside } from '@/tests/e2e/api/support/inside';
import { mediaUrl } from '@/tests/e2e/api/support/media-server';
import { connectBot } from '@/tests/support/services/media-bot';
import { getIdToken } from '@/tests/support/person';
import { stackControl } from '@/tests/support/services/stack-control';
import { expect, test } from '@/tests/support/test';
import { bringReconcileForward } from './support/bring-reconcile-forward';
import { putOff } from './support/put-off';

test.afterEach(() => stackControl.line('webhook', 'heal'));

test('Strict entry lets members in as before, and a kept token gets no picture', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const [emmy, ada, carl, ben] = await Promise.all(
    ['Emmy Noether', 'Ada Lovelace', 'Carl Gauss', 'Ben Bitdiddle'].map((name) => makePerson(name)),
  );
  if (!emmy || !ada || !carl || !ben) throw new Error('Somebody is missing.');
  const members = [ada, carl, ben].map((person) => ({ person, profile: 'learner' as const }));
  const room = await makeRoom({ host: emmy, members });
  const { roomId } = room;
  const token = await getIdToken(emmy);
  resultOf(await call(updateRoom, { token, input: { roomId, strictEntry: true } }));
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);

  await test.step('One arrival is reported by webhook, the other by the page itself', async () => {
    await joinCall(emmyPage, room);
    await stackControl.line('webhook', 'cut');
    await joinCall(adaPage, room);
    await expectMovingPicture(cameraOf(adaPage, emmy.name));
    await expectMovingPicture(cameraOf(emmyPage, ada.name));
  });

  await test.step('A removed person inside receives nothing, and a later member receives all', async () => {
    // No webhook arrives, so each bot is inside with only the token it came by.
    const kept = await getToken(roomId, await getIdToken(carl));
    await putOff(roomId);
    resultOf(await call(removeMember, { token, input: { roomId, uid: carl.uid } }));
    const bot = await connectBot(mediaUrl(), kept.token);
    const benToken = await getIdToken(ben);
    const { token: own, joinId } = await getToken(roomId, benToken);
    const later = await connectBot(mediaUrl(), own);
    resultOf(await call(arriveInCall, { token: benToken, input: { roomId, joinId } }));

    await expect.poll(() => later.received.tracks, 'pictures and voices of two').toBe(4);
    expect(bot.received.tracks).toBe(0);
    await bringReconcileForward(admin.firestore, roomId);
    await expect.poll(() => findInside(roomId, kept.identity), { timeout: 20_000 }).toBeNull();
    expect(bot.received.tracks).toBe(0);
    await Promise.all([bot.leave(), later.leave()]);
    await stackControl.line('webhook', 'heal');
  });

  await test.step('A removed person with LiveKit’s newer token is put out again', async () => {
    const own = await getToken(roomId, await getIdToken(ben));
    const bot = await connectBot(mediaUrl(), own.token);
    // No setting closes this gap: LiveKit's own token carries the rights that we gave after the second look-up.
    await expect.poll(() => bot.token() !== own.token && maySubscribe(bot.token())).toBe(true);
    const newer = bot.token();
    resultOf(await call(removeMember, { token, input: { roomId, uid: ben.uid } }));
    await expect.poll(() => bot.isConnected()).toBe(false);

    const back = await connectBot(mediaUrl(), newer).catch(() => null);
    // The webhook puts them out within this step's whole timeout; the test does not wait for a reconcile.
    await expect.poll(() => findInside(roomId, own.identity), { timeout: 20_000 }).toBeNull();
    const description = `${back?.received.tracks ?? 0} tracks`;
    test.info().annotations.push({ type: 'reached them until they were out', description });
    await back?.leave();
  });

  await test.step('The others stay together', () => expectMovingPicture(cameraOf(adaPage, emmy.name)));
});

function maySubscribe(token: string): boolean {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { video } = JSON.parse(payload) as { video?: { canSubscribe?: boolean } };
  return video?.canSubscribe === true;
}
