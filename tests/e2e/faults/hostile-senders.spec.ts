import type { Room } from '@livekit/rtc-node';
import { expectInCall, joinCall } from '@/tests/e2e/call/support/join-call';
import { getToken } from '@/tests/e2e/api/support/ask-token';
import { mediaRoomName, mediaServer, mediaUrl, mintMediaToken } from '@/tests/e2e/api/support/media-server';
import { tokenPath } from '@/lib/call/token-contract';
import { encodeMessage } from '@/lib/livekit/data-message';
import { leaveRoom, removeMember } from '@/lib/rooms/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { botsOfTest } from '@/tests/support/services/bots-of-test';
import type { MediaBot } from '@/tests/support/services/media-bot';
import { getIdToken } from '@/tests/support/person';
import { signalOnly } from '@/tests/support/services/signal-only';
import { stackControl } from '@/tests/support/services/stack-control';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test } from '@/tests/support/test';

test.afterEach(() => stackControl.line('webhook', 'heal'));
const enter = botsOfTest();

const topic = 'ask-to-unmute';
const right = encodeMessage(topic, { device: 'microphone' });
const manyTimes = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

const senderIn = ({ localParticipant }: Room) => {
  if (!localParticipant) throw new Error('The bot has left.');
  return {
    packet: (text: string, name = topic) =>
      localParticipant.publishData(new TextEncoder().encode(text), { reliable: true, topic: name }),
    text: (text: string, name: string) => localParticipant.sendText(text, { topic: name }),
    file: async (name: string) => {
      const stream = await localParticipant.streamBytes({ topic: name, name: 'notes.pdf' });
      await stream.write(new Uint8Array(40_000));
      await stream.close();
    },
    /** Whether the page accepted it. */
    call: (to: string, payload = right, method = topic) =>
      localParticipant
        .performRpc({ destinationIdentity: to, method, payload, responseTimeout: 10_000 })
        .then(() => true)
        .catch(() => false),
  };
};

test('A page drops and counts forbidden and malformed messages, and the call goes on', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ben, carl] = await Promise.all(
    ['Emmy Noether', 'Ben Bitdiddle', 'Carl Gauss'].map((name) => makePerson(name)),
  );
  if (!emmy || !ben || !carl) throw new Error('Somebody is missing.');
  const room = await makeRoom({
    host: emmy,
    members: [
      { person: ben, profile: 'learner' },
      { person: carl, profile: 'co-host' },
    ],
  });
  const { roomId } = room;
  const page = await openAs(emmy);
  await joinCall(page, room);
  await page.getByRole('button', { name: 'Turn microphone off' }).click();
  await page.getByRole('button', { name: /^People/ }).click();
  const asked = page.getByText(/asks you to turn your/);
  const leftOut = (count: number) => page.getByText(new RegExp(`^${count} messages .* were left out`));
  const [benBot, carlBot] = await Promise.all(
    [ben, carl].map(async (person) => enter((await getToken(roomId, await getIdToken(person))).token)),
  );
  if (!benBot || !carlBot) throw new Error('A bot is missing.');
  const pageOf = ({ room: { remoteParticipants } }: MediaBot) =>
    [...remoteParticipants.keys()].find((identity) => identity.startsWith(emmy.uid)) ?? '';
  await expect.poll(() => pageOf(benBot)).not.toBe('');
  await expect.poll(() => pageOf(carlBot)).not.toBe('');
  // The page must know the senders first: a packet from an unknown sender would count as anonymous.
  await expect(page.getByText('3 in the room')).toBeVisible();
  const [learner, coHost] = [senderIn(benBot.room), senderIn(carlBot.room)];

  await test.step('A learner, who may ask nobody to do anything', async () => {
    await learner.packet(right);
    await learner.packet('x'.repeat(14_000));
    await Promise.all(manyTimes(20, () => learner.packet(right)));
    await learner.packet('Boo!', 'shout');
    await learner.text(right, topic);
    await learner.text('Boo!', 'lk.chat');
    await learner.file('files');
    expect(await learner.call(pageOf(benBot))).toBe(false);
    expect(await learner.call(pageOf(benBot), 'Boo!', 'open-the-door')).toBe(false);
    await expect(leftOut(28)).toBeVisible();
  });

  await test.step('A co-host, who may ask, but neither in this way nor as often', async () => {
    await coHost.text(right, topic);
    await coHost.packet('{"v":1,');
    await coHost.packet('{"v":9,"m":{}}');
    await Promise.all(manyTimes(30, () => coHost.packet('{"v":1,"m":{"device":"door"}}')));
    await expect(leftOut(61)).toBeVisible();
  });

  await test.step('A hidden sender, whose packet only makes the page refresh its access', async () => {
    await stackControl.line('webhook', 'cut');
    const grant = {
      canPublish: false,
      canSubscribe: true,
      canPublishData: true,
      canUpdateOwnMetadata: false,
    } as const;
    const unseen = { ...grant, hidden: true, recorder: false, agent: false };
    const token = await mintMediaToken(mediaRoomName(roomId), `${ben.uid}_abcdefgh12345678`, unseen);
    const ghost = await enter(token);
    const looksAgain = page.waitForRequest((request) => request.url().endsWith(tokenPath(roomId)));
    await senderIn(ghost.room).packet(right);
    await looksAgain;
  });

  await test.step('None of it was shown, nor did it stop anything', async () => {
    await expect(asked).toHaveCount(0);
    await expect(page.getByText('Boo!')).toHaveCount(0);
    await expect(leftOut(61)).toBeVisible();
    await expectInCall(page);
    // The receiver accepts a right message again as soon as the rate limit allows.
    await expect.poll(() => coHost.call(pageOf(carlBot))).toBe(true);
    await expect(page.getByText('Carl Gauss asks you to turn your microphone on.')).toBeVisible();
    await page.getByRole('button', { name: 'Turn on', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Turn microphone off' })).toBeVisible();
  });
});

test('A removed person who only signals is put out alone, then for good', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ben, carl] = await Promise.all(
    ['Emmy Noether', 'Ben Bitdiddle', 'Carl Gauss'].map((name) => makePerson(name)),
  );
  if (!emmy || !ben || !carl) throw new Error('Somebody is missing.');
  const members = [ben, carl].map((person) => ({ person, profile: 'learner' as const }));
  const room = await makeRoom({ host: emmy, members });
  const { roomId } = room;
  const page = await openAs(emmy);
  await joinCall(page, room);
  await page.getByRole('button', { name: /^Chat/ }).click();
  const draft = page.getByRole('textbox', { name: 'Write to everyone' });
  await draft.fill('Half a');
  const bot = await enter((await getToken(roomId, await getIdToken(ben))).token);
  // The media server gives each participant a newer token, which lives longer than ours.
  await expect.poll(() => bot.token()).not.toBe('');
  const kept = bot.token();
  // The bot leaves: otherwise it would reconnect at once, and the call would move on before the test signals.
  await bot.leave();
  const host = await getIdToken(emmy);
  await callCallable(stackEnvironment().appUrl, host, removeMember, { roomId, uid: ben.uid });

  const listIn = (name: string) =>
    mediaServer()
      .listParticipants(name)
      .then((all) => all.map(({ identity }) => identity.split('_')[0]))
      .catch(() => []);

  // A person who left may come back by the way they came: nobody is moved because of them.
  const left = await getIdToken(carl);
  let own = (await getToken(roomId, left)).token;
  await callCallable(stackEnvironment().appUrl, left, leaveRoom, { roomId });
  for (const _ of ['first', 'second']) own = (await signalOnly(mediaUrl(), own)).token;

  const first = await signalOnly(mediaUrl(), kept);
  expect(first.heard).toContain(emmy.uid);
  expect(await listIn(mediaRoomName(roomId))).toEqual([emmy.uid]);

  let { token } = first;
  await expect(async () => {
    const next = await signalOnly(mediaUrl(), token);
    token = next.token;
    expect(next.heard).not.toContain(emmy.uid);
  }).toPass();
  await expect.poll(() => listIn(`${mediaRoomName(roomId)}_1`)).toEqual([emmy.uid]);
  await expectInCall(page);
  // The move keeps what she had open.
  await expect(draft).toHaveValue('Half a');
  await expectInCall(page);
});
