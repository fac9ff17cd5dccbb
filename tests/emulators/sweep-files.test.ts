import { initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { filePath } from '@/lib/files/schema';
import { sweepFiles } from '@/lib/files/server/sweep-files';
import { comingPath } from '@/lib/pictures/picture';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { endAdminApps } from './support/end-admin-apps';
import { unique } from './support/unique';

// A project and a bucket of its own: what others upload is not swept. The product takes the first app that there is.
const projectId = `demo-${unique('files').toLowerCase()}`;
initializeApp({ projectId });
process.env['FIREBASE_STORAGE_BUCKET'] = projectId;
afterAll(endAdminApps);

const day = 24 * 60 * 60_000;
const bucket = () => getStorage().bucket(projectId);
const pathOf = (name: string) => filePath('algebra', name);

async function put(name: string, record: { state: string; at: number } | null, hasBytes: boolean) {
  if (record) await adminFirestore().doc(pathOf(name)).set(record);
  if (hasBytes) await bucket().file(pathOf(name)).save('words', { resumable: false });
}

async function listLeft() {
  const [documents, [files]] = await Promise.all([
    adminFirestore().collection('rooms/algebra/files').get(),
    bucket().getFiles(),
  ]);
  const paths = [...documents.docs.map(({ ref }) => ref.path), ...files.map(({ name }) => name)];
  return paths.map((path) => path.split('/').at(-1)).sort();
}

it('Sweeping takes what nobody has finished for a day, and bytes without a record', async () => {
  // The bytes are of now; the sweep comes a good day later.
  const now = Date.now() + day + 60_000;
  const old = now - day - 1;
  await put('finished', { state: 'here', at: old }, true);
  await put('begun', { state: 'coming', at: now - day }, true);
  await put('given-up', { state: 'coming', at: old }, true);
  await put('never-sent', { state: 'coming', at: old }, false);
  await put('orphan', null, true);
  await bucket().file(comingPath('ada')).save('picture', { resumable: false });

  expect(await sweepFiles(Date.now(), Date.now() + 60_000)).toBe(0);
  expect(await sweepFiles(now, Date.now() + 60_000)).toBe(4);
  expect(await listLeft()).toEqual(['begun', 'begun', 'finished', 'finished']);
  expect(await sweepFiles(now, Date.now() + 60_000)).toBe(0);
});
