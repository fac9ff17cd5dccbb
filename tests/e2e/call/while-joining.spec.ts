import { removeMember } from '@/lib/rooms/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { mediaRoomName, mediaServer } from '@/tests/e2e/doors/support/media-server';
import type { TestRoom } from '@/tests/support/make-room';
import { getIdToken } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/stack-environment';
import { expect, test } from '@/tests/support/test';
import { cameraOf, expectInCall, joinCall, openDeviceCheck } from './support/join-call';
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
