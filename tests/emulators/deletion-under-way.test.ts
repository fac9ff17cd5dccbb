import { initializeApp } from 'firebase-admin/app';
import { FieldValue } from 'firebase-admin/firestore';
import { deleteAccountOf, finishDepartures } from '@/lib/account/server/delete-account';
import { requestTimeout } from '@/lib/core/server/with-timeout';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { endAdminApps } from './support/end-admin-apps';
import { unique } from './support/unique';

// A project of its own, in which nobody else changes anything. The product takes the first app that there is.
const projectId = `demo-${unique('going').toLowerCase()}`;
initializeApp({ projectId, databaseURL: `https://${projectId}.firebaseio.com` });
afterAll(endAdminApps);

const at = (path: string) => adminFirestore().doc(path);

/** Emmy asked for her deletion so long ago: her account is shut, and the rest of it is still there. */
async function seed(sinceAsked: number): Promise<number> {
  const emmy = {
    name: 'Emmy',
    email: 'emmy@school.example',
    kind: 'account',
    role: 'member',
    createdAt: 1,
    seenAt: 1,
  };
  await Promise.all([at('users/emmy').set(emmy), at('gates/emmy').set({ validAfter: 1, disabled: true })]);
  // Last, because the first contact with the databases takes seconds on a busy machine, which would count.
  const requestedAt = Date.now() - sinceAsked;
  await at('departures/emmy').set({ requestedAt });
  return requestedAt;
}

describe('A repeated request for a deletion that has begun', () => {
  it('is answered, and leaves the work to the request that is doing it', async () => {
    const requestedAt = await seed(0);
    expect(await deleteAccountOf('emmy', 'emmy')).toBe('deleted');
    expect((await at('departures/emmy').get()).get('requestedAt')).toBe(requestedAt);
    expect((await at('users/emmy').get()).exists).toBe(true);
  });

  it('finishes the deletion when the request that did it must be gone', async () => {
    await seed(requestTimeout);
    expect(await deleteAccountOf('emmy', 'emmy')).toBe('deleted');
    expect((await at('departures/emmy').get()).exists).toBe(false);
    expect((await at('users/emmy').get()).exists).toBe(false);
  });
});

describe('Visits to a deletion that was cut off', () => {
  it('finish it once, however many come at once', async () => {
    await seed(10 * 60_000);
    const began = Date.now();
    const finished = await Promise.all(Array.from({ length: 12 }, () => finishDepartures(began)));
    expect(finished.sort()).toEqual([...Array.from({ length: 11 }, () => 0), 1]);
    expect((await at('departures/emmy').get()).exists).toBe(false);
    expect((await at('users/emmy').get()).exists).toBe(false);
  });

  it('put one that cannot be finished at the end, and leave it there for a while', async () => {
    await at('departures/emmy').set({ requestedAt: 1, mergeTargetUid: 5 });
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const began = Date.now();
    expect(await finishDepartures(began)).toBe(0);
    expect((await at('departures/emmy').get()).get('requestedAt')).toBeGreaterThanOrEqual(began);
    await at('departures/emmy').update({ mergeTargetUid: FieldValue.delete() });
    expect(await finishDepartures(Date.now())).toBe(0);
    expect((await at('departures/emmy').get()).exists).toBe(true);
    await at('departures/emmy').delete();
  });

  it('leave it to the request that is doing it', async () => {
    const requestedAt = await seed(60_000);
    expect(await finishDepartures(Date.now())).toBe(0);
    expect((await at('departures/emmy').get()).get('requestedAt')).toBe(requestedAt);
    await at('departures/emmy').delete();
  });
});
