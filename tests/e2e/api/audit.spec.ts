import type { Firestore } from 'firebase-admin/firestore';
import { deleteMyAccount, exportMyData, signOutEverywhere } from '@/lib/account/contract';
import { changeOrganisationRole } from '@/lib/admin/contract';
import { exportAudit, listAudit, listRoomAudit, type AuditPage } from '@/lib/audit/contract';
import type { AnyContract } from '@/lib/callables/callable-contract';
import {
  addLearners,
  createGroup,
  inviteGroup,
  removeGroupFromRoom,
  resetPins,
  revokeCards,
} from '@/lib/groups/contract';
import { createInvite, redeemInvite, revokeInvite } from '@/lib/invites/contract';
import { enterByCode, makeShortCode } from '@/lib/lobby/contract';
import { banPerson, changeRole } from '@/lib/moderation/contract';
import {
  addMember,
  answerOffer,
  archiveRoom,
  deleteRoom,
  endSession,
  leaveRoom,
  offerRoom,
  removeMember,
  restoreMember,
  setException,
  updateRoom,
} from '@/lib/rooms/contract';
import { changeShield, muteAll } from '@/lib/shield/contract';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { defaultRoomName } from '@/tests/support/make/make-room';
import { getIdToken } from '@/tests/support/person';
import { askToken, getToken } from '@/tests/support/api/ask-token';
import { call, newKey, resultOf } from '@/tests/support/api/call';
import { expect, test, type Actor, type Scene } from './support/api-test';
import { expectCallableRefusal } from './support/expect-refusal';
import { sendArrival } from './support/media-log';

/** The rows of the log that these people caused, in order: actor, action and subject. */
async function readActions(firestore: Firestore, { host, learner, stranger }: Scene): Promise<string[]> {
  const names = new Map([
    [host.uid, 'host'],
    [learner.uid, 'learner'],
    [stranger.uid, 'stranger'],
  ]);
  const rows = await firestore
    .collection('audit')
    .where('actorUid', 'in', [...names.keys()])
    .get();
  return rows.docs
    .map((row) => row.data() as { action: string; actorUid: string; subjectUid: string | null; at: number })
    .sort((one, other) => one.at - other.at)
    .map(({ action, actorUid, subjectUid }) =>
      [names.get(actorUid), action, subjectUid === null ? '' : (names.get(subjectUid) ?? 'another')]
        .filter(Boolean)
        .join(' '),
    );
}

/** Sends a call twice, as a page does that lost the first answer. */
async function twice(actor: Actor, contract: AnyContract, input: object): Promise<unknown> {
  const sent = { token: actor.token, ...(contract.kind === 'keyed' && { key: newKey() }), input };
  const first = resultOf(await call(contract, sent));
  await call(contract, sent);
  return first;
}

test('Each action writes one audit row with actor and subject, even when repeated', async ({
  makeScene,
  admin,
}) => {
  const scene = await makeScene();
  const { roomId, host, learner, stranger } = scene;
  const expected = ['host room-created', 'host member-added learner'];
  const then = async (rows: string | readonly string[], work: () => Promise<unknown>) => {
    await work();
    expected.push(...[rows].flat());
    expect(await readActions(admin.firestore, scene)).toEqual(expected);
  };
  const addStranger = { roomId, email: stranger.email, profile: 'learner' };

  await then('host member-added stranger', () => twice(host, addMember, addStranger));
  await then('host room-changed', () => twice(host, updateRoom, { roomId, preset: 'review' }));
  await then('host room-archived', () => twice(host, archiveRoom, { roomId, isArchived: true }));
  await then('learner entry-refused learner', async () => {
    expect((await askToken(roomId, { token: learner.token })).status).not.toBe(200);
    await askToken(roomId, { token: learner.token });
  });
  await then('host room-brought-back', () => twice(host, archiveRoom, { roomId, isArchived: false }));

  const invite = { roomId, profile: 'learner', limit: null, days: 1, note: '' };
  let made = { inviteId: '', code: '' };
  await then('host invite-made', async () => {
    made = (await twice(host, createInvite, invite)) as typeof made;
  });
  const { inviteId, code } = made;
  await then('host invite-revoked', () => twice(host, revokeInvite, { roomId, inviteId, isRevoked: true }));

  const { sessionId, identity, joinId } = await getToken(roomId, host.token);
  // A token alone admits nobody, and neither does a renewed one.
  await then([], () => getToken(roomId, host.token, joinId));
  await then('host call-admitted host', async () => {
    await sendArrival(roomId, identity);
    await sendArrival(roomId, identity);
  });
  const lock = { kind: 'lock', isLocked: true };
  await then('host shield-changed', () => twice(host, changeShield, { roomId, change: lock }));
  await then('host all-muted', () => twice(host, muteAll, { roomId, sessionId }));
  await then('host exception-set learner', () =>
    twice(host, setException, {
      roomId,
      uid: learner.uid,
      capability: 'screen:publish',
      lending: { allow: true, lasts: 'always' },
    }),
  );
  await then('host session-ended', () => twice(host, endSession, { roomId }));

  await then('host member-removed stranger', () => twice(host, removeMember, { roomId, uid: stranger.uid }));
  await then('stranger entry-refused stranger', async () => {
    await askToken(roomId, { token: stranger.token });
    await askToken(roomId, { token: stranger.token });
  });
  await then([], async () => {
    // The log keeps nothing about rooms that do not exist.
    await askToken('ThereIsNoSuchRoom', { token: stranger.token });
  });
  await then('host member-restored stranger', () =>
    twice(host, restoreMember, { roomId, uid: stranger.uid }),
  );
  await then('stranger member-left stranger', () => twice(stranger, leaveRoom, { roomId }));
  await then('stranger entry-refused stranger', async () => {
    const refused = await call(redeemInvite, { token: stranger.token, input: { code } });
    expectCallableRefusal(refused, 'invites/not-valid');
    // The server writes the row after the answer.
    await expect
      .poll(async () => (await readActions(admin.firestore, scene)).length)
      .toBeGreaterThan(expected.length);
  });
  await then('host invite-reopened', () => twice(host, revokeInvite, { roomId, inviteId, isRevoked: false }));
  await then('stranger member-joined stranger', () => twice(stranger, redeemInvite, { code }));

  await then('host room-offered learner', () => twice(host, offerRoom, { roomId, uid: learner.uid }));
  await then('host offer-taken-back learner', () => twice(host, offerRoom, { roomId, uid: null }));
  await then('host room-offered learner', () => twice(host, offerRoom, { roomId, uid: learner.uid }));
  await then('learner offer-declined host', () => twice(learner, answerOffer, { roomId, accept: false }));
  await then('host room-offered learner', () => twice(host, offerRoom, { roomId, uid: learner.uid }));
  await then('learner room-taken-over host', () => twice(learner, answerOffer, { roomId, accept: true }));

  let groupId = '';
  await then('host group-made', async () => {
    ({ groupId } = (await twice(host, createGroup, { name: 'Year 7' })) as { groupId: string });
  });
  let uids: string[] = [];
  await then('host learner-made another', async () => {
    ({ uids } = (await twice(host, addLearners, { groupId, names: ['Sophie'] })) as { uids: string[] });
  });
  await then(['host group-placed', 'host member-added another'], () =>
    twice(host, inviteGroup, { groupId, roomId, profile: 'learner' }),
  );
  await then('host pin-reset another', () => twice(host, resetPins, { groupId, uids }));
  await then('host card-stopped another', () => twice(host, revokeCards, { groupId, uids, isRevoked: true }));
  await then('host card-reopened another', () =>
    twice(host, revokeCards, { groupId, uids, isRevoked: false }),
  );
  await then(['host member-removed another', 'host group-withdrawn'], () =>
    twice(host, removeGroupFromRoom, { groupId, roomId }),
  );

  await then('stranger data-exported stranger', () => call(exportMyData, { token: stranger.token }));
  await then(['stranger account-deleted stranger', 'stranger member-left stranger'], () =>
    twice(stranger, deleteMyAccount, { confirmation: 'delete my account' }),
  );
  await then('learner room-deleted', () => twice(learner, deleteRoom, { roomId, name: defaultRoomName }));
  await then('host signed-out host', () => twice(host, signOutEverywhere, {}));
});

test('The log keeps one row per person a short code refused, and none for a wrong code', async ({
  makeScene,
  admin,
}) => {
  const scene = await makeScene();
  const { roomId, host, learner, stranger } = scene;
  const made = resultOf(await call(makeShortCode, { token: host.token, input: { roomId } }));
  const { code } = made as { code: string };
  resultOf(await call(removeMember, { token: host.token, input: { roomId, uid: learner.uid } }));
  const addStranger = { roomId, email: stranger.email, profile: 'learner' };
  resultOf(await call(addMember, { token: host.token, input: addStranger }));
  resultOf(await call(banPerson, { token: host.token, input: { roomId, uid: stranger.uid } }));
  const before = await readActions(admin.firestore, scene);

  const guess = await call(enterByCode, { token: stranger.token, input: { code: 'ZZZZZZZZ' } });
  expectCallableRefusal(guess, 'rooms/code-invalid');
  for (const [{ token }, refusal] of [
    [learner, 'rooms/removed'],
    [stranger, 'rooms/banned'],
    [stranger, 'rooms/banned'],
  ] as const) {
    expectCallableRefusal(await call(enterByCode, { token, input: { code } }), refusal);
  }
  expect(await readActions(admin.firestore, scene)).toEqual([
    ...before,
    'learner entry-refused learner',
    'stranger entry-refused stranger',
  ]);
});

test('Administrators read the whole log and hosts their room’s, paged and as a table', async ({
  makeScene,
  admin,
}) => {
  const { roomId, host, learner } = await makeScene();
  const other = await makeScene();
  for (const isArchived of [true, false, true, false]) {
    await call(archiveRoom, { token: host.token, input: { roomId, isArchived } });
  }
  const rosalind = await makeAdministrator(admin);
  const token = await getIdToken(rosalind);
  const read = async (contract: AnyContract, by: string, input: object) =>
    resultOf(await call(contract, { token: by, input: { cursor: null, ...input } })) as AuditPage;
  const actionsOf = ({ entries }: AuditPage) => entries.map(({ action }) => action);

  const ofRoom = await read(listRoomAudit, host.token, { roomId, filter: {} });
  expect(actionsOf(ofRoom)).toEqual([
    'room-brought-back',
    'room-archived',
    'room-brought-back',
    'room-archived',
    'member-added',
    'room-created',
  ]);
  expect(ofRoom.names.people).toEqual({ [host.uid]: host.name, [learner.uid]: learner.name });
  expect(ofRoom.next).toBeNull();
  // A filter by another room must not widen what the host may read.
  const sly = await read(listRoomAudit, host.token, { roomId, filter: { roomId: other.roomId } });
  expect(actionsOf(sly)).toEqual(actionsOf(ofRoom));

  const byHost = await read(listAudit, token, { filter: { actorUid: host.uid, group: 'people' } });
  expect(actionsOf(byHost)).toEqual(['member-added']);
  const about = await read(listAudit, token, { filter: { subjectUid: other.learner.uid } });
  expect(about.entries.map((entry) => entry.roomId)).toEqual([other.roomId]);
  const [newest, second, ...older] = ofRoom.entries;
  const later = { filter: { roomId, from: older[0]?.at }, cursor: { at: newest?.at, id: newest?.id } };
  expect((await read(listAudit, token, later)).entries.map(({ id }) => id)).toEqual([
    second?.id,
    older[0]?.id,
  ]);
  const words = await read(listAudit, token, { filter: { actorUid: host.uid, text: 'ARCHIVED the' } });
  expect(actionsOf(words)).toEqual(['room-archived', 'room-archived']);

  const sent = { token, key: newKey(), input: { filter: { roomId }, cursor: null } };
  const table = resultOf(await call(exportAudit, sent)) as { csv: string; count: number };
  expect(resultOf(await call(exportAudit, sent))).toEqual(table);
  expect(table.count).toBe(6);
  expect(table.csv.split('\r\n')).toHaveLength(8);
  expect(table.csv).toContain(`,${host.name},made the room as Lesson,,${defaultRoomName},`);
  const exported = await read(listAudit, token, { filter: { actorUid: rosalind.uid } });
  expect(actionsOf(exported)).toEqual(['audit-exported']);
});

test('The log and its table show the reason of a removal, a ban or a new role', async ({
  makeScene,
  admin,
}) => {
  const { roomId, host, learner, stranger } = await makeScene();
  const rosalind = await getIdToken(await makeAdministrator(admin));
  const about = (uid: string, reason: string) => ({ roomId, uid, reason });
  const decide = async (contract: AnyContract, input: object, token = host.token) =>
    resultOf(await call(contract, { token, input }));
  await decide(addMember, { roomId, email: stranger.email, profile: 'learner' });
  const role = { profile: 'presenter', lasts: 'always' };
  await decide(changeRole, { ...about(learner.uid, 'Presents from now on'), ...role });
  await decide(removeMember, about(learner.uid, 'Has left the class'));
  await decide(banPerson, about(stranger.uid, 'Drew over the board'));
  const { uid } = stranger;
  await decide(changeOrganisationRole, { uid, role: 'member', reason: 'Makes no rooms' }, rosalind);

  const reasons = async (subjectUid: string) => {
    const input = { cursor: null, filter: { subjectUid } };
    const { entries } = resultOf(await call(listAudit, { token: rosalind, input })) as AuditPage;
    return entries.flatMap(({ action, reason }) => (reason === undefined ? [] : `${action}: ${reason}`));
  };
  expect(await reasons(learner.uid)).toEqual([
    'member-removed: Has left the class',
    'profile-changed: Presents from now on',
  ]);
  expect(await reasons(uid)).toEqual(['role-changed: Makes no rooms', 'person-banned: Drew over the board']);
  const sent = { token: rosalind, input: { filter: { subjectUid: learner.uid }, cursor: null } };
  const { csv } = resultOf(await call(exportAudit, sent)) as { csv: string };
  expect(csv).toContain(',Has left the class,member-removed,');
});
