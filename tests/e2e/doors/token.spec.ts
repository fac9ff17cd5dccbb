import { roomCapacity } from '@/lib/rooms/room-capacity';
import { addMember, endSession, removeMember } from '@/lib/rooms/contract';
import type { AppErrorCode } from '@/lib/core/our-errors';
import { stackEnvironment } from '@/tests/support/stack-environment';
import { inPieces } from './support/ask';
import { askToken, getToken } from './support/ask-token';
import { call, resultOf } from './support/call';
import { readDatabase, writeDatabase } from './support/database';
import { expect, test, type Actor, type Cast } from './support/doors-test';
import { expectRouteRefusal } from './support/expect-refusal';
import { foreignPages, foreignTypes } from './support/foreign-pages';
import { idTokenOf } from './support/id-token';
import { sendArrival } from './support/media-log';

test.describe('Who is not let into a call', () => {
  test('Nobody without a token', async ({ cast }) => {
    expectRouteRefusal(await askToken(cast.roomId, {}), 'auth/required');
  });

  for (const authorization of ['Bearer', 'Bearer nonsense', 'Bearer a.b.c', 'Basic YWRhOmxvdmVsYWNl']) {
    test(`Nobody with the authorization "${authorization}"`, async ({ cast }) => {
      expectRouteRefusal(await askToken(cast.roomId, { authorization }), 'auth/invalid-token');
    });
  }

  test('Nobody with a token of another project', async ({ cast }) => {
    const token = idTokenOf(cast.host, { projectId: 'demo-somebody-else' });
    expectRouteRefusal(await askToken(cast.roomId, { token }), 'auth/invalid-token');
  });

  test('Nobody with a token that the media server would take', async ({ cast }) => {
    const { token } = await getToken(cast.roomId, cast.host.token);
    expectRouteRefusal(await askToken(cast.roomId, { token }), 'auth/invalid-token');
  });

  const refused: readonly [who: string, find: (cast: Cast) => Actor, code: AppErrorCode][] = [
    ['somebody whose token has expired', ({ shut: { expired } }) => expired, 'auth/expired-token'],
    ['somebody who was signed out everywhere since', ({ shut: { revoked } }) => revoked, 'auth/revoked'],
    ['somebody whose account is disabled', ({ shut: { disabled } }) => disabled, 'auth/disabled'],
    ['somebody whose account is gone', ({ shut: { deleted } }) => deleted, 'auth/revoked'],
    ['somebody signed out at the gate', ({ shut: { revokedAtGate } }) => revokedAtGate, 'auth/revoked'],
    ['somebody disabled at the gate', ({ shut: { disabledAtGate } }) => disabledAtGate, 'auth/disabled'],
    ['somebody without a complete account', ({ shut: { gateless } }) => gateless, 'auth/account-missing'],
    ['somebody who is no member', ({ stranger }) => stranger, 'rooms/not-a-member'],
    ['somebody who was removed', ({ removed }) => removed, 'rooms/removed'],
  ];
  for (const [who, find, code] of refused) {
    test(`Not ${who}`, async ({ cast }) => {
      const { token, uid } = find(cast);
      expectRouteRefusal(await askToken(cast.roomId, { token }), code);
      expect(await readDatabase(`admitted/${cast.roomId}/${uid}`)).toBeNull();
    });
  }

  for (const roomId of ['ThereIsNoSuchRoom', '_matrix', '..%2F..%2Fhealth', 'a%2Fb', 'x'.repeat(65), '%00']) {
    test(`Nobody into the room "${roomId.slice(0, 20)}", which does not exist`, async ({ cast }) => {
      const path = { token: cast.host.token };
      expectRouteRefusal(await askToken(decodeURIComponent(roomId), path), 'rooms/not-found');
    });
  }

  test('Not somebody whom the room has banned', async ({ makeScene, admin }) => {
    const { roomId, learner } = await makeScene();
    await admin.firestore.doc(`rooms/${roomId}/bans/${learner.uid}`).set({ since: Date.now() });
    expectRouteRefusal(await askToken(roomId, { token: learner.token }), 'rooms/banned');
  });

  test('Not whoever is added back before they are', async ({ makeScene }) => {
    const { roomId, host, learner } = await makeScene();
    resultOf(await call(removeMember, { token: host.token, input: { roomId, uid: learner.uid } }));
    expectRouteRefusal(await askToken(roomId, { token: learner.token }), 'rooms/removed');

    const input = { roomId, email: learner.email, profile: 'listener' };
    resultOf(await call(addMember, { token: host.token, input }));
    expect((await getToken(roomId, learner.token)).profile).toBe('listener');
  });

  test('Nobody new into a session that a host has locked; hosts, and whoever is inside', async ({
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

test.describe('A call that was ended for everyone', () => {
  test('A learner waits until a host has come into the next, and is then let into that one', async ({
    makeScene,
  }) => {
    const { roomId, host, learner } = await makeScene();
    const before = await getToken(roomId, learner.token);
    expect(resultOf(await call(endSession, { token: host.token, input: { roomId } }))).toEqual({
      ended: true,
    });

    expectRouteRefusal(await askToken(roomId, { token: learner.token }), 'rooms/ended');
    const body = JSON.stringify({ joinId: before.joinId });
    expectRouteRefusal(await askToken(roomId, { token: learner.token, body }), 'rooms/ended');

    // Who has a token has only looked.
    const next = await getToken(roomId, host.token);
    expect(next.sessionId).not.toBe(before.sessionId);
    expectRouteRefusal(await askToken(roomId, { token: learner.token, body }), 'rooms/ended');

    await sendArrival(roomId, next.identity);
    const after = await getToken(roomId, learner.token, before.joinId);
    expect(after.sessionId).toBe(next.sessionId);
    expect(after.joinId, 'the old join is closed').not.toBe(before.joinId);
  });

  test('Whoever only goes on with their join opens nothing, and is written down as kept out of nothing', async ({
    makeScene,
    admin,
  }) => {
    const { roomId, host } = await makeScene();
    const { joinId, sessionId } = await getToken(roomId, host.token);
    const body = JSON.stringify({ joinId, goesOn: true });
    const goOn = () => askToken(roomId, { token: host.token, body });
    const { status, json } = await goOn();
    expect({ status, ...(json as object) }).toMatchObject({ status: 200, joinId, sessionId });

    resultOf(await call(endSession, { token: host.token, input: { roomId } }));

    for (const answer of await Promise.all([goOn(), goOn(), goOn()])) {
      expectRouteRefusal(answer, 'rooms/ended');
    }
    const alone = JSON.stringify({ goesOn: true });
    expectRouteRefusal(await askToken(roomId, { token: host.token, body: alone }), 'rooms/ended');
    const sessions = await admin.firestore.collection(`rooms/${roomId}/sessions`).get();
    expect(sessions.docs.map(({ id }) => id)).toEqual([sessionId]);
    const refusals = admin.firestore.collection('audit').where('roomId', '==', roomId);
    const actions = (await refusals.get()).docs.map((row) => row.get('action') as string);
    expect(actions).not.toContain('entry-refused');
  });

  test('Two hosts who open the next at the same time open one', async ({ makeScene, admin }) => {
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

test.describe('A call that is full', () => {
  const fill = (roomId: string, people: number): Promise<void> => {
    const place = { Abcdefgh12345678: { since: Date.now(), name: 'Somebody', profile: 'learner' } };
    const uids = Array.from({ length: people }, (_, index) => [`somebody${index}`, place]);
    return writeDatabase(`inside/${roomId}`, Object.fromEntries(uids));
  };

  test('Nobody else is let in, not even a host', async ({ makeScene }) => {
    const { roomId, host, learner } = await makeScene();
    await fill(roomId, roomCapacity.people);

    expectRouteRefusal(await askToken(roomId, { token: learner.token }), 'rooms/full');
    expectRouteRefusal(await askToken(roomId, { token: host.token }), 'rooms/full');
  });

  test('Whoever is inside already gets in again', async ({ makeScene }) => {
    const { roomId, learner } = await makeScene();
    await fill(roomId, roomCapacity.people - 1);
    const place = { since: Date.now(), name: learner.name, profile: 'learner' };
    await writeDatabase(`inside/${roomId}/${learner.uid}/Abcdefgh12345678`, place);

    expect((await getToken(roomId, learner.token)).profile).toBe('learner');
  });

  test('The last place is given away', async ({ makeScene }) => {
    const { roomId, learner } = await makeScene();
    await fill(roomId, roomCapacity.people - 1);

    expect((await getToken(roomId, learner.token)).profile).toBe('learner');
  });
});

test.describe('What the token route takes', () => {
  const malformed: readonly [what: string, body: string | null, field?: string][] = [
    ['nothing', null],
    ['something that is not JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a join that is no text', '{"joinId":42}', 'joinId'],
    ['a word that is neither yes nor no', '{"goesOn":"yes"}', 'goesOn'],
    ['a join that is null', '{"joinId":null}', 'joinId'],
    ['a join that is too short', '{"joinId":"abc"}', 'joinId'],
    ['a join with a path in it', '{"joinId":"../../admitted/x"}', 'joinId'],
    ['a wish for another identity', '{"identity":"somebody"}'],
    ['a wish for another profile', '{"profile":"host"}'],
    ['a wish for more rights', '{"grant":{"roomAdmin":true}}'],
    ['a change of prototype', '{"__proto__":{"joinId":"Abcdefgh12345678"}}'],
  ];
  for (const [what, body, field] of malformed) {
    test(`Not ${what}`, async ({ cast }) => {
      const answer = await askToken(cast.roomId, { token: cast.host.token, body });
      expectRouteRefusal(answer, 'request/malformed', field === undefined ? undefined : { field });
    });
  }

  test('No more than a kilobyte, announced or not', async ({ cast }) => {
    const body = JSON.stringify({ joinId: 'x'.repeat(2000) });
    for (const sent of [body, inPieces(body)]) {
      const answer = await askToken(cast.roomId, { token: cast.host.token, body: sent });
      expectRouteRefusal(answer, 'request/too-large', { limit: 1024 });
    }
  });

  for (const [what, contentType] of foreignTypes) {
    test(`Only JSON, not ${what}`, async ({ cast }) => {
      const answer = await askToken(cast.roomId, { token: cast.host.token, contentType });
      expectRouteRefusal(answer, 'request/unsupported-media-type');
    });
  }

  for (const [what, requestTo] of foreignPages) {
    test(`Nothing from ${what}`, async ({ cast }) => {
      const foreign = requestTo(stackEnvironment().appUrl);
      const answer = await askToken(cast.roomId, { token: cast.host.token, ...foreign });
      expectRouteRefusal(answer, 'request/forbidden-origin');
    });
  }

  test('Only POST', async ({ cast }) => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await askToken(cast.roomId, { method, token: cast.host.token, body: null });
      expect(answer.status, method).toBe(405);
      expect(answer.text, method).toBe('');
    }
  });
});
