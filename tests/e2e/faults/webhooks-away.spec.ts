import { setException } from '@/lib/rooms/contract';
import { removeMember } from '@/lib/rooms/contract';
import { toServiceIdentity } from '@/lib/livekit/service-identity';
import { mintServiceToken, revokeServiceToken } from '@/lib/services/contract';
import { getToken } from '@/tests/e2e/doors/support/ask-token';
import { call, resultOf } from '@/tests/e2e/doors/support/call';
import { writeDatabase } from '@/tests/e2e/doors/support/database';
import { findInside, sourcesOf } from '@/tests/e2e/doors/support/inside';
import { mediaUrl } from '@/tests/e2e/doors/support/media-server';
import { joinCall } from '@/tests/e2e/call/support/join-call';
import { makeAdministrator } from '@/tests/support/make-administrator';
import { connectBot } from '@/tests/support/media-bot';
import { getIdToken } from '@/tests/support/person';
import { stackControl } from '@/tests/support/stack-control';
import { expect, test } from '@/tests/support/test';

test.afterEach(() => stackControl.line('webhook', 'heal'));

const asLongAsPromised = { timeout: 20_000 };

/** A recorder whose token was taken back, and is still held by somebody. */
async function revokedRecorder(roomId: string, token: string) {
  const input = { roomId, kind: 'recorder', label: 'Lecture capture', lifetime: 'hour' };
  const made = resultOf(await call(mintServiceToken, { token, input })) as {
    serviceId: string;
    token: string;
  };
  resultOf(await call(revokeServiceToken, { token, input: { serviceId: made.serviceId } }));
  return { token: made.token, identity: toServiceIdentity(made.serviceId) };
}

test('Nobody slips through while the media server cannot report anything', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const [host, removed, lent] = await Promise.all(
    ['Ada Lovelace', 'Emmy Noether', 'Sofia Kowalewskaja'].map((name) => makePerson(name)),
  );
  if (!host || !removed || !lent) throw new Error('Somebody is missing.');
  const members = [removed, lent].map((person) => ({ person, profile: 'learner' as const }));
  const room = await makeRoom({ host, members });
  const { roomId } = room;
  const hostToken = await getIdToken(host);
  const page = await openAs(host);
  await joinCall(page, room);

  await stackControl.line('webhook', 'cut');
  const old = await getToken(roomId, await getIdToken(removed));
  const other = await getToken(roomId, await getIdToken(lent));
  const bots = [await connectBot(mediaUrl(), old.token), await connectBot(mediaUrl(), other.token)];

  await test.step('What was lent for a time ends on the media server too', async () => {
    const exception = { roomId, uid: lent.uid, capability: 'screen:publish' };
    const lending = { allow: true, lasts: 'ten-minutes' };
    resultOf(await call(setException, { token: hostToken, input: { ...exception, lending } }));
    expect(await sourcesOf(roomId, other.identity)).toContain('SCREEN_SHARE');
    // Ten minutes are too long for a test: they have nearly passed.
    const until = Date.now() + 5000;
    const place = `access/${lent.uid}`;
    await admin.firestore
      .doc(`rooms/${roomId}/${place}`)
      .update({ 'exceptions.screen:publish.until': until });
    await writeDatabase(`access/${roomId}/${lent.uid}/exceptions/screen:publish/until`, until);
  });

  await test.step('Who was removed and comes back by the token that they kept is out again', async () => {
    resultOf(await call(removeMember, { token: hostToken, input: { roomId, uid: removed.uid } }));
    await expect.poll(() => findInside(roomId, old.identity)).toBeNull();
    const recorder = await revokedRecorder(roomId, await getIdToken(await makeAdministrator(admin)));
    const kept = await connectBot(mediaUrl(), recorder.token);
    // Both have been let in, or connecting would have failed. How soon they are out again is not known.
    bots.push(await connectBot(mediaUrl(), old.token), kept);
    await expect.poll(() => findInside(roomId, old.identity), asLongAsPromised).toBeNull();
    await expect.poll(() => findInside(roomId, recorder.identity), asLongAsPromised).toBeNull();
    expect(kept.received, 'a token by itself hears nothing').toEqual({ tracks: 0, data: 0 });
    await expect
      .poll(() => sourcesOf(roomId, other.identity), asLongAsPromised)
      .toEqual(['CAMERA', 'MICROPHONE']);
  });

  await test.step('Who came unheard of is known to be there', async () => {
    const inside = await admin.firestore.doc(`admitted/${other.identity}`).get();
    expect(inside.get('arrived')).not.toBeNull();
  });
  await Promise.all(bots.map((bot) => bot.leave()));
});
