import { updateRoom } from '@/lib/rooms/contract';
import { reconcileRoom } from '@/lib/call/contract';
import { reviewHosts } from '@/lib/shield/contract';
import { getToken } from '@/tests/e2e/api/support/ask-token';
import { call, resultOf } from '@/tests/e2e/api/support/call';
import { writeDatabase } from '@/tests/e2e/api/support/database';
import { mediaUrl } from '@/tests/e2e/api/support/media-server';
import { connectBot } from '@/tests/support/services/media-bot';
import { getIdToken } from '@/tests/support/person';
import { stackControl } from '@/tests/support/services/stack-control';
import { expect, test } from '@/tests/support/test';

test.afterEach(() => stackControl.line('webhook', 'heal'));

test('A call without hosts ends without any page, but not under a returned host', async ({
  makePerson,
  makeRoom,
  admin,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const { roomId } = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [hostToken, token] = await Promise.all([getIdToken(emmy), getIdToken(ada)]);
  resultOf(await call(updateRoom, { token: hostToken, input: { roomId, hostless: 'end-1' } }));
  const matrix = admin.firestore.doc(`rooms/${roomId}/access/_matrix`);
  const hostless = async () => ((await matrix.get()).get('latest.live.hostless') as unknown) ?? null;
  const timeIsOver = () => matrix.update({ 'latest.live.hostless.until': 1 });
  const reconcileNow = async () => {
    await writeDatabase(`reconcile/${roomId}`, { next: 0, hotUntil: 0 });
    resultOf(await call(reconcileRoom, { token, input: { roomId } }));
  };
  /** Joins without a page; the server knows of it once the webhook has arrived. */
  const come = async (idToken: string, isReported = true) => {
    const { identity, token: join, sessionId } = await getToken(roomId, idToken);
    const bot = await connectBot(mediaUrl(), join);
    const arrived = async () =>
      (await admin.firestore.doc(`admitted/${identity}`).get()).get('arrived') !== null;
    if (isReported) await expect.poll(arrived).toBe(true);
    return { bot, sessionId };
  };
  const learner = await come(token);
  const host = await come(hostToken);

  await test.step('The webhook starts the time', async () => {
    await host.bot.leave();
    await expect.poll(hostless).toMatchObject({ then: 'end' });
  });
  await test.step('A host who came back without a webhook keeps the call open', async () => {
    await stackControl.line('webhook', 'cut');
    const back = await come(hostToken, false);
    await timeIsOver();
    const input = { roomId, sessionId: back.sessionId };
    expect(resultOf(await call(reviewHosts, { token, input }))).toEqual({ areHostsInside: true });
    expect(learner.bot.isConnected()).toBe(true);
    await reconcileNow();
    expect(await hostless()).toBeNull();
    await stackControl.line('webhook', 'heal');
    await back.bot.leave();
  });
  await test.step('The server ends the call when the time is up', async () => {
    await expect.poll(hostless).toMatchObject({ then: 'end' });
    await reconcileNow();
    expect(learner.bot.isConnected()).toBe(true);
    await timeIsOver();
    await reconcileNow();
    await expect.poll(() => learner.bot.isConnected()).toBe(false);
    expect((await matrix.get()).get('latest')).toMatchObject({ status: 'ended', endedBy: 'host' });
  });
});
