import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { initializeApp } from 'firebase-admin/app';
import { presets, type PresetId } from '@/lib/access/presets';
import { requireValidRules } from '@/emulators/firestore/require-valid-rules';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { createInvite, joinAsGuest, peekInvite, redeemInvite } from '@/lib/invites/contract';
import { inviteCallables } from '@/lib/invites/server/callables';
import { enterByCode, enterByCodeAsGuest, makeShortCode } from '@/lib/lobby/contract';
import { lobbyCallables } from '@/lib/lobby/server/callables';
import { readActionAboutMe } from '@/lib/moderation/contract';
import { moderationCallables } from '@/lib/moderation/server/callables';
import { initialSettings, unchangedOrganization } from '@/lib/organization/organization';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { addMember, createRoom } from '@/lib/rooms/contract';
import { roomCallables } from '@/lib/rooms/server/callables';
import { firestoreOutbox } from '@/lib/rooms/server/outbox/firestore-outbox';
import { matrixDocument } from '@/lib/rooms/server/documents/matrix-document';
import { prepareSession } from '@/lib/rooms/session/session';
import { changeShield } from '@/lib/shield/contract';
import { shieldCallables } from '@/lib/shield/server/callables';
import { unsignedToken } from '@/tests/rules/support/unsigned-token';
import { createDoor } from './support/call-in-process';
import { firestoreAddress } from './support/emulator-environment';
import { endAdminApps } from './support/end-admin-apps';
import { seedAccount } from './support/seed-account';
import { unique } from './support/unique';

jest.mock('@/lib/core/server/log');
// Nobody is on the media server.
jest.mock('@/lib/rooms/server/outbox/media-commands');
// Outside a request, Next runs nothing after the answer.
jest.mock('next/server', () => ({ after: (work: () => Promise<void>) => void work() }));

// A project of its own, whose settings nobody else changes. The product takes the first app that there is.
const projectId = `demo-${unique('in-rooms').toLowerCase()}`;
initializeApp({ projectId, databaseURL: `https://${projectId}.firebaseio.com` });
process.env['CHALKTALK_SECRET'] = randomBytes(32).toString('hex');
beforeAll(() => requireValidRules(firestoreAddress.url, projectId, 'firebase/firestore.rules'));
beforeEach(() => decide({}));
afterAll(endAdminApps);

const call = createDoor([
  ...roomCallables,
  ...moderationCallables,
  ...inviteCallables,
  ...lobbyCallables,
  ...shieldCallables,
]);
const done = async <Result>(...sent: Parameters<typeof call>): Promise<Result> => {
  const { code, result } = await call(...sent);
  if (code !== 'ok') throw new Error(`${sent[0].name} is refused: ${code}`);
  return result as Result;
};

let version = 0;

/** The administrator has saved it and closed the page, so no room has heard of it. */
async function decide(changed: Partial<OrganizationSettings>): Promise<void> {
  version += 1;
  const settings = { ...initialSettings, ...changed, version };
  await adminFirestore().doc('organization/policy').set(settings);
}

const makeRoom = ({ uid }: { uid: string }, preset: PresetId = 'lesson') =>
  done<{ roomId: string }>(createRoom, { uid, input: { name: 'Algebra', preset, lobby: 'off' } });

describe('A room without a call that a saved policy has not reached', () => {
  it.each([
    ['a member who asks for something', { 'member:list': 'forced-off' }, 'ok'],
    ['a member who is refused', { 'member:list': 'forced-off', 'room:read': 'forced-off' }, 'access/denied'],
  ] as const)('is updated by %s', async (_, learner, code) => {
    const [emmy, ada] = await Promise.all([seedAccount('Emmy'), seedAccount('Ada')]);
    const { roomId } = await makeRoom(emmy);
    await done(addMember, { uid: emmy.uid, input: { roomId, email: ada.email, profile: 'learner' } });
    const authorization = `Bearer ${unsignedToken(projectId, ada.uid, Math.floor(Date.now() / 1000))}`;
    const members = `v1/projects/${projectId}/databases/(default)/documents/rooms/${roomId}/members`;
    const listMembers = async () =>
      (await fetch(`${firestoreAddress.url}/${members}`, { headers: { authorization } })).status;
    await decide({ policy: { learner } });
    expect(await listMembers()).toBe(200);

    const answer = await call(readActionAboutMe, { uid: ada.uid, input: { roomId, includeRoomWide: true } });

    expect(answer.code).toBe(code);
    expect(await listMembers()).toBe(403);
    expect(await firestoreOutbox.list(roomId)).toEqual([]);
  });
});

it('refuses guests, not accounts, where the organisation takes no guests', async () => {
  const [{ uid: host }, kurt] = await Promise.all([seedAccount('Emmy'), seedAccount('Kurt')]);
  const [{ roomId }, elsewhere] = await Promise.all([makeRoom({ uid: host }), makeRoom({ uid: host })]);
  const invite = async (to: string) => {
    const input = { roomId: to, profile: 'learner', limit: null, days: 7, note: '' };
    return (await done<{ code: string }>(createInvite, { uid: host, input })).code;
  };
  const [code, otherCode] = await Promise.all([invite(roomId), invite(elsewhere.roomId)]);
  const short = await done<{ code: string }>(makeShortCode, { uid: host, input: { roomId } });
  const firestore = adminFirestore();
  const listMembers = async (of: string) =>
    (await firestore.collection(`rooms/${of}/members`).get()).docs.map(({ id }) => id);
  await done(joinAsGuest, { input: { code: otherCode, name: 'Sophie' } });
  const known = (await listMembers(elsewhere.roomId)).find((uid) => uid !== host);
  if (known === undefined) throw new Error('The guest has not come in.');
  const name = `Karl ${roomId}`;
  const ways = [
    () => call(joinAsGuest, { input: { code, name } }),
    () => call(enterByCodeAsGuest, { input: { code: short.code, name } }),
    () => call(redeemInvite, { uid: known, input: { code } }),
    () => call(enterByCode, { uid: known, input: { code: short.code } }),
  ];
  const peek = () => done(peekInvite, { input: { code } });
  expect(await peek()).toMatchObject({ takesGuests: true });

  await decide({ rules: { ...initialSettings.rules, guests: 'off' } });

  expect(await peek()).toMatchObject({ takesGuests: false });
  for (const come of ways) expect((await come()).code).toBe('auth/accounts-only');
  expect(await listMembers(roomId)).toEqual([host]);
  expect((await firestore.collection('lobbyPasses').where('roomId', '==', roomId).get()).empty).toBe(true);
  expect((await firestore.collection('users').where('name', '==', name).get()).empty).toBe(true);

  await done(redeemInvite, { uid: kurt.uid, input: { code } });
  expect((await listMembers(roomId)).sort()).toEqual([host, kurt.uid].sort());
});

it('refuses a shield switch that the organisation forces for newcomers', async () => {
  const emmy = await seedAccount('Emmy');
  const makeOpen = async (preset: PresetId) => {
    const { roomId } = await makeRoom(emmy, preset);
    const latest = { ...prepareSession(Date.now()), id: unique('session') };
    const matrix = matrixDocument({ settings: presets[preset].settings }, latest, 2, unchangedOrganization);
    await adminFirestore().doc(`rooms/${roomId}/access/_matrix`).set(matrix);
    return roomId;
  };
  const [lesson, studyGroup] = await Promise.all([makeOpen('lesson'), makeOpen('study-group')]);
  const move = (roomId: string, capability: string) =>
    call(changeShield, {
      uid: emmy.uid,
      input: { roomId, change: { kind: 'switch', capability, to: 'ask' } },
    });
  const expectDecided = async (roomId: string) => {
    const details = { capability: 'camera:publish', decidedBy: 'policy' };
    expect(await move(roomId, 'camera:publish')).toMatchObject({ code: 'access/denied', details });
    expect((await move(roomId, 'mic:publish')).code).toBe('ok');
  };
  const policy = { learner: { 'camera:publish': 'forced-off' } } as const;

  await decide({ policy });
  await expectDecided(lesson);
  expect((await move(studyGroup, 'camera:publish')).code).toBe('ok');

  await decide({ policy, rules: { ...initialSettings.rules, defaultProfiles: { link: 'learner' } } });
  await expectDecided(studyGroup);
});
