import { initializeApp } from 'firebase-admin/app';
import { pinsPerRoom } from '@/lib/chat/changes/message-changes';
import { pin } from '@/lib/chat/server/add-to-message';
import { AppError } from '@/lib/errors/app-error';
import { fileLimits } from '@/lib/files/limits';
import { startUploadIn } from '@/lib/files/server/start-upload';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { mostPeople } from '@/lib/groups/schema';
import { addPersonToGroup } from '@/lib/groups/server/add-to-group';
import { importGroups } from '@/lib/groups/server/import-into-groups';
import { worksheetsPerRoom } from '@/lib/worksheet/schema';
import { createWorksheetIn } from '@/lib/worksheet/server/change-worksheets';
import { endAdminApps } from './support/end-admin-apps';
import { seedOpenCall } from './support/open-call';
import { unique } from './support/unique';

// A project of its own. The product takes the first app that there is.
process.env['CHALKTALK_SECRET'] = 'a secret of this test, long enough to derive keys from';
const projectId = `demo-${unique('counted').toLowerCase()}`;
initializeApp({ projectId, databaseURL: `https://${projectId}.firebaseio.com` });
afterAll(endAdminApps);

/** Puts so many equal documents into a collection. */
async function fill(collection: string, count: number, data: (index: number) => object): Promise<void> {
  const batch = adminFirestore().batch();
  for (let index = 0; index < count; index += 1) {
    batch.set(adminFirestore().doc(`${collection}/there${index}`), data(index));
  }
  await batch.commit();
}

/** The codes with which some actions at once ended; `ok` for one that was done. */
const endsOf = (actions: readonly Promise<unknown>[]): Promise<string[]> =>
  Promise.all(
    actions.map((action) =>
      action.then(
        () => 'ok',
        (thrown: unknown) => (thrown instanceof AppError ? thrown.code : String(thrown)),
      ),
    ),
  );

describe('a limit that the database counts for', () => {
  it('adds up the files of one person, and of nobody else', async () => {
    const { roomId } = await seedOpenCall();
    const size = 100 * 1024 * 1024;
    const fits = Math.floor(fileLimits.person / size);
    await fill(`rooms/${roomId}/files`, fits, () => ({ by: 'ada', size }));
    const start = (by: string) =>
      startUploadIn({ roomId, fileId: unique('file'), name: 'a.pdf', type: 'application/pdf', size, by });
    expect(await endsOf([start('ada'), start('emmy')])).toEqual(['files/person-full', 'ok']);
  });

  it('lets one of two uploads in that begin at once, where one has a place', async () => {
    const { roomId } = await seedOpenCall();
    const size = 100 * 1024 * 1024;
    const fits = Math.floor(fileLimits.person / size);
    await fill(`rooms/${roomId}/files`, fits - 1, () => ({ by: 'ada', size }));
    const start = (fileId: string) =>
      startUploadIn({ roomId, fileId, name: 'a.pdf', type: 'application/pdf', size, by: 'ada' });
    const ends = await endsOf([start(unique('file')), start(unique('file'))]);
    expect(ends.sort()).toEqual(['files/person-full', 'ok']);
  });

  it('lets one of two sheets in that are made at once, where one has a place', async () => {
    const { roomId } = await seedOpenCall();
    await fill(`rooms/${roomId}/worksheets`, worksheetsPerRoom - 1, () => ({ name: 'Sheet' }));
    const make = () => createWorksheetIn({ roomId, id: unique('sheet'), by: 'emmy', name: 'Last' });
    expect((await endsOf([make(), make()])).sort()).toEqual(['ok', 'worksheet/too-many']);
  });

  it('lets the last place for a pin be taken, and no more than that', async () => {
    const { roomId } = await seedOpenCall();
    const message = { from: 'ada', name: 'Ada', text: 'x', to: 'everyone', at: new Date() };
    await fill(`rooms/${roomId}/messages`, pinsPerRoom + 1, (index) =>
      index < pinsPerRoom - 1 ? { ...message, pinnedAt: 1 } : message,
    );
    const pinIt = (index: number) => pin({ roomId, messageId: `there${index}`, by: 'emmy' }, true);
    expect(await endsOf([pinIt(pinsPerRoom - 1)])).toEqual(['ok']);
    expect(await endsOf([pinIt(pinsPerRoom)])).toEqual(['chat/pins-full']);
  });
});

describe('a group that is counted', () => {
  const person = (uid: string) => ({ uid, name: uid, nameKey: uid, addedAt: 1 });
  const seed = async (count: number): Promise<string> => {
    const groupId = unique('group').replaceAll('-', '');
    const group = { name: 'Year 9', ownerUid: 'emmy', code: 'bcdfgh', createdAt: 1, size: count };
    await adminFirestore().doc(`groups/${groupId}`).set(group);
    await fill(`groups/${groupId}/people`, count, (index) => ({
      ...person(`there${index}`),
      ...(index === 0 ? { kind: 'learner', card: 'active' } : { kind: 'account', card: null }),
    }));
    return groupId;
  };
  const add = (groupId: string, uid: string) => {
    const added = { uid, name: uid, kind: 'account' } as const;
    return addPersonToGroup({ groupId, person: added, addedBy: unique('emmy'), callId: unique('call') });
  };

  it('takes one of two people who come at once, where one has a place', async () => {
    const groupId = await seed(mostPeople - 1);
    expect((await endsOf([add(groupId, 'ben'), add(groupId, 'carl')])).sort()).toEqual(['groups/full', 'ok']);
    const group = await adminFirestore().doc(`groups/${groupId}`).get();
    expect(group.get('size')).toBe(mostPeople);
  });

  it('knows who is in it, and which name stands on a card', async () => {
    const groupId = await seed(2);
    expect(await endsOf([add(groupId, 'there1')])).toEqual(['groups/already-in-group']);
    const obstacle = (name: string) => importGroups.findObstacle({ groupId, ownerUid: 'emmy' }, name);
    expect(await obstacle('there0')).toBe('name');
    expect(await obstacle('there1')).toBeNull();
  });
});
