import { initializeApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { builtInBook } from '@/lib/access/profile-book';
import { nothingLocked } from '@/lib/access/layers';
import { resolveAccess } from '@/lib/access/resolve-access';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { patchDatabase } from '@/lib/firebase/server/rtdb-rest';
import { readGlance } from '@/lib/glance/server/read-glance';
import { endAdminApps } from './support/end-admin-apps';
import { unique } from './support/unique';

const projectId = `demo-${unique('glance').toLowerCase()}`;
initializeApp({ projectId, databaseURL: `https://${projectId}.firebaseio.com` });
afterAll(endAdminApps);

const roomId = unique('room').replaceAll('-', '');
const now = Date.now();
const hour = 60 * 60 * 1000;

const accessOf = (profile: 'learner') =>
  resolveAccess({
    policy: {},
    profile: builtInBook[profile],
    room: {},
    live: nothingLocked,
    exception: {},
    session: null,
    now,
  });

beforeAll(async () => {
  const firestore = adminFirestore();
  const message = (to: string, at: number) => ({
    from: 'ada',
    name: 'Ada',
    text: `To ${to}`,
    to,
    at: Timestamp.fromMillis(at),
  });
  const sheet = { createdAt: 1, createdBy: 'ada' };
  const documents: Record<string, object> = {
    '': { name: 'Algebra', preset: 'lesson', settings: {}, ownerUid: 'ada', createdAt: 1 },
    '/members/ada': { uid: 'ada', name: 'Ada', kind: 'account', profile: 'host', addedAt: 1, addedBy: 'ada' },
    '/messages/one': message('everyone', now - hour),
    '/messages/old': message('everyone', now - 25 * hour),
    '/messages/private': message('hosts', now - hour),
    '/worksheets/first': { ...sheet, name: 'Forces', binnedAt: null },
    '/worksheets/gone': { ...sheet, name: 'Mistake', binnedAt: 1 },
  };
  await Promise.all([
    ...Object.entries(documents).map(([path, data]) => firestore.doc(`rooms/${roomId}${path}`).set(data)),
    patchDatabase({ [`inside/${roomId}/ada/join`]: { since: 5, name: 'Ada', profile: 'host' } }),
  ]);
});

it('holds what a member reads, and nothing that is private, old or binned', async () => {
  const glance = await readGlance(roomId, { profile: 'learner', access: accessOf('learner') }, now);
  expect(glance).toEqual({
    name: 'Algebra',
    preset: 'lesson',
    profile: 'learner',
    plan: null,
    members: [{ uid: 'ada', name: 'Ada', kind: 'account', profile: 'host' }],
    inside: [{ uid: 'ada', name: 'Ada', profile: 'host', since: 5 }],
    messages: [{ id: 'one', name: 'Ada', text: 'To everyone', at: now - hour }],
    sheets: [{ id: 'first', name: 'Forces' }],
  });
});

it('names nobody to a person who does not see who belongs to the room', async () => {
  const access = accessOf('learner');
  const hidden = { ...access, 'member:list': { ...access['member:list'], allowed: false } };
  expect((await readGlance(roomId, { profile: 'learner', access: hidden }, now)).members).toBeNull();
});
