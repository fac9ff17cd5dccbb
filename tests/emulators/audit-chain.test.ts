import { initializeApp } from 'firebase-admin/app';
import { chainOf } from '@/lib/audit/chain';
import { auditId, noteInAudit, writeAudit } from '@/lib/audit/server/audit-log';
import { verifyAudit } from '@/lib/audit/server/verify-audit';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { endAdminApps } from './support/end-admin-apps';
import { unique } from './support/unique';

// A project of its own, whose log nobody else writes. The product takes the first app that there is.
initializeApp({ projectId: `demo-${unique('audit-chain').toLowerCase()}` });
afterAll(endAdminApps);

const everything = { days: Infinity, most: Infinity };
const actor = { action: 'member-removed', actorUid: 'ada', roomId: 'algebra' } as const;
const faults = async () => (await verifyAudit(everything)).faults.map(({ kind, row }) => `${kind} ${row}`);
const write = (id: string, more: object = {}) =>
  runTransaction(async (transaction) => {
    await transaction.get(adminFirestore().doc('rooms/algebra'));
    writeAudit(transaction, id, { ...actor, ...more, at: Date.now() });
  });

describe('The chains of the audit log', () => {
  it('hold every row of many who write at once, also several of one transaction', async () => {
    const ids = Array.from({ length: 8 }, (_, at) => auditId('member-removed', at));
    await Promise.all(ids.map((id) => write(id)));
    await runTransaction((transaction) => {
      for (const id of ['first', 'second']) writeAudit(transaction, id, { ...actor, at: Date.now() });
      return Promise.resolve();
    });
    await noteInAudit('alone', { ...actor, at: Date.now() });
    await noteInAudit('alone', { ...actor, at: Date.now() });
    const { rows, faults: found } = await verifyAudit(everything);
    expect([rows, found]).toEqual([11, []]);
    const head = await adminFirestore()
      .doc(`auditHeads/${chainOf(actor)}`)
      .get();
    expect(head.get('seq')).toBe(11);
  });

  it('take no row whose id is taken, and stay as they were', async () => {
    await expect(write('first')).rejects.toMatchObject({ code: 6 });
    expect(await faults()).toEqual([]);
  });

  it('tell of a row that was changed, and of one that was removed', async () => {
    await adminFirestore().doc('audit/first').update({ subjectUid: 'emmy' });
    await adminFirestore().doc('audit/second').delete();
    const found = await faults();
    expect(found).toEqual(['changed first', expect.stringMatching(/^removed [\w-]{43}$/)]);
  });
});
