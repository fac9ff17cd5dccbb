import { initializeApp } from 'firebase-admin/app';
import { forgetOldRows } from '@/lib/audit/server/forget-old-rows';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { initialSettings } from '@/lib/organization/organization';
import { endAdminApps } from './support/end-admin-apps';
import { unique } from './support/unique';

// A project of its own, whose settings nobody else changes. The product takes the first app that there is.
initializeApp({ projectId: `demo-${unique('old-rows').toLowerCase()}` });
afterAll(endAdminApps);

const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 19);

const keepFor = (auditDays: number | null) =>
  adminFirestore()
    .doc('organization/policy')
    .set({ ...initialSettings, rules: { ...initialSettings.rules, auditDays } });

async function writeRows(times: readonly number[]): Promise<void> {
  const batch = adminFirestore().batch();
  for (const at of times) batch.set(adminFirestore().collection('audit').doc(), { at });
  await batch.commit();
}

const timesLeft = async () =>
  (await adminFirestore().collection('audit').orderBy('at').get()).docs.map((row) => row.get('at') as number);

describe('The log', () => {
  beforeEach(() => adminFirestore().recursiveDelete(adminFirestore().collection('audit')));

  it('deletes only what is older than the organisation keeps it, to the millisecond', async () => {
    await keepFor(90);
    const oldest = now - 90 * day;
    await writeRows([oldest - 400 * day, oldest - 1, oldest, now - 1, now]);
    expect(await forgetOldRows(now)).toBe(2);
    expect(await timesLeft()).toEqual([oldest, now - 1, now]);
    expect(await forgetOldRows(now)).toBe(0);
  });

  it('keeps everything where the organisation has said nothing', async () => {
    await keepFor(null);
    await writeRows([0, now]);
    expect(await forgetOldRows(now)).toBe(0);
    expect(await timesLeft()).toEqual([0, now]);
  });

  it('is emptied in several turns when it is longer than one batch', async () => {
    await keepFor(30);
    await writeRows(Array.from({ length: 500 }, (_, index) => index));
    await writeRows([500, now]);
    expect(await forgetOldRows(now)).toBe(500);
    expect(await forgetOldRows(now)).toBe(1);
    expect(await timesLeft()).toEqual([now]);
  });
});
