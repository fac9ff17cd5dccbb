import { joinAsGuest, redeemInvite } from '@/lib/invites/contract';
import { banPerson } from '@/lib/moderation/contract';
import { signInWithToken } from '@/tests/support/services/sign-in-with-token';
import { call, resultOf } from '@/tests/support/api/call';
import { expect, test } from './support/api-test';
import { expectCallableRefusal } from './support/expect-refusal';
import { makeInvite } from '@/tests/support/callables/invite-cases';

const device = '0123456789abcdef0123456789abcdef';

test('A ban recognises a guest’s device, and spares a guest who joined before', async ({
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
  // A person without an account is logged as a stranger, and only once for many tries.
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
