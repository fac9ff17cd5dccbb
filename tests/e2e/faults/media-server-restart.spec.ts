import type { Page } from '@playwright/test';
import { cameraOf, expectInCall, joinCall } from '@/tests/e2e/call/support/join-call';
import { expectMovingPicture } from '@/tests/e2e/call/support/see-and-hear';
import { lineTrouble } from '@/tests/support/line-trouble';
import { stackControl } from '@/tests/support/stack-control';
import { expect, test } from '@/tests/support/test';

/**
 * Sees the other again, by itself or by the one button that is then offered. A page may notice only later than
 * others that the line is gone, so the button is looked for until the picture moves.
 */
async function expectToSeeAgain(page: Page, name: string): Promise<void> {
  const rejoin = page.getByRole('button', { name: 'Rejoin' });
  await expect(async () => {
    if (await rejoin.isVisible()) await rejoin.click();
    await expectMovingPicture(cameraOf(page, name));
  }).toPass({ timeout: 90_000 });
  await expectInCall(page);
}

/** LiveKit's own remarks. */
const connectionError = /ConnectionError/;

test.afterEach(() => stackControl.livekit('start'));

for (const action of ['kill', 'stop'] as const) {
  test(`Two people are together again after the media server was ${action === 'kill' ? 'killed' : 'restarted'}`, async ({
    openAs,
    makePerson,
    makeRoom,
    problems,
  }) => {
    test.setTimeout(150_000);
    problems.allow(lineTrouble('livekit'), 'The test takes the media server away.');
    problems.allow(connectionError, 'The test takes the media server away.');
    const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
    const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
    const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
    await joinCall(emmyPage, room);
    await joinCall(adaPage, room);
    await expectMovingPicture(cameraOf(adaPage, emmy.name));

    await stackControl.livekit(action);
    const connected = adaPage.getByRole('banner').getByText('Connected', { exact: true });
    await expect(connected, 'the page says that the line is gone').not.toBeAttached();
    await stackControl.livekit('start');

    await Promise.all([expectToSeeAgain(emmyPage, ada.name), expectToSeeAgain(adaPage, emmy.name)]);
  });
}
