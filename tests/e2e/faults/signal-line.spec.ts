import { cameraOf, expectInCall, joinCall } from '@/tests/e2e/call/support/join-call';
import { expectMovingPicture } from '@/tests/e2e/call/support/see-and-hear';
import { lineTrouble } from '@/tests/support/line-trouble';
import { stackControl } from '@/tests/support/stack-control';
import { expect, test } from '@/tests/support/test';

/** LiveKit's own remarks. */
const connectionError = /ConnectionError/;

test.afterEach(() => stackControl.line('livekit', 'heal'));

test('A signal line that was reset is restored while the picture goes on', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(lineTrouble('livekit'), 'The test resets the line.');
  problems.allow(connectionError, 'The test resets the line.');
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
  await joinCall(emmyPage, room);
  await joinCall(adaPage, room);
  await expectMovingPicture(cameraOf(adaPage, emmy.name));

  const told = adaPage.getByRole('banner').getByText('Restoring the line').waitFor({ state: 'attached' });
  await stackControl.line('livekit', 'reset');
  await told;
  await expectMovingPicture(cameraOf(adaPage, emmy.name));
  await Promise.all([expectInCall(emmyPage), expectInCall(adaPage)]);
});

test('A signal line that was cut for a while comes back by itself', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(lineTrouble('livekit'), 'The test cuts the line.');
  problems.allow(connectionError, 'The test cuts the line.');
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy });
  const page = await openAs(emmy);
  await joinCall(page, room);

  await stackControl.line('livekit', 'cut');
  const connected = page.getByRole('banner').getByText('Connected', { exact: true });
  await expect(connected, 'the page says that the line is gone').not.toBeAttached();
  await stackControl.line('livekit', 'heal');
  await expectInCall(page);
});
