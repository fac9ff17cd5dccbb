import { initializeApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { personalPlaces } from '@/lib/account/server/personal-places';
import { decideEvent } from '@/lib/call/server/events/decide-event';
import { applyEventOnce } from '@/lib/call/server/events/event-transaction';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { patchDatabase } from '@/lib/firebase/server/rtdb-rest';
import { toIdentity } from '@/lib/livekit/identity';
import type { MediaEvent } from '@/lib/livekit/media-event';
import { deleteRecordOf } from '@/lib/receipts/server/delete-record';
import { listEarlierSessionsOf } from '@/lib/receipts/server/list-sessions';
import { readReceiptOf } from '@/lib/receipts/server/read-receipt';
import { visitRoomAs } from '@/lib/receipts/server/visit-room';
import { prepareSession } from '@/lib/rooms/session/session';
import { endAdminApps } from './support/end-admin-apps';
import { seedOpenCall, type OpenCall } from './support/open-call';
import { unique } from './support/unique';

const projectId = `demo-${unique('receipts').toLowerCase()}`;
initializeApp({ projectId, databaseURL: `https://${projectId}.firebaseio.com` });
afterAll(endAdminApps);

const minute = 60_000;
const start = Date.now() - 30 * minute;
const host = { uid: 'emmy', isWhole: true };
const learner = { uid: 'ada', isWhole: false };
let call: OpenCall;

const roomSid = 'RM_1';
const event = (id: string, kind: 'arrived' | 'left', uid: string, sid: string, at: number): MediaEvent => ({
  ...{ id: `${id}${call.roomId}`, kind, at, roomName: `chalktalk_${call.roomId}`, roomSid },
  ...{ identity: toIdentity(uid, joinIdOf(uid)), participantSid: sid, since: at },
});
const joinIdOf = (uid: string) => `${uid}${call.roomId}`.slice(0, 16);
const takeIn = (one: MediaEvent, identity: string | null) =>
  applyEventOnce(one, { roomId: call.roomId, identity }, (snapshot) =>
    decideEvent(snapshot, one, { roomId: call.roomId, moves: 0, now: Date.now() }),
  );
const takeInPerson = (one: MediaEvent) => takeIn(one, 'identity' in one ? one.identity : null);

/** Lets somebody into the call, as asking for a token does. */
async function admit(uid: string, profile: string): Promise<void> {
  await adminFirestore()
    .doc(`admitted/${toIdentity(uid, joinIdOf(uid))}`)
    .set({
      ...{ uid, roomId: call.roomId, joinId: joinIdOf(uid), sessionId: call.sessionId, profile, name: uid },
      ...{
        kind: 'account',
        seat: 2,
        expiresAt: Timestamp.fromMillis(Date.now() + 60 * minute),
        closed: false,
      },
      ...{ arrived: null, gone: [] },
    });
}

const handoutId = '0123456789ab';
const quoted = { sheet: 'first', id: 'c7', kind: 'calculation', line: 3, source: 'F = m g', given: 'm = 2' };

beforeAll(async () => {
  call = await seedOpenCall();
  const { roomId, sessionId } = call;
  // Ada's first join of the scene belongs to other tests.
  await adminFirestore()
    .doc(`admitted/${toIdentity('ada', roomId.slice(-16))}`)
    .delete();
  await Promise.all([admit('emmy', 'host'), admit('ada', 'learner'), admit('otto', 'observer')]);
  await takeInPerson(event('1', 'arrived', 'emmy', 'PA_e', start));
  await takeInPerson(event('2', 'arrived', 'otto', 'PA_o', start));
  // Out of order, and twice: the webhook is late, and the reconciler has noticed before.
  await takeInPerson(event('4', 'left', 'ada', 'PA_a', start + 9 * minute));
  await takeInPerson(event('3', 'arrived', 'ada', 'PA_a', start + minute));
  await takeInPerson(event('5', 'left', 'ada', 'PA_a', start + 5 * minute));
  await takeInPerson(event('6', 'arrived', 'ada', 'PA_b', start + 10 * minute));
  const message = (from: string, to: string, at: number, readers?: string[]) => ({
    ...{ from, name: from, text: `To ${to}`, to, at: Timestamp.fromMillis(at) },
    ...(readers && { readers }),
  });
  const file = { kind: 'pdf', type: 'application/pdf', size: 5, by: 'emmy', byName: 'emmy', state: 'here' };
  const decision = {
    ...{ action: 'exception-set', actorUid: 'emmy', roomId, before: {} },
    after: { capability: 'worksheet:edit', allow: true },
  };
  const documents: Record<string, object> = {
    [`rooms/${roomId}/messages/early`]: message('emmy', 'everyone', start - minute),
    [`rooms/${roomId}/messages/open`]: { ...message('emmy', 'everyone', start + minute), cell: quoted },
    [`rooms/${roomId}/messages/toHosts`]: message('ada', 'hosts', start + 2 * minute, ['ada', 'emmy']),
    [`rooms/${roomId}/messages/between`]: message('ben', 'ada', start + 3 * minute, ['ben', 'ada']),
    [`rooms/${roomId}/messages/removed`]: { ...message('ben', 'everyone', start + minute), removedBy: 'emmy' },
    [`rooms/${roomId}/sessions/${sessionId}/transcript/ada_1`]: { uid: 'ada', name: 'ada', text: 'So?', at: start + minute },
    [`rooms/${roomId}/files/now`]: { ...file, name: 'now.pdf', at: start + minute },
    [`rooms/${roomId}/files/before`]: { ...file, name: 'before.pdf', at: start - minute },
    [`rooms/${roomId}/worksheets/first`]: { name: 'Forces', createdAt: 1, createdBy: 'emmy', binnedAt: null },
    [`rooms/${roomId}/handouts/${handoutId}`]: { name: 'Forces', sheetId: 'first', by: 'emmy', at: start, state: 'collected' },
    [`rooms/${roomId}/handouts/000000000000`]: { name: 'Waves', sheetId: 'first', by: 'emmy', at: start - minute, state: 'open' },
    [`audit/${roomId}d`]: { action: 'handout-led', actorUid: 'emmy', roomId, before: {}, subjectUid: null, after: { handout: 'collected', page: handoutId }, at: start + 4 * minute },
    [`audit/${roomId}e`]: { action: 'page-shown', actorUid: 'emmy', roomId, before: {}, subjectUid: 'ben', after: { page: handoutId, isNamed: false }, at: start + 5 * minute },
    [`audit/${roomId}a`]: { ...decision, subjectUid: 'ada', at: start + 2 * minute },
    [`audit/${roomId}b`]: { ...decision, subjectUid: 'ben', at: start + 3 * minute },
    [`audit/${roomId}c`]: { ...decision, subjectUid: 'ada', at: start - minute },
  }; // prettier-ignore
  await Promise.all(Object.entries(documents).map(([path, data]) => adminFirestore().doc(path).set(data)));
  await patchDatabase({
    [`worksheets/rooms/${roomId}/own-ada-${handoutId}/head`]: { epoch: 1, snapshot: '' },
    [`progress/${roomId}/${handoutId}/ada`]: { state: 'done', done: 4, at: start + 6 * minute },
    [`beside/${roomId}/${handoutId}/ada/notes/c1`]: { text: 'Mind the sign.', by: 'emmy', at: start },
  });
  const { seconds } = Timestamp.fromMillis(start + 20 * minute);
  await takeIn(
    { id: `7${roomId}`, kind: 'room-finished', at: seconds * 1000, roomName: `chalktalk_${roomId}`, roomSid },
    null,
  );
});

it('keeps the cell that a message quotes', async () => {
  const receipt = await readReceiptOf({ ...call, reader: host, as: null }, Date.now());
  expect(receipt?.messages.map(({ cell }) => cell)).toEqual([quoted, undefined]);
});

const read = async (reader: typeof host, as: string | null = null) => {
  const receipt = await readReceiptOf({ ...call, reader, as }, Date.now());
  if (!receipt) throw new Error('There is no receipt.');
  const minutes = (at: number) => Math.round((at - start) / minute);
  return {
    people: receipt.people.map(({ uid, intervals }) => [
      uid,
      ...intervals.map(({ from, until }) => [minutes(from), minutes(until)]),
    ]),
    messages: receipt.messages.map(({ id }) => id),
    grants: receipt.grants.map(({ uid }) => uid),
    said: receipt.said.map(({ text }) => text),
    files: receipt.files.map(({ name }) => name),
    sheets: receipt.sheets.map(({ name }) => name),
  };
};

it('tells a host of everybody, by reports in any order, and of no observer', async () => {
  expect(await read(host)).toEqual({
    people: [
      ['emmy', [0, 20]],
      ['ada', [1, 5], [10, 20]],
    ],
    messages: ['open', 'toHosts'],
    grants: ['ada', 'ben'],
    said: ['So?'],
    files: ['now.pdf'],
    sheets: ['Forces'],
  }); // prettier-ignore
});

it('tells a learner of themselves, and of the words that they may read', async () => {
  expect(await read(learner)).toMatchObject({
    people: [['ada', [1, 5], [10, 20]]],
    messages: ['open', 'toHosts', 'between'],
    grants: ['ada'],
  });
  expect(await read({ uid: 'ben', isWhole: false })).toMatchObject({
    people: [],
    messages: ['open', 'between'],
  });
});

it('shows a host what a learner receives, without private words of others', async () => {
  expect(await read(host, 'ada')).toMatchObject({
    people: [['ada', [1, 5], [10, 20]]],
    messages: ['open', 'toHosts'],
    grants: ['ada'],
  });
  await expect(read(learner, 'ben')).rejects.toMatchObject({ code: 'access/denied' });
});

it('tells learners of their own page, and hosts of what was done with all', async () => {
  const pages = async (reader: typeof host) =>
    (await readReceiptOf({ ...call, reader }, Date.now()))?.pages.map(({ name, said, notes, led }) => ({
      ...{ name, said, notes: notes.map(({ text }) => text), led: led.map(({ kind }) => kind) },
    }));
  expect(await pages(host)).toEqual([
    { name: 'Forces', said: undefined, notes: [], led: ['collected', 'shown'] },
  ]);
  expect(await pages(learner)).toEqual([
    { name: 'Forces', said: { state: 'done', done: 4 }, notes: ['Mind the sign.'], led: ['collected'] },
  ]);
  // Ben has no page.
  expect(await pages({ uid: 'ben', isWhole: false })).toEqual([]);
});

it('knows no session of another name, and none that nobody came into', async () => {
  const { roomId } = call;
  expect(await readReceiptOf({ roomId, sessionId: 'other', reader: host }, Date.now())).toBeNull();
});

it('lists the sessions that are over, with names for hosts alone', async () => {
  const { roomId, sessionId } = call;
  const listed = await listEarlierSessionsOf({ roomId, before: null, reader: host });
  expect(listed).toMatchObject({ sessions: [{ sessionId, people: ['emmy', 'ada'] }], next: null });
  const [own] = (await listEarlierSessionsOf({ roomId, before: null, reader: learner })).sessions;
  expect(own?.people).toBeNull();
  expect(Math.round((own?.ownTime ?? 0) / minute)).toBe(14);
  expect((await listEarlierSessionsOf({ roomId, before: start, reader: host })).sessions).toEqual([]);
});

it('tells what came since the last visit and the last call, and nothing at the first', async () => {
  const { roomId, sessionId } = call;
  const visit = (uid: string, at: number, readTo = 0) => visitRoomAs({ roomId, uid, readTo }, at);
  expect(await visit('ben', start - 60 * minute)).toBeNull();
  expect(await visit('ada', start - 60 * minute)).toBeNull();
  const now = Date.now();
  const news = { since: start - 60 * minute, sessions: [{ sessionId }] };
  const seen = { ...news, messages: 2, files: 2 };
  // Ben was in no call: of three messages one is his own, and one that a host took away still has its place.
  expect(await visit('ben', now)).toMatchObject(seen);
  expect(await visit('ben', now + minute)).toMatchObject(seen);
  expect(await visit('ben', now, start)).toMatchObject({ ...news, messages: 1, files: 2 });
  // Ada was in it until its end: she has seen what came, but not what stays of it.
  expect(await visit('ada', now)).toMatchObject({ ...news, messages: 0, files: 0 });
});

it('moves a guest’s times to the learner, and finds them by the account', async () => {
  const place = personalPlaces['rooms/{roomId}/sessions/{sessionId}/attendance/{uid}'];
  const [found] = (await place?.find('ada', [])) ?? [];
  if (!found || typeof place?.merging !== 'function') throw new Error('There is no such place.');
  await place.merging(found, { uid: 'carl', name: 'Carl', kind: 'learner' });
  const merged = await place.find('carl', []);
  expect(merged.map((document) => Object.keys(document.get('visits') as object).sort())).toEqual([
    ['PA_a', 'PA_b'],
  ]);
});

it('deletes who was there and what was said for a host, with one row in the log', async () => {
  const { roomId, sessionId } = call;
  // What the webhooks above have left to send; nobody of this room is known to the other database.
  const left = await adminFirestore().collection('outbox').where('roomId', '==', roomId).get();
  await Promise.all(left.docs.map(({ ref }) => ref.delete()));
  const rows = async () => {
    const found = await adminFirestore().collection('audit').where('roomId', '==', roomId).get();
    return found.docs.filter((row) => row.get('action') === 'record-deleted').length;
  };
  await expect(deleteRecordOf(roomId, sessionId, 'ada')).rejects.toMatchObject({ code: 'access/denied' });
  await deleteRecordOf(roomId, sessionId, 'emmy');
  await deleteRecordOf(roomId, sessionId, 'emmy');
  expect(await rows()).toBe(1);
  for (const kind of ['attendance', 'transcript'])
    expect(
      (await adminFirestore().collection(`rooms/${roomId}/sessions/${sessionId}/${kind}`).get()).size,
    ).toBe(0);
  expect(await read(host)).toMatchObject({
    people: [],
    said: [],
    files: ['now.pdf'],
    messages: ['open', 'toHosts'],
  });
  const receipt = await readReceiptOf({ roomId, sessionId, reader: learner }, Date.now());
  expect(receipt?.gone?.by).toBe('host');
  const [listed] = (await listEarlierSessionsOf({ roomId, before: null, reader: host })).sessions;
  expect(listed).toMatchObject({ sessionId, isGone: true, people: null });
});

it('deletes nothing of a session that may still go on', async () => {
  const { roomId } = call;
  const now = Date.now();
  const session = { ...prepareSession(now), startedAt: now, endedAt: now, status: 'ended', endedBy: 'empty' };
  await adminFirestore().doc(`rooms/${roomId}/sessions/fresh`).set(session);
  await expect(deleteRecordOf(roomId, 'fresh', 'emmy')).rejects.toMatchObject({
    code: 'rooms/session-not-over',
  });
});
