import { bringGuestAlong } from '@/lib/account/contract';
import type { CallableOutput } from '@/lib/callables/callable-contract';
import { joinAsGuest, redeemInvite } from '@/lib/invites/contract';
import { knock } from '@/lib/lobby/contract';
import { changeRole, putBack } from '@/lib/moderation/contract';
import { initialSettings } from '@/lib/organization/organization';
import { readAccessInputs } from '@/lib/permissions/contract';
import { firstMoment } from '@/lib/permissions/moment';
import { simulate } from '@/lib/permissions/simulate';
import { addMember, leaveRoom, removeMember, setException } from '@/lib/rooms/contract';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { connectBot } from '@/tests/support/services/media-bot';
import { getIdToken } from '@/tests/support/person';
import { signInWithToken } from '@/tests/support/services/sign-in-with-token';
import { makeGuest } from '@/tests/support/callables/account-cases';
import { askToken, getToken } from '@/tests/support/api/ask-token';
import { call, resultOf } from '@/tests/support/api/call';
import { comeIn } from './support/come-in';
import { readDatabase } from '@/tests/support/api/database';
import { expect, test, type Scene } from './support/api-test';
import { expectRouteRefusal } from './support/expect-refusal';
import { makeInvite } from '@/tests/support/callables/invite-cases';
import { makeLearner, signInByCard } from '@/tests/support/api/learner';
import { mediaUrl } from './support/media-server';
import { openRoom } from '@/tests/support/api/open-room';

/** The profile with which a person enters, and whether the token allows the microphone. */
async function comeWithVoice(roomId: string, token: string) {
  const { profile, sources } = await comeIn(roomId, token);
  return { profile, maySpeak: sources.includes('microphone') };
}

const mute = async ({ roomId, host }: Scene, uid: string, lasts: 'session' | 'always') => {
  const lending = { allow: false, lasts };
  const input = { roomId, uid, capability: 'mic:publish', lending };
  resultOf(await call(setException, { token: host.token, input }));
};
const demote = async ({ roomId, host }: Scene, uid: string, lasts: 'session' | 'always') => {
  const input = { roomId, uid, profile: 'listener', lasts };
  resultOf(await call(changeRole, { token: host.token, input }));
};

test('A person who left comes back by the link they first used', async ({ makeScene }) => {
  const { roomId, host } = await makeScene();
  const { code } = await makeInvite(host.token, roomId);
  const joined = resultOf(await call(joinAsGuest, { input: { code, name: 'Sophie Germain' } }));
  const { idToken: token } = await signInWithToken((joined as { token: string }).token);
  expect((await askToken(roomId, { token })).status).toBe(200);

  resultOf(await call(leaveRoom, { token, input: { roomId } }));
  expectRouteRefusal(await askToken(roomId, { token }), 'rooms/not-a-member');

  resultOf(await call(redeemInvite, { token, input: { code } }));
  expect((await askToken(roomId, { token })).status).toBe(200);
});

for (const lasts of ['session', 'always'] as const) {
  for (const { what, take, then } of [
    { what: 'their microphone', take: mute, then: { profile: 'learner', maySpeak: false } },
    { what: 'their role', take: demote, then: { profile: 'listener', maySpeak: false } },
  ]) {
    test(`Leaving and returning does not undo a host’s decision: ${what}, ${lasts}`, async ({
      makeScene,
      admin,
    }) => {
      const scene = await makeScene();
      const { roomId, host, learner } = scene;
      const { token } = learner;
      const { code } = await makeInvite(host.token, roomId);
      await getToken(roomId, host.token);
      expect(await comeWithVoice(roomId, token)).toEqual({ profile: 'learner', maySpeak: true });
      await take(scene, learner.uid, lasts);

      resultOf(await call(leaveRoom, { token, input: { roomId } }));
      const about = { token: await getIdToken(await makeAdministrator(admin)) };
      const asked = await call(readAccessInputs, { ...about, input: { roomId, uid: learner.uid } });
      const there = resultOf(asked) as CallableOutput<typeof readAccessInputs>;
      const moment = { ...firstMoment, way: 'invite', profile: 'learner', there } as const;
      expect(simulate(initialSettings, moment)).toMatchObject({ refusal: null, profile: then.profile });

      resultOf(await call(redeemInvite, { token, input: { code } }));
      expect(await comeWithVoice(roomId, token)).toEqual(then);
      expect(await readDatabase(`access/${roomId}/${learner.uid}`)).toMatchObject({ epoch: 4 });
    });
  }
}

test('A person added again has the new role, and a host’s exception still holds', async ({ makeScene }) => {
  const scene = await makeScene();
  const { roomId, host, learner } = scene;
  const { token } = learner;
  await getToken(roomId, host.token);
  await mute(scene, learner.uid, 'always');
  await demote(scene, learner.uid, 'always');
  resultOf(await call(leaveRoom, { token, input: { roomId } }));
  const input = { roomId, email: learner.email, profile: 'presenter' };
  resultOf(await call(addMember, { token: host.token, input }));
  expect(await comeWithVoice(roomId, token)).toEqual({ profile: 'presenter', maySpeak: false });
});

test('A person sent to the lobby still waits there after leaving and coming back', async ({ makeScene }) => {
  const scene = await makeScene();
  const { roomId, host, learner } = scene;
  const { token } = learner;
  const { code } = await makeInvite(host.token, roomId);
  await openRoom(scene, 'before-host');
  const bot = await connectBot(mediaUrl(), (await getToken(roomId, host.token)).token);
  await expect.poll(() => readDatabase(`inside/${roomId}/${host.uid}`)).not.toBeNull();
  const { sessionId } = await getToken(roomId, token);
  resultOf(await call(putBack, { token: host.token, input: { roomId, uid: learner.uid, sessionId } }));

  resultOf(await call(leaveRoom, { token, input: { roomId } }));
  resultOf(await call(redeemInvite, { token, input: { code } }));
  const waits = { outcome: 'waiting', opensByItself: false };
  expect(resultOf(await call(knock, { token, input: { roomId } }))).toMatchObject(waits);
  expectRouteRefusal(await askToken(roomId, { token }), 'rooms/waiting');
  await bot.leave();
});

test('Merging a guest undoes neither a host’s role nor a removal', async ({ makeScene, admin }) => {
  const scene = await makeScene();
  const { roomId, host } = scene;
  const learner = await makeLearner(admin, scene);
  const { code } = await makeInvite(host.token, roomId);
  const token = await signInByCard(learner);
  resultOf(await call(redeemInvite, { token, input: { code } }));
  await getToken(roomId, host.token);
  await demote(scene, learner.uid, 'always');
  const bring = async () => {
    const { idToken: guestToken } = await makeGuest(scene);
    resultOf(await call(bringGuestAlong, { token, input: { guestToken } }));
  };
  await bring();
  expect(await comeWithVoice(roomId, token)).toEqual({ profile: 'listener', maySpeak: false });

  resultOf(await call(removeMember, { token: host.token, input: { roomId, uid: learner.uid } }));
  await bring();
  expectRouteRefusal(await askToken(roomId, { token }), 'rooms/removed');
});

test('A guest sent to the lobby still waits there after becoming a learner', async ({ makeScene, admin }) => {
  const scene = await makeScene();
  const { roomId, host } = scene;
  await openRoom(scene, 'off');
  const [guest, learner] = [await makeGuest(scene), await makeLearner(admin, scene)];
  const { sessionId } = await getToken(roomId, guest.idToken);
  resultOf(await call(putBack, { token: host.token, input: { roomId, uid: guest.uid, sessionId } }));
  const token = await signInByCard(learner);
  resultOf(await call(bringGuestAlong, { token, input: { guestToken: guest.idToken } }));
  expectRouteRefusal(await askToken(roomId, { token }), 'rooms/waiting');
});

test('A link gives back no role that a host has lowered since', async ({ makeScene }) => {
  const scene = await makeScene();
  const { roomId, host, stranger } = scene;
  const { token } = stranger;
  const { code } = await makeInvite(host.token, roomId);
  await openRoom(scene, 'everyone');
  resultOf(await call(redeemInvite, { token, input: { code } }));
  const input = { roomId, email: stranger.email, profile: 'learner' };
  resultOf(await call(addMember, { token: host.token, input }));
  await demote(scene, stranger.uid, 'always');
  await openRoom(scene, 'off');

  resultOf(await call(leaveRoom, { token, input: { roomId } }));
  expect(resultOf(await call(knock, { token, input: { roomId } }))).toMatchObject({ outcome: 'open' });
  expect(await comeWithVoice(roomId, token)).toEqual({ profile: 'listener', maySpeak: false });
});
