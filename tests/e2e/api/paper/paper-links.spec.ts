import { TrackSource } from '@livekit/rtc-node';
import { parsePhoneIdentity } from '@/lib/livekit/phone-identity';
import { closePaper, openPaperLink, redeemPaperLink } from '@/lib/paper/contract';
import { setException } from '@/lib/rooms/contract';
import { botsOfTest } from '@/tests/support/services/bots-of-test';
import { getToken } from '@/tests/support/api/ask-token';
import { call, newKey, resultOf } from '@/tests/support/api/call';
import type { Actor, Scene } from '@/tests/support/api/scene';
import { expect, test } from '../support/api-test';
import { expectCallableRefusal } from '../support/expect-refusal';
import { findInside, sourcesOf } from '../support/inside';
import { readMediaToken } from '../support/media-server';

const enter = botsOfTest();

/** Somebody in the call, and the code by which their phone comes in. */
async function openLink({ roomId }: Pick<Scene, 'roomId'>, person: Actor) {
  const join = await getToken(roomId, person.token);
  const page = await enter(join.token);
  const input = { roomId, joinId: join.joinId };
  let code = '';
  await expect(async () => {
    code = (resultOf(await call(openPaperLink, { token: person.token, input })) as { code: string }).code;
  }).toPass();
  return { code, page, input };
}

const redeem = (code: string, key = newKey()) => call(redeemPaperLink, { token: null, key, input: { code } });

/** A phone that has come in, and its identity. */
async function bringPhone(code: string) {
  const { token } = resultOf(await redeem(code)) as { token: string };
  const identity = String((readMediaToken(token).claims as { sub: unknown }).sub);
  return { bot: await enter(token), token, identity };
}

test('Repeated and parallel calls with one key let one phone in, once', async ({ makeScene }) => {
  const scene = await makeScene();
  const { code } = await openLink(scene, scene.host);
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 4 }, () => redeem(code, key)));
  const names = [...answers, await redeem(code.toUpperCase(), key)].map((answer) => {
    const { token, personName } = resultOf(answer) as { token: string; personName: string };
    expect(personName).toBe(scene.host.name);
    return (readMediaToken(token).claims as { sub: string }).sub;
  });
  expect(new Set(names).size).toBe(1);
  expect(parsePhoneIdentity(names[0] ?? '')).toMatchObject({ uid: scene.host.uid });
  expectCallableRefusal(await redeem(code), 'paper/link-over');
  expectCallableRefusal(await redeem('bcdf-ghjk'), 'paper/link-over');
});

test('A phone sends one picture, hears nothing, and loses it with the right to share', async ({
  makeScene,
}) => {
  const { roomId, host, learner } = await makeScene();
  const allow = (yes: boolean) =>
    call(setException, {
      token: host.token,
      input: {
        roomId,
        uid: learner.uid,
        capability: 'screen:publish',
        lending: { allow: yes, lasts: 'session' },
      },
    });
  const start = await getToken(roomId, host.token);
  await enter(start.token);
  resultOf(await allow(true));
  const { code, page } = await openLink({ roomId }, learner);
  await page.sendSound();
  const { bot, identity } = await bringPhone(code);
  expect(await sourcesOf(roomId, identity)).toEqual(['SCREEN_SHARE']);
  const { permission } = (await findInside(roomId, identity)) ?? {};
  expect(permission).toMatchObject({ canSubscribe: false, canPublishData: false, canUpdateMetadata: false });
  await bot.sendPicture(TrackSource.SOURCE_SCREENSHARE);
  await expect.poll(async () => (await findInside(roomId, identity))?.tracks.length).toBe(1);
  expect(bot.received.tracks).toBe(0);

  resultOf(await allow(false));
  await expect.poll(() => sourcesOf(roomId, identity)).toEqual([]);
  await expect.poll(async () => (await findInside(roomId, identity))?.tracks.length).toBe(0);
});

test('A phone goes when its person ends it, when the next comes, and when they leave', async ({
  makeScene,
}) => {
  const { roomId, host } = await makeScene();
  const { code, page, input } = await openLink({ roomId }, host);
  const first = await bringPhone(code);
  const next = async () => {
    const { code: another } = resultOf(await call(openPaperLink, { token: host.token, input })) as {
      code: string;
    };
    return bringPhone(another);
  };
  const second = await next();
  await expect.poll(() => findInside(roomId, first.identity), 'the next has come').toBeNull();
  resultOf(await call(closePaper, { token: host.token, input }));
  await expect.poll(() => findInside(roomId, second.identity), 'its person has ended it').toBeNull();
  // By its kept token it comes back, and is put out again.
  await enter(second.token).catch(() => null);
  await expect.poll(() => findInside(roomId, second.identity), 'it is unknown').toBeNull();

  const third = await next();
  await page.leave();
  await expect
    .poll(() => findInside(roomId, third.identity), { message: 'its person has left', timeout: 15_000 })
    .toBeNull();
});
