import { joinAsGuest, redeemInvite } from '@/lib/invites/contract';
import { leaveRoom } from '@/lib/rooms/contract';
import { signInWithToken } from '@/tests/support/sign-in-with-token';
import { askToken } from './support/ask-token';
import { call, resultOf } from './support/call';
import { expect, test } from './support/doors-test';
import { expectRouteRefusal } from './support/expect-refusal';
import { makeInvite } from './support/invite-cases';

test('Somebody who left by themself comes back by the link they came by', async ({ makeScene }) => {
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
