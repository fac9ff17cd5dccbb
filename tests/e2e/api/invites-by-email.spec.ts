import { inviteByEmail, joinAsGuest, peekInvite, redeemInvite } from '@/lib/invites/contract';
import { mailsTo } from '@/tests/support/services/mailbox';
import { getIdToken, newCredentials } from '@/tests/support/person';
import { setCount } from '@/tests/support/make/set-count';
import { askToken } from '@/tests/support/api/ask-token';
import { call, newKey, resultOf } from '@/tests/support/api/call';
import { expect, test } from './support/api-test';
import { expectCallableRefusal, expectRouteRefusal } from './support/expect-refusal';
import { openRoom } from '@/tests/support/api/open-room';

test.describe('Adding by e-mail', () => {
  test('an invite admits only the account that has verified its address', async ({
    makeScene,
    makePerson,
    admin,
  }) => {
    const scene = await makeScene();
    const { roomId, host, stranger } = scene;
    // A host's invite by address makes a member, who waits only for the call.
    await openRoom(scene, 'everyone');
    const { email } = newCredentials('Ada Lovelace');
    const input = { roomId, email: ` ${email.toUpperCase()} `, profile: 'presenter' };
    const sent = { token: host.token, key: newKey(), input };
    const invited = resultOf(await call(inviteByEmail, sent)) as { code: string };
    expect(invited).toMatchObject({ outcome: 'invited', mail: 'sent' });
    const { code } = invited;
    expectCallableRefusal(
      await call(joinAsGuest, { input: { code, name: 'Sophie Germain' } }),
      'invites/other-address',
    );
    const refused = await call(redeemInvite, { token: stranger.token, input: { code } });
    expectCallableRefusal(refused, 'invites/other-address');

    const ada = await makePerson('Ada Lovelace');
    await admin.auth.updateUser(ada.uid, { email, emailVerified: false });
    const unverified = await call(redeemInvite, {
      token: await getIdToken({ ...ada, email }),
      input: { code },
    });
    expectCallableRefusal(unverified, 'invites/unverified-address');
    await admin.auth.updateUser(ada.uid, { emailVerified: true });
    const token = await getIdToken({ ...ada, email });
    resultOf(await call(redeemInvite, { token, input: { code } }));
    const member = await admin.firestore.doc(`rooms/${roomId}/members/${ada.uid}`).get();
    expect(member.data()).toMatchObject({ profile: 'presenter', kind: 'account' });
    expectRouteRefusal(await askToken(roomId, { token }), 'rooms/waiting');
  });

  test('an address past its daily mails gets none, and the host gets the code instead', async ({
    makeScene,
    admin,
  }) => {
    const { roomId, host } = await makeScene();
    const { email } = newCredentials('Ada Lovelace');
    const invite = async () =>
      resultOf(
        await call(inviteByEmail, { token: host.token, input: { roomId, email, profile: 'learner' } }),
      );
    await setCount(admin, 'invite mails', email, 4);
    expect(await invite()).toMatchObject({ outcome: 'invited', mail: 'sent' });
    const heldBack = (await invite()) as { code: string };
    expect(heldBack).toMatchObject({ outcome: 'invited', mail: 'held-back' });
    expect((await call(peekInvite, { input: { code: heldBack.code } })).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('tries by other people do not lock out the invited person', async ({
    makeScene,
    makePerson,
    admin,
  }) => {
    const { roomId, host, stranger } = await makeScene();
    const { email } = newCredentials('Ada Lovelace');
    const input = { roomId, email, profile: 'learner' };
    const { code } = resultOf(await call(inviteByEmail, { token: host.token, input })) as { code: string };
    const [invite] = (await admin.firestore.collection('invites').where('email', '==', email).get()).docs;
    await setCount(admin, 'invites of others', invite?.id ?? '', 19);
    const ada = await makePerson('Ada Lovelace');
    await admin.auth.updateUser(ada.uid, { email, emailVerified: false });
    const token = await getIdToken({ ...ada, email });
    for (let time = 0; time < 2; time += 1) {
      const refused = await call(redeemInvite, { token, input: { code } });
      expectCallableRefusal(refused, 'invites/unverified-address');
    }
    // The try of another person is the twentieth, and the last one that gets an answer.
    const other = () => call(redeemInvite, { token: stranger.token, input: { code } });
    expectCallableRefusal(await other(), 'invites/other-address');
    expect((await other()).status).toBe(429);
    expectCallableRefusal(await call(redeemInvite, { token, input: { code } }), 'invites/unverified-address');
    await admin.auth.updateUser(ada.uid, { emailVerified: true });
    const confirmed = await getIdToken({ ...ada, email });
    expect(resultOf(await call(redeemInvite, { token: confirmed, input: { code } }))).toEqual({ roomId });
  });

  test('an address with an account is in the room at once', async ({ makeScene }) => {
    const { roomId, host, stranger } = await makeScene();
    const input = { roomId, email: stranger.email, profile: 'learner' };
    const added = resultOf(await call(inviteByEmail, { token: host.token, input }));
    expect(added).toEqual({ outcome: 'added', name: stranger.name });
    const again = await call(inviteByEmail, { token: host.token, input });
    expectCallableRefusal(again, 'rooms/already-member');
  });
});
