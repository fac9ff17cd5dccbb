import { initializeApp } from 'firebase-admin/app';
import type { PersonProfileId } from '@/lib/access/profiles';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { writeEntry } from '@/lib/rooms/server/members/write-entry';
import { endAdminApps } from './support/end-admin-apps';
import { unique } from './support/unique';

const projectId = `demo-${unique('hosts').toLowerCase()}`;
initializeApp({ projectId, databaseURL: `https://${projectId}.firebaseio.com` });
afterAll(endAdminApps);

describe('The list of hosts, by which private words are kept from others', () => {
  it('follows the role of each member, and not what is lent for a session', async () => {
    const roomId = unique('room');
    const put = (uid: string, profile: PersonProfileId, lent?: PersonProfileId) =>
      runTransaction((transaction) => {
        const role = lent ? { profile, lent: { profile: lent, session: 'now' } } : { profile };
        writeEntry(transaction, roomId, uid, { ...role, exceptions: {}, epoch: 1 });
        return Promise.resolve();
      });
    const list = async (): Promise<unknown> =>
      (await adminFirestore().doc(`rooms/${roomId}/roles/hosts`).get()).get('uids');

    await put('emmy', 'host');
    await put('ada', 'learner', 'co-host');
    expect(await list()).toEqual(['emmy']);
    await put('ada', 'co-host');
    expect(await list()).toEqual(['emmy', 'ada']);
    await put('emmy', 'learner');
    await runTransaction((transaction) => {
      writeEntry(transaction, roomId, 'ada', { epoch: 2 });
      return Promise.resolve();
    });
    expect(await list()).toEqual([]);
  });
});
