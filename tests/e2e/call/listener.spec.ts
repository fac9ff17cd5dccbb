import type { Room } from 'livekit-client';
import { expect, test } from '@/tests/support/test';
import { cameraOf, joinCall, openDeviceCheck, tileOf } from './support/join-call';
import { reachRoom } from './support/reach-room';
import { expectMovingPicture, expectSilence, expectSound } from './support/see-and-hear';

test('A listener sees and hears, and can send nothing: not by the controls and not past them', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/publish|permission/i, 'The SDK reports the refused track.');
  const [emmy, carl] = await Promise.all([makePerson('Emmy Noether'), makePerson('Carl Gauss')]);
  const room = await makeRoom({ host: emmy, members: [{ person: carl, profile: 'listener' }] });
  const [emmyPage, carlPage] = await Promise.all([openAs(emmy), openAs(carl)]);
  await joinCall(emmyPage, room);

  await openDeviceCheck(carlPage, room, 'Join to listen');
  await expect(carlPage.getByText('You come in to watch and listen.')).toBeVisible();
  await joinCall(carlPage, room, 'Join to listen');
  await expectMovingPicture(cameraOf(carlPage, emmy.name));
  await expectSound(carlPage);

  const microphone = carlPage.getByRole('button', { name: 'Turn microphone on' });
  await expect(microphone).toHaveAttribute('aria-disabled', 'true');
  await expect(microphone).toHaveAccessibleDescription(/With your role in this room you cannot speak/);
  // Forced: for Playwright a control that says why it is denied is not enabled.
  await microphone.click({ force: true });
  await expect(carlPage.getByRole('dialog')).toContainText('You still see and hear everyone.');
  await carlPage.keyboard.press('Escape');
  await carlPage.keyboard.press('Control+d');

  const outcome = await (await reachRoom(carlPage)).evaluate(publishPastTheControls);
  expect(outcome).toBe('refused');
  await expect(tileOf(emmyPage, carl.name)).toHaveAccessibleName(/, microphone off, camera off/);
  await expectSilence(emmyPage);
});

/** Runs in the page: tells the SDK that it may publish, and publishes. Only the media server can stop that. */
async function publishPastTheControls(room: Room): Promise<'published' | 'refused'> {
  const own = room.localParticipant;
  if (own.permissions) Object.assign(own.permissions, { canPublish: true, canPublishSources: [] });
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true, video: true });
  const attempts = stream
    .getTracks()
    .map((track) =>
      Promise.race([
        own.publishTrack(track).then(() => 'published' as const),
        new Promise<'refused'>((resolve) => setTimeout(() => resolve('refused'), 6000)),
      ]).catch(() => 'refused' as const),
    );
  const outcomes = await Promise.all(attempts);
  stream.getTracks().forEach((track) => track.stop());
  return outcomes.includes('published') ? 'published' : 'refused';
}
