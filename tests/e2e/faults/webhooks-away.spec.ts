import { removeMember, setException } from '@/lib/rooms/contract';
import { toServiceIdentity } from '@/lib/livekit/service-identity';
import { mintServiceToken, revokeServiceToken } from '@/lib/services/contract';
import type { ServiceKind } from '@/lib/services/schema';
import { getToken } from '@/tests/e2e/api/support/ask-token';
import { call, resultOf } from '@/tests/e2e/api/support/call';
import { writeDatabase } from '@/tests/e2e/api/support/database';
import { findInside, sourcesOf } from '@/tests/e2e/api/support/inside';
import { MediaBot } from '@/tests/e2e/api/support/media-bot';
import { findRoomSid, mediaRoomName, mediaUrl } from '@/tests/e2e/api/support/media-server';
import { expectInCall, joinCall } from '@/tests/e2e/call/support/join-call';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { connectBot } from '@/tests/support/services/media-bot';
import { getIdToken } from '@/tests/support/person';
import { stackControl } from '@/tests/support/services/stack-control';
import { expect, test } from '@/tests/support/test';
import { bringReconcileForward } from './support/bring-reconcile-forward';
import { putOff } from './support/put-off';

test.afterEach(() => stackControl.line('webhook', 'heal'));

const asLongAsPromised = { timeout: 20_000 };

/** A recorder or an agent, by an administrator's token. */
async function mint(roomId: string, kind: ServiceKind, token: string) {
  const input = { roomId, kind, label: 'Lecture capture', lifetime: 'hour' };
  const made = resultOf(await call(mintServiceToken, { token, input })) as {
    serviceId: string;
    token: string;
  };
  return { ...made, identity: toServiceIdentity(made.serviceId) };
}

/** One whose token was taken back, and is still held by somebody. */
async function revoked(roomId: string, kind: ServiceKind, token: string) {
  const made = await mint(roomId, kind, token);
  resultOf(await call(revokeServiceToken, { token, input: { serviceId: made.serviceId } }));
  return made;
}

/** All that an agent may send, as long as it may; one after the other, for two at once are one negotiation. */
async function sendAll(bot: MediaBot): Promise<void> {
  await bot.send('data');
  await bot.send('microphone');
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
  const witness = await MediaBot.join(other.token);
  const bots: { leave: () => Promise<void> }[] = [await connectBot(mediaUrl(), old.token), witness];
  const heardFrom = (identity: string) => [...witness.heard].filter((line) => line.startsWith(identity));

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

  await test.step('An agent that comes unheard of is given what it may', async () => {
    const agent = await mint(roomId, 'agent', await getIdToken(await makeAdministrator(admin)));
    const speaker = await MediaBot.join(agent.token);
    bots.push(speaker);
    // This step keeps its whole time: no command has scheduled it, the page asks because the room is looked at often.
    await expect.poll(() => sourcesOf(roomId, agent.identity), asLongAsPromised).toEqual(['MICROPHONE']);
    await speaker.send('data');
    await expect.poll(() => heardFrom(agent.identity)).toEqual([`${agent.identity} data`]);
    // Only then: a negotiation that is asked for while another one ends may come to nothing.
    await speaker.send('microphone');
    await expect
      .poll(() => heardFrom(agent.identity).sort())
      .toEqual([`${agent.identity} data`, `${agent.identity} microphone`]);
  });

  await test.step('Who came unheard of is known to be there', async () => {
    await expect
      .poll(() => sourcesOf(roomId, other.identity), asLongAsPromised)
      .toEqual(['CAMERA', 'MICROPHONE']);
    const inside = await admin.firestore.doc(`admitted/${other.identity}`).get();
    expect(inside.get('arrived')).not.toBeNull();
  });

  await test.step('Who was removed and comes back by the token that they kept is out again', async () => {
    await putOff(roomId);
    resultOf(await call(removeMember, { token: hostToken, input: { roomId, uid: removed.uid } }));
    await expect.poll(() => findInside(roomId, old.identity)).toBeNull();
    const token = await getIdToken(await makeAdministrator(admin));
    const recorder = await revoked(roomId, 'recorder', token);
    const agent = await revoked(roomId, 'agent', token);
    // At once: the first outsider who is found makes the call go on elsewhere, and the others find no room.
    const [kept, speaker, back] = await Promise.all([
      connectBot(mediaUrl(), recorder.token),
      MediaBot.join(agent.token),
      connectBot(mediaUrl(), old.token),
    ]);
    // All have been let in, or connecting would have failed. How soon they are out again is not known.
    bots.push(back, kept, speaker);
    // No answer comes for what is refused.
    void sendAll(speaker).catch(() => undefined);
    await bringReconcileForward(admin.firestore, roomId);
    await expect.poll(() => findInside(roomId, old.identity), asLongAsPromised).toBeNull();
    await expect.poll(() => findInside(roomId, recorder.identity), asLongAsPromised).toBeNull();
    await expect.poll(() => findInside(roomId, agent.identity), asLongAsPromised).toBeNull();
    expect(kept.received, 'a token by itself hears nothing').toEqual({ tracks: 0, data: 0 });
    expect([...speaker.heard, ...heardFrom(agent.identity)], 'and says nothing').toEqual([]);
    // An outsider may keep a token, so the call goes on in another room, and the host's page with it.
    await expect.poll(() => findRoomSid(mediaRoomName(roomId)), asLongAsPromised).toBeNull();
    await expectInCall(page);
  });
  await Promise.all(bots.map((bot) => bot.leave()));
});
