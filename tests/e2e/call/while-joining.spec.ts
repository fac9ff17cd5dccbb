import { removeMember } from '@/lib/rooms/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { mediaRoomName, mediaServer } from '@/tests/e2e/api/support/media-server';
import { getIdToken } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test } from '@/tests/support/test';
import { cameraOf, expectInCall, joinCall, openDeviceCheck } from './support/join-call';
import { expectMovingPicture } from './support/see-and-hear';
import { loadWithoutLine } from './support/without-line';

test('A missing line is tried once more, and a removal is said before there is one', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/\/token/, 'The server refuses a person who was removed.');
  const [emmy, ada, ben, carl] = await Promise.all([
    makePerson('Emmy Noether'),
    makePerson('Ada Lovelace'),
    makePerson('Ben Bitdiddle'),
    makePerson('Carl Gauss'),
  ]);
  const members = [ada, ben, carl].map((person) => ({ person, profile: 'learner' as const }));
  const room = await makeRoom({ host: emmy, members });
  const [emmyPage, adaPage, benPage, carlPage] = await Promise.all([
    openAs(emmy),
    openAs(ada),
    openAs(ben),
    openAs(carl),
  ]);
  await joinCall(emmyPage, room);
  await Promise.all([loadWithoutLine(adaPage, 1), loadWithoutLine(benPage, 2), loadWithoutLine(carlPage, 1)]);
  const adaJoins = await openDeviceCheck(adaPage, room);
  const benJoins = await openDeviceCheck(benPage, room);
  await adaJoins.click();
  await benJoins.click();

  await test.step('The second attempt leads into the call, without a press', async () => {
    await expectInCall(adaPage);
    await expectMovingPicture(cameraOf(emmyPage, ada.name));
    await expectMovingPicture(cameraOf(adaPage, emmy.name));
  });

  await test.step('A learner who is removed while their line is made reads that', async () => {
    await (await openDeviceCheck(carlPage, room)).click();
    const isKnown = async () => {
      const participants = await mediaServer().listParticipants(mediaRoomName(room.roomId));
      return participants.some(({ identity }) => identity.startsWith(`${carl.uid}_`));
    };
    await expect.poll(isKnown).toBe(true);
    const input = { roomId: room.roomId, uid: carl.uid };
    await callCallable(stackEnvironment().appUrl, await getIdToken(emmy), removeMember, input);
    // The refusal of a second attempt would read differently.
    await expect(carlPage.getByRole('heading', { name: 'You were removed from this room' })).toBeVisible();
  });

  await test.step('When both attempts fail the page says so, and the next press comes in', async () => {
    await expect(benPage.getByText('No connection to the call came about')).toBeVisible();
    await benJoins.click();
    await expectInCall(benPage);
    await expectMovingPicture(cameraOf(emmyPage, ben.name));
  });
});
