import { joinAsGuest, redeemInvite } from '@/lib/invites/contract';
import { banPerson } from '@/lib/moderation/contract';
import { signInWithToken } from '@/tests/support/services/sign-in-with-token';
import { call, resultOf } from '@/tests/support/api/call';
import { expect, test } from './support/api-test';
import { expectCallableRefusal } from './support/expect-refusal';
import { makeInvite } from '@/tests/support/callables/invite-cases';

const device = '0123456789abcdef0123456789abcdef';

test('A banned guest is known by their device, also as a guest who was made in another room; who was in before stays', async ({
  makeScene,
  admin,
}) => {
  const [scene, elsewhere] = await Promise.all([makeScene(), makeScene()]);
  const { roomId, host } = scene;
  const { code } = await makeInvite(host.token, roomId);
  const away = await makeInvite(elsewhere.host.token, elsewhere.roomId);
  const join = async (input: object) => {
    const { token } = resultOf(await call(joinAsGuest, { input: { device, ...input } })) as { token: string };
    return signInWithToken(token);
  };
  const sophie = await join({ code, name: 'Sophie' });
  const sister = await join({ code, name: 'Angélique' });
  const other = await join({ code: away.code, name: 'Monsieur Le Blanc' });
  resultOf(await call(banPerson, { token: host.token, input: { roomId, uid: sophie.uid } }));

  const again = await call(joinAsGuest, { input: { device, code, name: 'Auguste Le Blanc' } });
  expectCallableRefusal(again, 'rooms/banned');
  // Who had no account yet is written down as nobody in particular, and once however often they try.
  expectCallableRefusal(
    await call(joinAsGuest, { input: { device, code, name: 'Another' } }),
    'rooms/banned',
  );
  const refusals = async () => {
    const rows = await admin.firestore.collection('audit').where('roomId', '==', roomId).get();
    return rows.docs.map((row) => row.data()).filter((row) => row['action'] === 'entry-refused');
  };
  await expect
    .poll(refusals)
    .toMatchObject([{ actorUid: '_stranger', subjectUid: null, after: { code: 'rooms/banned' } }]);
  for (const { idToken } of [sophie, other]) {
    expectCallableRefusal(await call(redeemInvite, { token: idToken, input: { code } }), 'rooms/banned');
  }
  expect(resultOf(await call(redeemInvite, { token: sister.idToken, input: { code } }))).toEqual({ roomId });
  resultOf(await call(joinAsGuest, { input: { code, name: 'Pia', device: device.replace('0', 'f') } }));
});
