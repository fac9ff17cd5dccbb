import { initializeApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { noticeOfMessage, noticeOfMessages, untell, untellIfGone } from '@/lib/chat/server/untell-message';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { deleteExpired } from '@/lib/firebase/server/delete-expired';
import { markRead } from '@/lib/notifications/server/notice-store';
import { writeRoomWay } from '@/lib/notifications/server/notice-ways';
import { notify, type Happening } from '@/lib/notifications/server/notify';
import { eraseRoom } from '@/lib/rooms/server/outbox/erase-room';
import { listInside } from '@/lib/rooms/server/documents/list-inside';
import { endAdminApps } from './support/end-admin-apps';
import { unique } from './support/unique';

jest.mock('@/lib/rooms/server/documents/list-inside', () => ({ listInside: jest.fn() }));
// Files and the Realtime Database hold nothing of these rooms.
jest.mock('@/lib/firebase/server/objects', () => ({ deleteObjectsBelow: jest.fn() }));
jest.mock('@/lib/firebase/server/rtdb-rest', () => ({ patchDatabase: jest.fn() }));

// The product takes the first app that there is.
initializeApp({ projectId: `demo-${unique('notices').toLowerCase()}` });
afterAll(endAdminApps);

const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 19);
const roomId = 'Waves';
const begun: Happening = { id: 'begins-1', kind: 'room-begins', roomId, by: { uid: 'emmy' }, to: 'everyone' };

async function seedPerson(uid: string, member: object, account: object = {}, at = roomId): Promise<void> {
  const firestore = adminFirestore();
  const user = { name: uid, email: null, kind: 'account', createdAt: 1, seenAt: 1, ...account };
  await firestore.doc(`users/${uid}`).set(user);
  const place = {
    uid,
    name: uid,
    kind: 'account',
    profile: 'learner',
    addedAt: 1,
    addedBy: 'emmy',
    ...member,
  };
  await firestore.doc(`rooms/${at}/members/${uid}`).set(place);
}

const noticesOf = async (uid: string) => {
  const { docs } = await adminFirestore().collection(`users/${uid}/notices`).get();
  return docs.map((notice) => ({ id: notice.id, readAt: notice.get('readAt') as number | null }));
};

const room = { name: 'Waves on a string', preset: 'lesson', settings: {}, ownerUid: 'emmy', createdAt: 1 };

beforeAll(async () => {
  await adminFirestore().doc(`rooms/${roomId}`).set(room);
  await Promise.all([
    seedPerson('emmy', { profile: 'host' }),
    seedPerson('ada', {}),
    seedPerson('kurt', {}, { notices: { 'room-begins': 'off' } }),
    seedPerson('gus', { kind: 'guest' }, { kind: 'guest' }),
  ]);
});

describe('What happens in a room', () => {
  it('is told to its members as they have chosen, and once, however often it is told', async () => {
    await notify(begun, now);
    await markRead('ada', ['begins-1', 'begins-0'], now + 1);
    await notify(begun, now + 2);
    expect(await noticesOf('ada')).toEqual([{ id: 'begins-1', readAt: now + 1 }]);
    expect(await noticesOf('emmy')).toEqual([]);
    expect(await noticesOf('kurt')).toEqual([]);
    expect(await noticesOf('gus')).toEqual([]);
    const notice = (await adminFirestore().doc('users/ada/notices/begins-1').get()).data();
    expect(notice).toMatchObject({ roomName: 'Waves on a string', byName: 'emmy', kind: 'room-begins' });
  });

  it('is told as chosen for the room, over what the account says', async () => {
    const other = { ...begun, id: 'begins-3' };
    await writeRoomWay('ada', { roomId, kind: 'room-begins', way: 'off' });
    await writeRoomWay('kurt', { roomId, kind: 'room-begins', way: 'inbox' });
    await notify(other, now);
    expect(await noticesOf('ada')).toHaveLength(1);
    expect(await noticesOf('kurt')).toEqual([{ id: 'begins-3', readAt: null }]);
    await writeRoomWay('ada', { roomId, kind: 'room-begins', way: null });
    await writeRoomWay('kurt', { roomId, kind: 'room-begins', way: null });
    await notify({ ...other, id: 'begins-4' }, now);
    expect((await noticesOf('ada')).map(({ id }) => id)).toEqual(['begins-1', 'begins-4']);
    expect(await noticesOf('kurt')).toHaveLength(1);
    await adminFirestore().doc('users/ada/notices/begins-4').delete();
  });

  it('is told to hosts alone where only they can do something', async () => {
    await notify(
      { ...begun, id: 'waiting-1', kind: 'waiting', by: { uid: 'sophie', name: 'Sophie' }, to: 'hosts' },
      now,
    );
    expect(await noticesOf('emmy')).toEqual([{ id: 'waiting-1', readAt: null }]);
    expect(await noticesOf('ada')).toHaveLength(1);
  });

  it('is not told to those in the call, where it is seen there', async () => {
    const mention = { ...begun, kind: 'mention', to: { uids: ['ada', 'emmy'] }, isSeenInside: true } as const;
    const inside = { uid: 'ada', name: 'ada', isHost: false, standsIn: false };
    jest.mocked(listInside).mockResolvedValue([inside]);
    await notify({ ...mention, id: 'message-1', by: { uid: 'kurt' } }, now);
    expect(await noticesOf('ada')).toHaveLength(1);
    expect((await noticesOf('emmy')).map(({ id }) => id)).toEqual(['message-1', 'waiting-1']);
    // Who is there is not known: told twice is better than not told.
    jest.mocked(listInside).mockRejectedValue(new Error('away'));
    await notify({ ...mention, id: 'message-2', by: { uid: 'emmy' } }, now);
    expect((await noticesOf('ada')).map(({ id }) => id)).toEqual(['begins-1', 'message-2']);
    await adminFirestore().doc('users/ada/notices/message-2').delete();
  });

  it('is told once for all messages until that is read, and again after it', async () => {
    const wrote = { ...begun, id: 'messages-Waves', kind: 'message', to: { allBut: ['kurt'] } } as const;
    await notify({ ...wrote, at: now }, now);
    await notify({ ...wrote, at: now + 1 }, now + 1);
    expect((await noticesOf('ada')).map(({ id }) => id)).toEqual(['begins-1', 'messages-Waves']);
    expect((await noticesOf('kurt')).map(({ id }) => id)).toEqual(['begins-3']);
    await markRead('ada', ['messages-Waves'], now + 2);
    // Heard of late: it was there to be read.
    await notify({ ...wrote, at: now + 2 }, now + 3);
    expect(await noticesOf('ada')).toContainEqual({ id: 'messages-Waves', readAt: now + 2 });
    await notify({ ...wrote, at: now + 3 }, now + 4);
    expect(await noticesOf('ada')).toContainEqual({ id: 'messages-Waves', readAt: null });
    await adminFirestore().doc('users/ada/notices/messages-Waves').delete();
  });

  it('is taken back with its message, and for several messages with the last of them', async () => {
    const messages = adminFirestore().collection(`rooms/${roomId}/messages`);
    const write = (id: string, at: number, message: object = {}) =>
      messages.doc(id).set({
        ...{ from: 'emmy', name: 'Emmy', to: 'everyone', text: 'Look', at: Timestamp.fromMillis(at) },
        ...message,
      });
    const named = { text: 'Look, @[ada]' };
    const secret = { text: 'Look', to: 'ada', readers: ['emmy', 'ada'] };
    await Promise.all([
      write('first', now),
      write('second', now + 1),
      write('third', now + 2, named),
      write('own', now + 3, { from: 'ada' }),
    ]);
    const shared = { ...begun, isSeenInside: true } as const;
    const idOf = (messageId: string) => noticeOfMessage({ roomId, messageId });
    await notify({ ...shared, id: idOf('third'), kind: 'mention', to: { uids: ['ada'] } }, now);
    await notify({ ...shared, id: idOf('secret'), kind: 'private-message', to: { uids: ['ada'] } }, now);
    const all = noticeOfMessages(roomId);
    await notify({ ...shared, id: all, kind: 'message', to: { allBut: [] }, at: now }, now);
    const told = async () => (await noticesOf('ada')).map(({ id }) => id).filter((id) => id !== 'begins-1');
    expect(await told()).toEqual([idOf('secret'), idOf('third'), all]);

    await untell({ roomId, messageId: 'secret' }, secret);
    await messages.doc('third').delete();
    await untell({ roomId, messageId: 'third' }, named);
    await messages.doc('first').delete();
    await untell({ roomId, messageId: 'first' }, { text: 'Look' });
    expect(await told()).toEqual([all]);
    await messages.doc('second').update({ text: '', removedBy: 'host' });
    await untell({ roomId, messageId: 'second' }, { text: 'Look' });
    expect(await told()).toEqual([]);
    await messages.doc('second').delete();
  });

  it('is not told of a message that went while it was told', async () => {
    const place = { roomId, messageId: 'gone' };
    const mention = { ...begun, id: noticeOfMessage(place), kind: 'mention', to: { uids: ['ada'] } } as const;
    await notify(mention, now);
    await untellIfGone(place, { text: 'Look, @[ada]' });
    expect((await noticesOf('ada')).map(({ id }) => id)).toEqual(['begins-1']);
  });

  it('is told of a receipt to the members who came to the session', async () => {
    const attendance = adminFirestore().collection(`rooms/${roomId}/sessions/s1/attendance`);
    await Promise.all(['ada', 'gus', 'stranger'].map((uid) => attendance.doc(uid).set({ uid })));
    const over = { ...begun, id: 'receipt-s1', kind: 'receipt', by: null, to: { cameTo: 's1' } } as const;
    await notify(over, now);
    await notify(over, now + 1);
    const notice = (await adminFirestore().doc('users/ada/notices/receipt-s1').get()).data();
    expect(notice).toMatchObject({ kind: 'receipt', sessionId: 's1', byName: null, at: now });
    for (const uid of ['kurt', 'gus', 'stranger'])
      expect((await noticesOf(uid)).map(({ id }) => id)).not.toContain('receipt-s1');
    await adminFirestore().doc('users/ada/notices/receipt-s1').delete();
  });

  it('is told to nobody who is no member, and of no room that is gone', async () => {
    await notify({ ...begun, id: 'added-1', kind: 'added', to: { uids: ['stranger'] } }, now);
    await notify({ ...begun, id: 'begins-2', roomId: 'Gone' }, now);
    expect(await noticesOf('stranger')).toEqual([]);
    expect(await noticesOf('ada')).toHaveLength(1);
  });

  it('leaves the inboxes with its room, and takes no notice of another room along', async () => {
    const other = { ...begun, id: 'begins-of-lenses', roomId: 'Lenses' };
    await adminFirestore()
      .doc('rooms/Lenses')
      .set({ ...room, name: 'Lenses' });
    await seedPerson('olga', {}, {}, 'Lenses');
    await notify(other, now);
    await seedPerson('olga', {});
    await notify({ ...begun, id: 'begins-5', to: { uids: ['olga'] } }, now);
    await eraseRoom('Lenses');
    expect((await noticesOf('olga')).map(({ id }) => id)).toEqual(['begins-5']);
  });

  it('is forgotten after thirty days', async () => {
    await deleteExpired(now + 30 * day - 1);
    expect(await noticesOf('ada')).toHaveLength(1);
    await deleteExpired(now + 30 * day);
    expect(await noticesOf('ada')).toEqual([]);
  });
});
