import { endSession, removeMember } from '@/lib/rooms/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { mediaRoomName, mediaServer } from '@/tests/e2e/doors/support/media-server';
import type { TestRoom } from '@/tests/support/make-room';
import { lineTrouble } from '@/tests/support/line-trouble';
import { getIdToken } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/stack-environment';
import { expect, test } from '@/tests/support/test';
import { cameraOf, expectInCall, joinCall, openDeviceCheck, tileOf } from './support/join-call';
import { expectMovingPicture } from './support/see-and-hear';
import { loadWithoutLine } from './support/without-line';

const countConnections = async ({ roomId }: TestRoom): Promise<number> =>
  (await mediaServer().listParticipants(mediaRoomName(roomId))).length;

test('Whoever is removed while their line to the call is still being made reads so, and does not wait for the line', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
  await joinCall(emmyPage, room);
  await loadWithoutLine(adaPage, 1);
  await (await openDeviceCheck(adaPage, room)).click();
  await expect.poll(() => countConnections(room)).toBe(2);

  const input = { roomId: room.roomId, uid: ada.uid };
  await callCallable(stackEnvironment().appUrl, await getIdToken(emmy), removeMember, input);
  const removed = adaPage.getByRole('heading', { name: 'You were removed from this room' });
  // Sooner than the attempt to make the line ends by itself.
  await expect(removed).toBeVisible({ timeout: 10_000 });
});

test('Whoever reads that the call ended while their line to it was still being made can start the next one at once', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, carl] = await Promise.all([makePerson('Emmy Noether'), makePerson('Carl Gauss')]);
  const room = await makeRoom({ host: emmy, members: [{ person: carl, profile: 'host' }] });
  const [emmyPage, carlPage] = await Promise.all([openAs(emmy), openAs(carl)]);
  await joinCall(emmyPage, room);
  await loadWithoutLine(carlPage, 1);
  await (await openDeviceCheck(carlPage, room)).click();
  await expect.poll(() => countConnections(room)).toBe(2);
  await callCallable(stackEnvironment().appUrl, await getIdToken(emmy), endSession, { roomId: room.roomId });
  await expect(carlPage.getByRole('heading', { name: 'The session has ended' })).toBeVisible({
    timeout: 10_000,
  });
  await carlPage.getByRole('button', { name: 'Start the next session' }).click();
  // Not after what is left of the first attempt, which has no line.
  await expect(carlPage.getByRole('banner').getByText('Connected', { exact: true })).toBeAttached({
    timeout: 10_000,
  });
});

test('Where no line to the call comes about, one more attempt is made by itself, and says so if it fails too', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada, ben] = await Promise.all([
    makePerson('Emmy Noether'),
    makePerson('Ada Lovelace'),
    makePerson('Ben Bitdiddle'),
  ]);
  const members = [ada, ben].map((person) => ({ person, profile: 'learner' as const }));
  const room = await makeRoom({ host: emmy, members });
  const [emmyPage, adaPage, benPage] = await Promise.all([openAs(emmy), openAs(ada), openAs(ben)]);
  await joinCall(emmyPage, room);
  await loadWithoutLine(adaPage, 1);
  await loadWithoutLine(benPage, 2);
  await (await openDeviceCheck(adaPage, room)).click();
  const benJoins = await openDeviceCheck(benPage, room);
  await benJoins.click();

  await expectInCall(adaPage);
  await expectMovingPicture(cameraOf(emmyPage, ada.name));
  await expectMovingPicture(cameraOf(adaPage, emmy.name));
  await expect(benPage.getByText('No connection to the call came about')).toBeVisible();
  // What was prepared is ready again, and the next press comes in.
  await benJoins.click();
  await expectInCall(benPage);
  await expectMovingPicture(cameraOf(emmyPage, ben.name));
});

test('Whoever stands at the door while the last one inside leaves gets in all the same', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(lineTrouble('livekit'), 'The media server refuses the token of the call that has closed.');
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
  await joinCall(emmyPage, room);
  const adaJoins = await openDeviceCheck(adaPage, room);
  await emmyPage.getByRole('button', { name: 'Leave or end' }).click();
  await emmyPage.getByRole('menuitem', { name: /^Leave/ }).click();
  await expect.poll(() => countConnections(room)).toBe(0);
  // As the media server does by itself when nobody has come for a while.
  await mediaServer().deleteRoom(mediaRoomName(room.roomId));
  await adaJoins.click();
  await expectInCall(adaPage);
  await expect(tileOf(adaPage, 'You')).toBeVisible();
});
