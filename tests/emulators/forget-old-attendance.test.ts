import { initializeApp } from 'firebase-admin/app';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { initialSettings } from '@/lib/organization/organization';
import { forgetOldAttendance } from '@/lib/receipts/server/forget-old-attendance';
import { matrixReference, sessionReference } from '@/lib/rooms/server/documents/room-references';
import { prepareSession } from '@/lib/rooms/session/session';
import { endAdminApps } from './support/end-admin-apps';
import { unique } from './support/unique';

// A project of its own, whose settings nobody else changes. The product takes the first app that there is.
initializeApp({ projectId: `demo-${unique('attendance').toLowerCase()}` });
afterAll(endAdminApps);

const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 19);
const roomId = 'algebra';

const keepFor = (attendanceDays: number | null) =>
  adminFirestore()
    .doc('organization/policy')
    .set({ ...initialSettings, rules: { ...initialSettings.rules, attendanceDays } });

/** A session that ended then, with one person in it. */
async function writeSession(id: string, endedAt: number): Promise<void> {
  const session = { ...prepareSession(1), status: 'ended', startedAt: 1, endedAt, endedBy: 'empty' } as const;
  await sessionReference(roomId, id).set(session);
  const head = { session: null, epoch: 1, latest: { ...session, id } };
  await matrixReference(roomId).set(head);
  const ada = { uid: 'ada', name: 'Ada', profile: 'learner', kind: 'account', visits: {} };
  await adminFirestore().doc(`rooms/${roomId}/sessions/${id}/attendance/ada`).set(ada);
}

/** Whether somebody is noted in a session, and what the session says of that. */
async function look(id: string) {
  const place = adminFirestore().collection(`rooms/${roomId}/sessions/${id}/attendance`);
  const gone = (await sessionReference(roomId, id).get()).data()?.recordGone ?? null;
  return { people: (await place.get()).size, gone };
}

describe('Attendance', () => {
  it('is kept where the organisation has said nothing', async () => {
    await keepFor(null);
    await writeSession('old', now - 4000 * day);
    expect(await forgetOldAttendance(now)).toBe(0);
    expect(await look('old')).toEqual({ people: 1, gone: null });
  });

  it('goes with the days that the organisation keeps it, and each session says so', async () => {
    await keepFor(90);
    await writeSession('new', now - 90 * day);
    const gone = { at: now, by: 'rule' };
    expect(await forgetOldAttendance(now)).toBe(1);
    expect(await look('old')).toEqual({ people: 0, gone });
    expect(await look('new')).toEqual({ people: 1, gone: null });
    expect(await forgetOldAttendance(now)).toBe(0);
    // The newest session of a room says it at both of its places, so that no later report takes it back.
    expect(await forgetOldAttendance(now + day)).toBe(1);
    const latest = (await matrixReference(roomId).get()).data()?.latest;
    expect(latest?.recordGone).toEqual({ at: now + day, by: 'rule' });
  });

  it('goes also where the organisation keeps it for fewer days than before', async () => {
    await writeSession('recent', now - 40 * day);
    expect(await forgetOldAttendance(now + day)).toBe(0);
    await keepFor(30);
    expect(await forgetOldAttendance(now + day)).toBe(1);
    expect((await look('recent')).people).toBe(0);
  });
});
