import type { Page } from '@playwright/test';
import { cameraOf, expectInCall, joinCall, openDeviceCheck } from '@/tests/e2e/call/support/join-call';
import { expectMovingPicture } from '@/tests/e2e/call/support/see-and-hear';
import { lineTrouble } from '@/tests/support/services/line-trouble';
import { stackControl } from '@/tests/support/services/stack-control';
import { expect, test } from '@/tests/support/test';

const rejoinOn = (page: Page) => page.getByRole('button', { name: 'Rejoin' });
const stateOf = (page: Page, word: string) => page.getByRole('banner').getByText(word, { exact: true });

const draftOn = (page: Page) => page.getByRole('textbox', { name: 'Write to everyone' });

/** Sees the other again, and has what was open and half written. */
async function expectToSeeAgain(page: Page, name: string): Promise<void> {
  await expectMovingPicture(cameraOf(page, name), { timeout: 60_000 });
  await expectInCall(page);
  await expect(draftOn(page)).toHaveValue('Half a');
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
    problems.allow(lineTrouble('livekit'), 'The test takes the media server away.');
    problems.allow(connectionError, 'The test takes the media server away.');
    problems.allow(/status of 503 .*reconcileRoom/, 'Our server asks the media server, too.');
    problems.allow(/\/token\b.*|status of 50[23]/, 'Nobody gets a token without it.');
    const [emmy, ada, kurt] = await Promise.all([
      makePerson('Emmy Noether'),
      makePerson('Ada Lovelace'),
      makePerson('Kurt Gödel'),
    ]);
    const members = [ada, kurt].map((person) => ({ person, profile: 'learner' }) as const);
    const room = await makeRoom({ host: emmy, members });
    const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
    await joinCall(emmyPage, room);
    await joinCall(adaPage, room);
    await expectMovingPicture(cameraOf(adaPage, emmy.name));
    const pages = [emmyPage, adaPage];
    for (const page of pages) {
      await page.getByRole('button', { name: /^Chat/ }).click();
      await draftOn(page).fill('Half a');
    }

    await stackControl.livekit(action);
    await expect(stateOf(adaPage, 'Connected'), 'the page says that the line is gone').not.toBeAttached();
    if (action === 'stop') {
      // It stays away until both pages have given up: then nothing leads back but the button.
      const newcomer = await openAs(kurt);
      await newcomer.goto(room.livePath);
      const why = newcomer.getByRole('paragraph').filter({ hasText: 'The call service does not answer.' });
      await expect(why, 'who comes meanwhile is told').toBeVisible();
      for (const page of pages) {
        await expect(stateOf(page, 'Disconnected')).toBeAttached({ timeout: 90_000 });
        await expect(rejoinOn(page)).toBeVisible();
      }
      await stackControl.livekit('start');
      await openDeviceCheck(newcomer, room);
      await newcomer.close();
      for (const page of pages) await rejoinOn(page).click();
    } else {
      // Nobody presses anything: the pages come back by themselves.
      await stackControl.livekit('start');
    }

    await Promise.all([expectToSeeAgain(emmyPage, ada.name), expectToSeeAgain(adaPage, emmy.name)]);
  });
}
