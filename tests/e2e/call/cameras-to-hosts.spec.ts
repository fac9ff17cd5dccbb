import { TrackSource } from '@livekit/rtc-node';
import { getToken } from '@/tests/e2e/api/support/ask-token';
import { mediaUrl } from '@/tests/e2e/api/support/media-server';
import { connectBot } from '@/tests/support/services/media-bot';
import { getIdToken } from '@/tests/support/person';
import { expect, test } from '@/tests/support/test';
import { cameraOf, expectInCall, joinCall, tileOf } from './support/join-call';
import { expectMovingPicture, expectSound } from './support/see-and-hear';

test('A host sends learners’ cameras to hosts only, and everyone still hears everyone', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada, ben, grace, karl, carl] = await Promise.all([
    makePerson('Emmy Noether'),
    makePerson('Ada Lovelace'),
    makePerson('Ben Bitdiddle'),
    makePerson('Grace Hopper'),
    makePerson('Karl Weierstrass'),
    makePerson('Carl Gauss'),
  ]);
  const room = await makeRoom({
    host: emmy,
    members: [
      { person: ada, profile: 'learner' },
      { person: ben, profile: 'learner' },
      { person: grace, profile: 'observer' },
      { person: karl, profile: 'listener' },
      { person: carl, profile: 'learner' },
    ],
  });
  const [emmyPage, adaPage, benPage] = await Promise.all([openAs(emmy), openAs(ada), openAs(ben)]);
  await joinCall(emmyPage, room);
  await joinCall(adaPage, room);
  await joinCall(benPage, room);
  await expectMovingPicture(cameraOf(benPage, ada.name));

  await emmyPage.getByRole('button', { name: 'Shield' }).click();
  const cameras = emmyPage
    .getByRole('complementary', { name: 'Shield' })
    .getByRole('switch', { name: 'Cameras to hosts only' });
  await cameras.click();
  await expect(cameraOf(benPage, ada.name)).toHaveCount(0);
  await emmyPage.getByRole('button', { name: 'Undo' }).click();
  await expectMovingPicture(cameraOf(benPage, ada.name));
  await cameras.click();
  await expect(cameraOf(benPage, ada.name)).toHaveCount(0);
  await expect(tileOf(benPage, ada.name)).toHaveAccessibleName(/camera to hosts only/);
  await expect(tileOf(adaPage, 'You')).toContainText('to hosts only');
  await expectMovingPicture(cameraOf(emmyPage, ada.name));
  await expectMovingPicture(cameraOf(benPage, emmy.name));
  await expectSound(benPage);

  // People who join or return meanwhile send their camera only to hosts, from the first moment.
  const looking = await connectBot(mediaUrl(), (await getToken(room.roomId, await getIdToken(karl))).token);
  await expect.poll(() => looking.received.tracks).toBe(4);
  const pictures = new Set<string>();
  looking.room.on('trackSubscribed', (_, publication, participant) => {
    if (publication.source === TrackSource.SOURCE_CAMERA) pictures.add(participant.identity);
  });
  await adaPage.reload();
  await expectInCall(adaPage);
  const carlPage = await openAs(carl);
  await joinCall(carlPage, room);
  for (const who of [ada, carl]) {
    await expectMovingPicture(cameraOf(emmyPage, who.name));
    await expect(cameraOf(benPage, who.name)).toHaveCount(0);
  }
  await expect.poll(() => looking.received.tracks, 'the voices of both').toBe(6);
  expect([...pictures]).toEqual([]);
  await looking.leave();
  await carlPage.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(tileOf(emmyPage, carl.name)).toHaveCount(0);

  // An observer joins meanwhile and gets the host's picture and sound, and the others' sound.
  const { token } = await getToken(room.roomId, await getIdToken(grace));
  const watching = await connectBot(mediaUrl(), token);
  await expect.poll(() => watching.received.tracks).toBe(4);

  await cameras.click();
  await expectMovingPicture(cameraOf(benPage, ada.name));
  await expect(tileOf(adaPage, 'You')).not.toContainText('to hosts only');
  await expect.poll(() => watching.received.tracks).toBe(6);
  await watching.leave();
});
