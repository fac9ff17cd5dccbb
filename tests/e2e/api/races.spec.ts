import type { Firestore } from 'firebase-admin/firestore';
import { disablePerson } from '@/lib/admin/contract';
import { banPerson, putBack } from '@/lib/moderation/contract';
import { addMember, endSession, removeMember } from '@/lib/rooms/contract';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { getIdToken } from '@/tests/support/person';
import { askToken, getToken } from '@/tests/support/api/ask-token';
import { call, resultOf } from '@/tests/support/api/call';
import { readDatabase } from '@/tests/support/api/database';
import { expect, test } from './support/api-test';
import { expectCallableRefusal, expectRouteRefusal } from './support/expect-refusal';

const leads = [0, 20, 60, 120];

/** The joins of a room that still let somebody in. */
async function listOpenJoins(firestore: Firestore, roomId: string): Promise<string[]> {
  const rows = await firestore.collection('admitted').where('roomId', '==', roomId).get();
  return rows.docs.filter((row) => row.get('closed') !== true).map((row) => row.get('uid') as string);
}

test.describe('Somebody who asks to be let in at the moment when they are put out', () => {
  for (const lead of leads) {
    test(`Has no join afterwards, when the removal comes ${lead} ms later`, async ({ makeScene, admin }) => {
      const { roomId, host, learner } = await makeScene();
      await getToken(roomId, host.token);
      const asking = [0, 1, 2].map(() => askToken(roomId, { token: learner.token }));
      await new Promise((resolve) => setTimeout(resolve, lead));
      const removal = await call(removeMember, {
        token: host.token,
        input: { roomId, uid: learner.uid },
      });
      expect(removal.status, removal.text).toBe(200);

      for (const answer of await Promise.all(asking)) {
        if (answer.status !== 200) expectRouteRefusal(answer, 'rooms/removed');
      }
      expect(await listOpenJoins(admin.firestore, roomId)).toEqual([host.uid]);
      expect(await readDatabase(`admitted/${roomId}/${learner.uid}`)).toBeNull();
      expect(await readDatabase(`access/${roomId}/${learner.uid}`)).toEqual({ epoch: 2 });
    });
  }
});

test.describe('Somebody who asks to be let in at the moment when the call is ended for everyone', () => {
  for (const lead of leads) {
    test(`Has no join afterwards, when the end comes ${lead} ms later`, async ({ makeScene, admin }) => {
      const { roomId, host, learner } = await makeScene();
      await getToken(roomId, host.token);
      const asking = [0, 1, 2].map(() => askToken(roomId, { token: learner.token }));
      await new Promise((resolve) => setTimeout(resolve, lead));
      const end = await call(endSession, { token: host.token, input: { roomId } });
      expect(end.json, end.text).toEqual({ result: { ended: true } });

      for (const answer of await Promise.all(asking)) {
        if (answer.status !== 200) expectRouteRefusal(answer, 'rooms/ended');
      }
      expect(await listOpenJoins(admin.firestore, roomId)).toEqual([]);
      expect(await readDatabase(`admitted/${roomId}`)).toBeNull();
      expect(await readDatabase(`access/${roomId}/_matrix/session`)).toBeNull();
    });
  }
});

test.describe('A co-host who is removed at the moment when they ban somebody', () => {
  for (const lead of leads) {
    test(`Has banned nobody after that, when the removal comes ${lead} ms later`, async ({
      makeScene,
      admin: { firestore },
    }) => {
      const { roomId, host, learner, stranger: coHost } = await makeScene();
      const input = { roomId, email: coHost.email, profile: 'co-host' } as const;
      resultOf(await call(addMember, { token: host.token, input }));
      const banning = call(banPerson, { token: coHost.token, input: { roomId, uid: learner.uid } });
      await new Promise((resolve) => setTimeout(resolve, lead));
      const removal = await call(removeMember, { token: host.token, input: { roomId, uid: coHost.uid } });
      expect(removal.status, removal.text).toBe(200);

      const answer = await banning;
      const [ban, entry] = await Promise.all([
        firestore.doc(`rooms/${roomId}/bans/${learner.uid}`).get(),
        firestore.doc(`rooms/${roomId}/access/${coHost.uid}`).get(),
      ]);
      if (answer.status !== 200) expectCallableRefusal(answer, 'rooms/removed');
      expect(ban.exists).toBe(answer.status === 200);
      const [bannedAt, removedAt] = [ban.createTime, entry.updateTime].map((time) => time?.toMillis() ?? 0);
      expect(bannedAt).toBeLessThanOrEqual(removedAt ?? 0);
    });
  }
});

// What these leave to somebody is their place in the room, so no rule refuses a replica that comes late.
test.describe('Somebody who asks to be let in at the moment when they are put back outside', () => {
  for (const lead of leads) {
    test(`Has no join afterwards, when it comes ${lead} ms later`, async ({ makeScene, admin }) => {
      const { roomId, host, learner } = await makeScene();
      const { sessionId } = await getToken(roomId, host.token);
      const asking = [0, 1, 2].map(() => askToken(roomId, { token: learner.token }));
      await new Promise((resolve) => setTimeout(resolve, lead));
      const input = { roomId, sessionId, uid: learner.uid };
      const answer = await call(putBack, { token: host.token, input });
      expect(answer.status, answer.text).toBe(200);

      for (const one of await Promise.all(asking)) {
        if (one.status !== 200) expectRouteRefusal(one, 'rooms/waiting');
      }
      expect(await listOpenJoins(admin.firestore, roomId)).toEqual([host.uid]);
      await expect.poll(() => readDatabase(`admitted/${roomId}/${learner.uid}`)).toBeNull();
      expect(await readDatabase(`access/${roomId}/${learner.uid}/profile`)).toBe('learner');
    });
  }
});

test.describe('Somebody who asks to be let in at the moment when their account is disabled', () => {
  for (const lead of leads) {
    test(`Has no join afterwards, when it comes ${lead} ms later`, async ({ makeScene, admin }) => {
      const { roomId, host, learner } = await makeScene();
      const token = await getIdToken(await makeAdministrator(admin));
      await getToken(roomId, host.token);
      const asking = [0, 1, 2].map(() => askToken(roomId, { token: learner.token }));
      await new Promise((resolve) => setTimeout(resolve, lead));
      const answer = await call(disablePerson, { token, input: { uid: learner.uid, isDisabled: true } });
      expect(answer.status, answer.text).toBe(200);

      for (const one of await Promise.all(asking)) {
        if (one.status !== 200) expectRouteRefusal(one, 'auth/disabled');
      }
      expect(await listOpenJoins(admin.firestore, roomId)).toEqual([host.uid]);
      await expect.poll(() => readDatabase(`admitted/${roomId}/${learner.uid}`)).toBeNull();
      expect(await readDatabase(`access/${roomId}/${learner.uid}/profile`)).toBe('learner');
    });
  }
});
