import { initializeApp } from 'firebase-admin/app';
import { findLinkOf, openLinkOf, revokeLinkOf } from '@/lib/calendar/server/calendar-link';
import { remindIfDue, remindOfMeetings } from '@/lib/calendar/server/remind';
import { serveCalendar } from '@/lib/calendar/server/serve-calendar';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { reminderLead } from '@/lib/rooms/settings/reminder';
import { endAdminApps } from './support/end-admin-apps';
import { unique } from './support/unique';

// The product takes the first app that there is.
process.env['CHALKTALK_SECRET'] = 'a secret of this test, long enough to derive keys from';
initializeApp({ projectId: `demo-${unique('calendar').toLowerCase()}` });
afterAll(endAdminApps);

const hour = 60 * 60_000;
const now = Date.now();
const plan = { kind: 'once', at: now + hour, minutes: 45, zone: 'Europe/Berlin' };
const set = (path: string, data: object) => adminFirestore().doc(path).set(data);

async function seedRoom(roomId: string, room: object = {}): Promise<void> {
  const settings = { preset: 'lesson', settings: {}, ownerUid: 'emmy', createdAt: 1, plan };
  await set(`rooms/${roomId}`, { name: `Room ${roomId}`, ...settings, ...room });
}

async function seedMember(roomId: string, uid: string): Promise<void> {
  const profile = 'learner';
  const member = { uid, name: uid, kind: 'account', profile, addedAt: 1, addedBy: 'emmy' };
  await Promise.all([
    set(`rooms/${roomId}/members/${uid}`, member),
    set(`rooms/${roomId}/access/${uid}`, { profile, exceptions: {}, epoch: 1 }),
    set(`users/${uid}/rooms/${roomId}`, {
      ...{ name: 'As it was', preset: 'lesson', profile, addedAt: 1, archived: false, plan },
    }),
  ]);
}

async function seedPerson(uid: string): Promise<void> {
  await set(`gates/${uid}`, { validAfter: 0, disabled: false });
  await set(`users/${uid}`, { name: uid, email: null, kind: 'account', createdAt: 1, seenAt: 1 });
}

const follow = async (path: string, address = '203.0.113.7') =>
  (await serveCalendar({ token: path.replace('/api/calendar/', ''), address })).text();
const isOver = { code: 'calendar/link-over' };

describe('The link to a calendar', () => {
  beforeAll(async () => {
    await Promise.all([seedPerson('ada'), seedPerson('kurt')]);
    await Promise.all([seedRoom('Waves'), seedRoom('Beams'), seedRoom('Optics', { archivedAt: 1 })]);
    await Promise.all(['Waves', 'Beams', 'Optics'].map((roomId) => seedMember(roomId, 'ada')));
  });

  it('is one a person, found again, and kept as a hash', async () => {
    const [one, other] = await Promise.all([openLinkOf('ada'), openLinkOf('ada')]);
    expect(other).toEqual(one);
    expect(await findLinkOf('ada')).toEqual(one);
    const { docs } = await adminFirestore().collection('calendarLinks').where('uid', '==', 'ada').get();
    expect(docs).toHaveLength(1);
    const token = one.path.replace('/api/calendar/', '');
    expect(JSON.stringify(docs.map((link) => [link.id, link.data()]))).not.toContain(token);
  });

  it('shows the rooms that the person may read now, as these are now', async () => {
    const { path } = await openLinkOf('ada');
    const text = await follow(path);
    expect(text).toContain('SUMMARY:Room Waves');
    expect(text).toContain('SUMMARY:Room Beams');
    expect(text).not.toContain('Optics');
    // Removed, with a list of rooms that has not heard of it.
    await set('rooms/Beams/access/ada', { epoch: 2 });
    expect(await follow(path)).not.toContain('Beams');
  });

  it('ends with its revocation, and with signing out everywhere', async () => {
    const { path } = await openLinkOf('ada');
    await revokeLinkOf('ada');
    await expect(follow(path)).rejects.toMatchObject(isOver);
    const second = await openLinkOf('ada');
    expect(second.path).not.toBe(path);
    await set('gates/ada', { validAfter: Math.floor(Date.now() / 1000) + 1, disabled: false });
    await expect(follow(second.path)).rejects.toMatchObject(isOver);
    await set('gates/ada', { validAfter: 0, disabled: false });
  });

  it('is guessed by nobody, and fetched so often and no more', async () => {
    const guess = (end: string) => follow(`/api/calendar/${'x'.repeat(40)}${end}`);
    await expect(guess('abc')).rejects.toMatchObject(isOver);
    await expect(follow('/api/calendar/short')).rejects.toMatchObject(isOver);
    const { path } = await openLinkOf('kurt');
    for (let time = 0; time < 60; time += 1) await follow(path);
    await expect(follow(path)).rejects.toMatchObject({ code: 'request/rate-limited' });
  });
});

describe('The reminder of a meeting', () => {
  const noticesOf = async (uid: string) =>
    (await adminFirestore().collection(`users/${uid}/notices`).get()).docs.map((notice) => notice.id);
  const remind = (at: number) => remindOfMeetings(at, Date.now() + hour);
  const remindAtOf = async (roomId: string) =>
    (await adminFirestore().doc(`rooms/${roomId}`).get()).get('remindAt') as number | undefined;

  it('is told to the members once, ten minutes before, and noted for the next week', async () => {
    const weekly = { kind: 'weekly', weekday: 2, time: '17:00', zone: 'Europe/Berlin', minutes: 45 };
    const start = Date.parse('2026-12-01T16:00:00Z');
    const remindAt = start - reminderLead;
    await seedPerson('sophie');
    await seedRoom('Weekly', { plan: weekly, remindAt });
    await seedMember('Weekly', 'sophie');
    expect(await remind(remindAt - 1)).toBe(0);
    // Two schedulers at once.
    await Promise.all([remind(remindAt), remind(remindAt + 1)]);
    expect(await noticesOf('sophie')).toEqual([`meets-Weekly-${start}`]);
    expect(await remindAtOf('Weekly')).toBe(remindAt + 7 * 24 * hour);
    expect(await remind(remindAt + 60_000)).toBe(0);
  });

  it('is told once where pages of members ask beside the scheduler', async () => {
    await seedPerson('olga');
    const room = { plan, remindAt: plan.at - reminderLead };
    await seedRoom('Asked', room);
    await seedMember('Asked', 'olga');
    const ask = (at: number) => remindIfDue('Asked', at);
    // A page whose clock is ahead hears that it is to ask again, and one that is far ahead that it is not.
    expect(await ask(room.remindAt - 60_000)).toBe(false);
    expect(await ask(room.remindAt - hour)).toBe(true);
    expect(await noticesOf('olga')).toEqual([]);
    const at = room.remindAt + 1;
    expect(await Promise.all([ask(at), remind(at), ask(at)])).toEqual([true, 1, true]);
    expect(await noticesOf('olga')).toEqual([`meets-Asked-${plan.at}`]);
    expect([await ask(at), await remind(at)]).toEqual([true, 0]);
  });

  it('is told as long before as the plan says, as a meeting to come later', async () => {
    await seedPerson('lise');
    const hourly = { ...plan, remind: 60 };
    await seedRoom('Early', { plan: hourly, remindAt: plan.at - hour });
    await seedMember('Early', 'lise');
    await remind(plan.at - hour);
    const [notice] = (await adminFirestore().collection('users/lise/notices').get()).docs;
    expect(notice?.id).toBe(`meets-Early-${plan.at}`);
    expect(notice?.get('kind')).toBe('meets-later');
  });

  it('is not told once the meeting has begun, and comes to an end with its plan', async () => {
    await seedPerson('max');
    await seedRoom('Late', { remindAt: plan.at - reminderLead });
    await seedMember('Late', 'max');
    await remind(plan.at);
    expect(await noticesOf('max')).toEqual([]);
    expect(await remindAtOf('Late')).toBeUndefined();
  });
});
