import type { Page } from '@playwright/test';
import { endSession } from '@/lib/rooms/contract';
import { cameraOf, expectInCall, joinCall } from '@/tests/e2e/call/support/join-call';
import { expectMovingPicture } from '@/tests/e2e/call/support/see-and-hear';
import { call, resultOf } from '@/tests/e2e/api/support/call';
import { lineTrouble } from '@/tests/support/services/line-trouble';
import { getIdToken } from '@/tests/support/person';
import { stackControl } from '@/tests/support/services/stack-control';
import { expect, test } from '@/tests/support/test';

/** LiveKit's own remarks. */
const connectionError = /ConnectionError/;

/** The page has lost its line to the media server, and says so. */
async function cutLineOf(page: Page): Promise<void> {
  await stackControl.line('livekit', 'cut');
  const connected = page.getByRole('banner').getByText('Connected', { exact: true });
  await expect(connected, 'the page says that the line is gone').not.toBeAttached();
}

test.beforeEach(({ problems }) => {
  problems.allow(lineTrouble('livekit'), 'The test disturbs the line.');
  problems.allow(connectionError, 'The test disturbs the line.');
});
test.afterEach(() => stackControl.line('livekit', 'heal'));

test('A signal line that was reset or cut comes back by itself', async ({ openAs, makePerson, makeRoom }) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
  await joinCall(emmyPage, room);
  await joinCall(adaPage, room);
  await expectMovingPicture(cameraOf(adaPage, emmy.name));

  await test.step('Reset, it is restored while the picture goes on', async () => {
    const told = adaPage.getByRole('banner').getByText('Restoring the line').waitFor({ state: 'attached' });
    await stackControl.line('livekit', 'reset');
    await told;
    await expectMovingPicture(cameraOf(adaPage, emmy.name));
    await Promise.all([expectInCall(emmyPage), expectInCall(adaPage)]);
  });

  await test.step('Cut for a while, it comes back without a press', async () => {
    await cutLineOf(adaPage);
    await stackControl.line('livekit', 'heal');
    await Promise.all([expectInCall(emmyPage), expectInCall(adaPage)]);
  });
});

test('A page that was offline when the call ended says so, not that it lost its line', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/\/rtc\/|409 .*\/token\b/, 'The page looks for a call that is over.');
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const page = await openAs(ada);
  await joinCall(page, room);

  await cutLineOf(page);
  const input = { roomId: room.roomId };
  expect(resultOf(await call(endSession, { token: await getIdToken(emmy), input }))).toEqual({ ended: true });
  await stackControl.line('livekit', 'heal');
  // The page tries to come back for as long as it would after any loss.
  await expect(page.getByRole('heading', { name: 'The session has ended' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Rejoin' })).toHaveCount(0);
});
