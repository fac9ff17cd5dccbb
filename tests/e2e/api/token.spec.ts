import { roomCapacity } from '@/lib/rooms/settings/room-capacity';
import { addMember, endSession, removeMember } from '@/lib/rooms/contract';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { inPieces } from '@/tests/support/api/ask';
import { askToken, getToken } from '@/tests/support/api/ask-token';
import { call, resultOf } from '@/tests/support/api/call';
import { readDatabase, writeDatabase } from '@/tests/support/api/database';
import { expect, test } from './support/api-test';
import { expectRouteRefusal } from './support/expect-refusal';
import { refusedPeople } from './support/refused-people';
import { foreignPages, foreignTypes } from '@/tests/support/callables/foreign-pages';
import { sendArrival } from './support/media-log';

test.describe('The token route keeps people out of a call', () => {
  test('refuses signed-out, shut-out and foreign callers', async ({ cast }) => {
    for (const [who, requestOf, code] of refusedPeople) {
      const answer = await askToken(cast.roomId, requestOf(cast));
      expectRouteRefusal(answer, code, undefined, who);
    }
    const { shut, stranger, removed } = cast;
    for (const { name, uid } of [...Object.values(shut), stranger, removed]) {
      expect(await readDatabase(`admitted/${cast.roomId}/${uid}`), name).toBeNull();
    }
  });

  test('refuses a media token in place of an ID token', async ({ cast }) => {
    const { token } = await getToken(cast.roomId, cast.host.token);
    expectRouteRefusal(await askToken(cast.roomId, { token }), 'auth/invalid-token');
  });

  test('refuses an unknown room as it refuses a stranger', async ({ cast }) => {
    for (const roomId of [
      'ThereIsNoSuchRoom',
      '_matrix',
      '..%2F..%2Fhealth',
      'a%2Fb',
      'x'.repeat(65),
      '%00',
    ]) {
      const answer = await askToken(decodeURIComponent(roomId), { token: cast.host.token });
      expectRouteRefusal(answer, 'rooms/not-a-member', undefined, roomId);
    }
  });

  test('refuses a person banned from the room', async ({ makeScene, admin }) => {
    const { roomId, learner } = await makeScene();
    await admin.firestore.doc(`rooms/${roomId}/bans/${learner.uid}`).set({ since: Date.now() });
    expectRouteRefusal(await askToken(roomId, { token: learner.token }), 'rooms/banned');
  });

  test('refuses a removed person until a host adds them again', async ({ makeScene }) => {
    const { roomId, host, learner } = await makeScene();
    resultOf(await call(removeMember, { token: host.token, input: { roomId, uid: learner.uid } }));
    expectRouteRefusal(await askToken(roomId, { token: learner.token }), 'rooms/removed');

    const input = { roomId, email: learner.email, profile: 'listener' };
    resultOf(await call(addMember, { token: host.token, input }));
    expect((await getToken(roomId, learner.token)).profile).toBe('listener');
  });

  test('refuses newcomers to a locked session, but neither hosts nor people inside', async ({
    makeScene,
    admin,
  }) => {
    const { roomId, host, learner } = await makeScene();
    const { sessionId } = await getToken(roomId, host.token);
    const matrix = admin.firestore.doc(`rooms/${roomId}/access/_matrix`);
    await matrix.update({ 'latest.live.locked': true });

    expectRouteRefusal(await askToken(roomId, { token: learner.token }), 'rooms/locked');
    expect((await getToken(roomId, host.token)).sessionId).toBe(sessionId);

    const place = { since: Date.now(), name: learner.name, profile: 'learner' };
    await writeDatabase(`inside/${roomId}/${learner.uid}/Abcdefgh12345678`, place);
    expect((await getToken(roomId, learner.token)).sessionId).toBe(sessionId);
  });
});

test.describe('After the end for everyone', () => {
  test('a learner waits until a host is in the next call, and then gets in', async ({ makeScene }) => {
    const { roomId, host, learner } = await makeScene();
    const before = await getToken(roomId, learner.token);
    expect(resultOf(await call(endSession, { token: host.token, input: { roomId } }))).toEqual({
      ended: true,
    });

    expectRouteRefusal(await askToken(roomId, { token: learner.token }), 'rooms/ended');
    const body = JSON.stringify({ joinId: before.joinId });
    expectRouteRefusal(await askToken(roomId, { token: learner.token, body }), 'rooms/ended');

    // A host with a token has not arrived yet, so the next call is still closed.
    const next = await getToken(roomId, host.token);
    expect(next.sessionId).not.toBe(before.sessionId);
    expectRouteRefusal(await askToken(roomId, { token: learner.token, body }), 'rooms/ended');

    await sendArrival(roomId, next.identity);
    const after = await getToken(roomId, learner.token, before.joinId);
    expect(after.sessionId).toBe(next.sessionId);
    expect(after.joinId, 'the old join is closed').not.toBe(before.joinId);
  });

  test('a refresh opens no next call, and its refusal is not logged', async ({ makeScene, admin }) => {
    const { roomId, host } = await makeScene();
    const { joinId, sessionId } = await getToken(roomId, host.token);
    const body = JSON.stringify({ joinId, isRefresh: true });
    const goOn = () => askToken(roomId, { token: host.token, body });
    const { status, json } = await goOn();
    expect({ status, ...(json as object) }).toMatchObject({ status: 200, joinId, sessionId });

    resultOf(await call(endSession, { token: host.token, input: { roomId } }));

    for (const answer of await Promise.all([goOn(), goOn(), goOn()])) {
      expectRouteRefusal(answer, 'rooms/ended');
    }
    const alone = JSON.stringify({ isRefresh: true });
    expectRouteRefusal(await askToken(roomId, { token: host.token, body: alone }), 'rooms/ended');
    const sessions = await admin.firestore.collection(`rooms/${roomId}/sessions`).get();
    expect(sessions.docs.map(({ id }) => id)).toEqual([sessionId]);
    const refusals = admin.firestore.collection('audit').where('roomId', '==', roomId);
    const actions = (await refusals.get()).docs.map((row) => row.get('action') as string);
    expect(actions).not.toContain('entry-refused');
  });

  test('two hosts who open the next call at the same time open one', async ({ makeScene, admin }) => {
    const { roomId, host, stranger } = await makeScene();
    const input = { roomId, email: stranger.email, profile: 'host' };
    resultOf(await call(addMember, { token: host.token, input }));
    const before = await getToken(roomId, host.token);
    resultOf(await call(endSession, { token: host.token, input: { roomId } }));

    const answers = await Promise.all([host, stranger].map(({ token }) => getToken(roomId, token)));

    const sessionIds = new Set(answers.map(({ sessionId }) => sessionId));
    expect(sessionIds.size).toBe(1);
    const sessions = await admin.firestore.collection(`rooms/${roomId}/sessions`).get();
    expect(sessions.docs.map(({ id }) => id).sort()).toEqual([before.sessionId, ...sessionIds].sort());
  });
});

test.describe('A call at its limit', () => {
  const fill = (roomId: string, people: number): Promise<void> => {
    const place = { Abcdefgh12345678: { since: Date.now(), name: 'Somebody', profile: 'learner' } };
    const uids = Array.from({ length: people }, (_, index) => [`somebody${index}`, place]);
    return writeDatabase(`inside/${roomId}`, Object.fromEntries(uids));
  };

  test('admits nobody else but its hosts', async ({ makeScene }) => {
    const { roomId, host, learner } = await makeScene();
    await fill(roomId, roomCapacity.places);

    expectRouteRefusal(await askToken(roomId, { token: learner.token }), 'rooms/full');
    expect((await getToken(roomId, host.token)).profile).toBe('host');
  });

  test('admits the page of a person again that is inside already', async ({ makeScene }) => {
    const { roomId, learner } = await makeScene();
    await fill(roomId, roomCapacity.places - 1);
    const { joinId } = await getToken(roomId, learner.token);
    const place = { since: Date.now(), name: learner.name, profile: 'learner' };
    await writeDatabase(`inside/${roomId}/${learner.uid}/${joinId}`, place);

    expect((await getToken(roomId, learner.token, joinId)).profile).toBe('learner');
  });

  test('admits a newcomer to the last place', async ({ makeScene }) => {
    const { roomId, learner } = await makeScene();
    await fill(roomId, roomCapacity.places - 1);

    expect((await getToken(roomId, learner.token)).profile).toBe('learner');
  });
});

test.describe('A request to the token route', () => {
  const malformed: readonly [what: string, body: string | null, field?: string][] = [
    ['nothing', null],
    ['something that is not JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a join that is no text', '{"joinId":42}', 'joinId'],
    ['a word that is neither yes nor no', '{"isRefresh":"yes"}', 'isRefresh'],
    ['a join that is null', '{"joinId":null}', 'joinId'],
    ['a join that is too short', '{"joinId":"abc"}', 'joinId'],
    ['a join with a path in it', '{"joinId":"../../admitted/x"}', 'joinId'],
    ['a wish for another identity', '{"identity":"somebody"}'],
    ['a wish for another profile', '{"profile":"host"}'],
    ['a wish for more rights', '{"grant":{"roomAdmin":true}}'],
    ['a change of prototype', '{"__proto__":{"joinId":"Abcdefgh12345678"}}'],
  ];
  test('may contain nothing but a join and whether it is refreshed', async ({ cast }) => {
    for (const [what, body, field] of malformed) {
      const answer = await askToken(cast.roomId, { token: cast.host.token, body });
      expectRouteRefusal(answer, 'request/malformed', field === undefined ? undefined : { field }, what);
    }
  });

  test('has a body of at most a kilobyte, announced or not', async ({ cast }) => {
    const body = JSON.stringify({ joinId: 'x'.repeat(2000) });
    for (const sent of [body, inPieces(body)]) {
      const answer = await askToken(cast.roomId, { token: cast.host.token, body: sent });
      expectRouteRefusal(answer, 'request/too-large', { limit: 1024 });
    }
  });

  test('must be JSON', async ({ cast }) => {
    for (const [what, contentType] of foreignTypes) {
      const answer = await askToken(cast.roomId, { token: cast.host.token, contentType });
      expectRouteRefusal(answer, 'request/unsupported-media-type', undefined, what);
    }
  });

  test('must come from our own page', async ({ cast }) => {
    for (const [what, requestTo] of foreignPages) {
      const foreign = requestTo(stackEnvironment().appUrl);
      const answer = await askToken(cast.roomId, { token: cast.host.token, ...foreign });
      expectRouteRefusal(answer, 'request/forbidden-origin', undefined, what);
    }
  });

  test('must come by POST', async ({ cast }) => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await askToken(cast.roomId, { method, token: cast.host.token, body: null });
      expect(answer.status, method).toBe(405);
      expect(answer.text, method).toBe('');
    }
  });
});
