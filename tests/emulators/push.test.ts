import { initializeApp } from 'firebase-admin/app';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { deleteExpired } from '@/lib/firebase/server/delete-expired';
import type { NoticeChoices } from '@/lib/notifications/schema';
import { notify, type Happening } from '@/lib/notifications/server/notify';
import { notePushDeviceOf } from '@/lib/notifications/server/push/push-device-store';
import { takeBack } from '@/lib/notifications/server/take-back';
import { pushLeftBehind } from '@/lib/notifications/server/push/push-left-behind';
import { startPushSink, type PushSink } from '@/tests/support/services/push-sink';
import { endAdminApps } from './support/end-admin-apps';
import { unique } from './support/unique';

// The product takes the first app that there is.
const projectId = `demo-${unique('push').toLowerCase()}`;
initializeApp({ projectId });

const minute = 60_000;
const day = 24 * 60 * minute;
const now = Date.UTC(2026, 10, 28);
const roomId = 'Waves';
const begun: Happening = { id: 'begins-1', kind: 'room-begins', roomId, by: { uid: 'emmy' }, to: 'everyone' };
const idOf = (digit: number) => `3f0e6f5e-6d2b-4c64-9d7e-2f0b8f1c9a0${digit}`;
const laptop = { browser: 'firefox', system: 'linux', isNew: true } as const;

let sink: PushSink;
beforeAll(async () => {
  sink = await startPushSink();
  process.env['FIREBASE_VAPID_KEY'] = 'BKey';
  process.env['CHALKTALK_FAKE_PUSH_URL'] = sink.url;
  process.env['FIREBASE_PROJECT_ID'] = projectId;
  const room = { name: 'Waves on a string', preset: 'lesson', settings: {}, ownerUid: 'emmy', createdAt: 1 };
  await adminFirestore().doc(`rooms/${roomId}`).set(room);
});
afterAll(async () => {
  sink.stop();
  await endAdminApps();
});

type Seed = { token?: string; notices?: NoticeChoices; disabled?: boolean };

/** A member with one device, whose token is their name unless it is to be refused. */
async function seedPerson(
  uid: string,
  { token = uid, notices = {}, disabled = false }: Seed = {},
): Promise<void> {
  const firestore = adminFirestore();
  const user = { name: uid, email: null, kind: 'account', createdAt: 1, seenAt: 1, notices };
  const place = { uid, name: uid, kind: 'account', profile: 'learner', addedAt: 1, addedBy: 'emmy' };
  await Promise.all([
    firestore.doc(`users/${uid}`).set(user),
    firestore.doc(`gates/${uid}`).set({ validAfter: 0, disabled, epoch: 1 }),
    firestore.doc(`rooms/${roomId}/members/${uid}`).set(place),
  ]);
  await notePushDeviceOf(uid, { ...laptop, deviceId: idOf(1), token }, now);
}

const devicesOf = async (uid: string) =>
  (await adminFirestore().collection(`users/${uid}/pushDevices`).get()).docs.map(({ id }) => id);
const dueOf = async (uid: string, id: string) =>
  (await adminFirestore().doc(`users/${uid}/notices/${id}`).get()).get('pushUntil') as number | undefined;

describe('A push', () => {
  it('reaches the devices of those who want it, once, with ids only', async () => {
    await Promise.all([
      seedPerson('emmy'),
      seedPerson('ada'),
      seedPerson('kurt', { notices: { 'room-begins': 'inbox' } }),
      seedPerson('olga', { disabled: true }),
    ]);
    await notify(begun, now);
    await notify(begun, now + 1);
    const data = { notice: 'begins-1', kind: 'room-begins', path: '/rooms/Waves/live' };
    expect(sink.pushesTo('ada').map((push) => push.data)).toEqual([data]);
    for (const uid of ['emmy', 'kurt', 'olga']) expect(sink.pushesTo(uid)).toEqual([]);
    expect(await dueOf('ada', 'begins-1')).toBeUndefined();
    const device = await adminFirestore()
      .doc(`users/ada/pushDevices/${idOf(1)}`)
      .get();
    expect(device.get('lastPushAt')).toBe(now);
  });

  it('is taken off the devices that show it, and not sent where it is due', async () => {
    await Promise.all([
      seedPerson('shows'),
      seedPerson('dark'),
      seedPerson('slow', { token: 'UNAVAILABLE-9' }),
    ]);
    const told = { ...begun, id: 'begins-9', to: { uids: ['shows', 'slow'] } } as const;
    await notify(told, now);
    await takeBack({ id: 'begins-9', uids: ['shows', 'slow', 'dark'] }, now + 1);
    expect(sink.pushesTo('shows').map((push) => push.data)).toEqual([
      { notice: 'begins-9', kind: 'room-begins', path: '/rooms/Waves/live' },
      { notice: 'begins-9', kind: 'over' },
    ]);
    expect(sink.pushesTo('dark')).toEqual([]);
    expect(sink.pushesTo('UNAVAILABLE-9')).toHaveLength(1);
    expect(await pushLeftBehind(now + minute)).toBe(0);
    await adminFirestore().doc(`rooms/${roomId}/members/slow`).delete();
  });

  it('forgets a device of which the service says that it is gone', async () => {
    await seedPerson('gone', { token: 'UNREGISTERED-1' });
    await notify({ ...begun, id: 'begins-2' }, now);
    expect(await devicesOf('gone')).toEqual([]);
    expect(await devicesOf('ada')).toEqual([idOf(1)]);
  });

  it('stays due while the service is away, and is sent later as long as it is worth it', async () => {
    await seedPerson('late', { token: 'UNAVAILABLE-1' });
    await notify({ ...begun, id: 'begins-3', to: { uids: ['late'] } }, now);
    expect(await dueOf('late', 'begins-3')).toBe(now + 60 * minute);
    await notePushDeviceOf('late', { ...laptop, deviceId: idOf(1), token: 'late' }, now);
    // A request may still be at it.
    expect(await pushLeftBehind(now + minute - 1)).toBe(0);
    expect(await pushLeftBehind(now + minute)).toBe(1);
    expect(sink.pushesTo('late')).toHaveLength(1);
    expect(await pushLeftBehind(now + 2 * minute)).toBe(0);
  });

  it('is not sent late to somebody who was removed, nor when it is over', async () => {
    const removed = { ...begun, id: 'begins-4', to: { uids: ['removed'] } } as const;
    const over = { ...begun, id: 'begins-5', to: { uids: ['over'] } } as const;
    await Promise.all([
      seedPerson('removed', { token: 'UNAVAILABLE-2' }),
      seedPerson('over', { token: 'UNAVAILABLE-3' }),
    ]);
    await Promise.all([notify(removed, now), notify(over, now)]);
    await adminFirestore().doc(`rooms/${roomId}/members/removed`).delete();
    await pushLeftBehind(now + minute);
    expect(sink.pushesTo('UNAVAILABLE-2')).toHaveLength(1);
    expect(sink.pushesTo('UNAVAILABLE-3')).toHaveLength(2);
    await pushLeftBehind(now + 60 * minute);
    expect(sink.pushesTo('UNAVAILABLE-3')).toHaveLength(2);
    expect(await dueOf('over', 'begins-5')).toBeUndefined();
  });
});

describe('A device', () => {
  it('shows the pushes of one person: its token moves with the account', async () => {
    await Promise.all([seedPerson('first', { token: 'shared-1' }), seedPerson('second', { token: 'own-2' })]);
    await notePushDeviceOf('second', { ...laptop, deviceId: idOf(2), token: 'shared-1' }, now);
    expect(await devicesOf('first')).toEqual([]);
    expect(await devicesOf('second')).toEqual([idOf(1), idOf(2)]);
  });

  it('stays off once it was taken off the list, until it is turned on again', async () => {
    await seedPerson('third');
    const device = { ...laptop, deviceId: idOf(3), token: 'third-3' };
    expect(await notePushDeviceOf('third', { ...device, isNew: false }, now)).toBe(false);
    expect(await devicesOf('third')).toEqual([idOf(1)]);
    expect(await notePushDeviceOf('third', device, now)).toBe(true);
    expect(await notePushDeviceOf('third', { ...device, isNew: false, token: 'third-4' }, now + 1)).toBe(
      true,
    );
  });

  it('gets nothing after a month without a page, and goes with the service’s own', async () => {
    await seedPerson('away');
    const later = now + 30 * day;
    await notify({ ...begun, id: 'begins-6', to: { uids: ['away'] } }, later);
    expect(sink.pushesTo('away')).toEqual([]);
    await deleteExpired(now + 270 * day - 1);
    expect(await devicesOf('away')).toEqual([idOf(1)]);
    await deleteExpired(now + 270 * day);
    expect(await devicesOf('away')).toEqual([]);
  });
});
