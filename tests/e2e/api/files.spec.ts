import { randomBytes, randomUUID } from 'node:crypto';
import { chooseMyPicture, deleteMyAccount } from '@/lib/account/contract';
import { deleteFile, finishUpload, makeFileLink, startUpload } from '@/lib/files/contract';
import { fileLimits } from '@/lib/files/limits';
import { filePath } from '@/lib/files/schema';
import { archiveRoom, chooseRoomPicture, deleteRoom, removeMember } from '@/lib/rooms/contract';
import { picturePath } from '@/lib/pictures/picture';
import { ask } from '@/tests/support/api/ask';
import { call, resultOf } from '@/tests/support/api/call';
import { upload } from '@/tests/support/api/upload';
import { pictureId, putComing } from '@/tests/support/make/coming-picture';
import { defaultRoomName } from '@/tests/support/make/make-room';
import { findBucket } from '@/tests/support/services/bucket';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test, type Actor } from './support/api-test';
import { expectCallableRefusal, expectRouteRefusal } from './support/expect-refusal';

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(5000)]);
const picture = { name: 'Aufgabe ä.png', type: 'image/png', size: png.length };

type Shared = { roomId: string; fileId: string; by: Actor };
type What = { bytes?: Uint8Array; told?: typeof picture };

/** Announces a file and uploads it. */
async function send(roomId: string, by: Actor, { bytes = png, told = picture }: What = {}) {
  const input = { roomId, fileId: randomUUID() };
  const { path } = resultOf(await call(startUpload, { token: by.token, input: { ...input, ...told } })) as {
    path: string;
  };
  const { status } = await upload({ token: by.token, path, bytes, type: told.type });
  expect(status).toBe(200);
  return { ...input, by, path };
}

/** The same, until the room has it. */
async function share(roomId: string, by: Actor): Promise<Awaited<ReturnType<typeof send>>> {
  const sent = await send(roomId, by);
  const input = { roomId, fileId: sent.fileId };
  resultOf(await call(finishUpload, { token: by.token, input }));
  return sent;
}

async function linkFor({ token }: Actor, { roomId, fileId }: Shared): Promise<string> {
  const answer = await call(makeFileLink, { token, input: { roomId, fileId } });
  return (resultOf(answer) as { path: string }).path;
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${stackEnvironment().appUrl}${path}`, { headers });
const askLink = (path: string) => ask(path, { method: 'GET', body: null });
const isStored = async (path: string) => (await findBucket().file(path).exists())[0];

test('A file reaches the others, whole and in parts, until they are removed', async ({ makeScene }) => {
  const { roomId, host, learner } = await makeScene();
  const file = await share(roomId, host);
  const link = await linkFor(learner, file);

  const whole = await get(link);
  expect(whole.status).toBe(200);
  expect(Buffer.from(await whole.arrayBuffer()).equals(png)).toBe(true);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': expect.stringMatching(/^inline;.*Aufgabe%20%C3%A4\.png$/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*; sandbox$/),
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store, no-transform',
  });
  const part = await get(`${link}?download`, { range: 'bytes=8-107' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 8-107/${png.length}`]);
  expect(part.headers.get('content-disposition')).toMatch(/^attachment;/);
  expect(Buffer.from(await part.arrayBuffer()).equals(png.subarray(8, 108))).toBe(true);
  expect((await get(link, { range: `bytes=${png.length}-` })).status).toBe(416);

  await test.step('The link of somebody who is removed is over', async () => {
    resultOf(await call(removeMember, { token: host.token, input: { roomId, uid: learner.uid } }));
    expectRouteRefusal(await askLink(link), 'rooms/removed');
    expectRouteRefusal(await askLink('/api/files/guessed'), 'files/link-over');
  });
});

test('A file that is not what it was announced as is gone, and nobody has seen it', async ({
  makeScene,
  admin,
}) => {
  const { roomId, host, learner } = await makeScene();
  const bytes = Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(png.length));
  const { fileId, path } = await send(roomId, host, { bytes });
  const input = { roomId, fileId };
  expectCallableRefusal(await call(makeFileLink, { token: host.token, input }), 'files/not-found');
  expectCallableRefusal(await call(finishUpload, { token: learner.token, input }), 'access/denied');
  expectCallableRefusal(await call(finishUpload, { token: host.token, input }), 'files/not-as-told');
  expect([(await admin.firestore.doc(path).get()).exists, await isStored(path)]).toEqual([false, false]);
});

test('A file is deleted by who shared it, and by a host, who leaves a row of it', async ({
  makeScene,
  admin,
}) => {
  const { roomId, host, learner } = await makeScene();
  const [ofHost, ofLearner] = [await share(roomId, host), await share(roomId, learner)];
  const remove = ({ token }: Actor, { fileId }: Shared) =>
    call(deleteFile, { token, input: { roomId, fileId } });
  const link = await linkFor(host, ofLearner);
  expectCallableRefusal(await remove(learner, ofHost), 'access/denied');
  resultOf(await remove(host, ofLearner));
  expectRouteRefusal(await askLink(link), 'files/not-found');
  resultOf(await remove(host, ofHost));
  expect([await isStored(ofHost.path), await isStored(ofLearner.path)]).toEqual([false, false]);
  const rows = await admin.firestore.collection('audit').where('roomId', '==', roomId).get();
  const deleted = rows.docs.filter((row) => row.get('action') === 'file-deleted');
  expect(deleted.map((row) => [row.get('actorUid') as string, row.get('subjectUid') as string])).toEqual([
    [host.uid, learner.uid],
  ]);
});

test('Files go with the account that shared them, and with their room', async ({ makeScene, admin }) => {
  const { roomId, host, learner } = await makeScene();
  const [ofHost, ofLearner] = [await share(roomId, host), await share(roomId, learner)];
  await putComing(learner.uid);
  resultOf(await call(chooseMyPicture, { token: learner.token, input: { picture: pictureId } }));
  await putComing(host.uid);
  resultOf(await call(chooseRoomPicture, { token: host.token, input: { roomId, picture: pictureId } }));
  const ofPerson = picturePath({ of: 'people', id: learner.uid }, pictureId);
  const ofRoom = picturePath({ of: 'rooms', id: roomId }, pictureId);
  expect([await isStored(ofPerson), await isStored(ofRoom)]).toEqual([true, true]);
  resultOf(
    await call(deleteMyAccount, { token: learner.token, input: { confirmation: 'delete my account' } }),
  );
  expect((await admin.firestore.doc(ofLearner.path).get()).exists).toBe(false);
  expect([await isStored(ofHost.path), await isStored(ofLearner.path)]).toEqual([true, false]);
  expect([await isStored(ofPerson), await isStored(ofRoom)]).toEqual([false, true]);
  resultOf(await call(deleteRoom, { token: host.token, input: { roomId, name: defaultRoomName } }));
  expect((await admin.firestore.doc(ofHost.path).get()).exists).toBe(false);
  expect([await isStored(ofHost.path), await isStored(ofRoom)]).toEqual([false, false]);
});

test('A room takes no more than its quotas, and nothing while it is put away', async ({
  makeScene,
  admin,
}) => {
  const { roomId, host, learner } = await makeScene();
  const start = ({ token }: Actor) =>
    call(startUpload, { token, input: { roomId, fileId: randomUUID(), ...picture } });
  const put = (name: string, size: number, by: string) =>
    admin.firestore.doc(filePath(roomId, name)).set({ size, by });
  await put('one', fileLimits.person - png.length + 1, learner.uid);
  expectCallableRefusal(await start(learner), 'files/person-full');
  resultOf(await start(host));
  await put('two', fileLimits.room - fileLimits.person - png.length, 'others');
  expectCallableRefusal(await start(host), 'files/room-full');
  resultOf(await call(archiveRoom, { token: host.token, input: { roomId, isArchived: true } }));
  expectCallableRefusal(await start(host), 'rooms/archived');
});
