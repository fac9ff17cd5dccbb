import type { Page } from '@playwright/test';
import words from '@/messages/en/errors.json' with { type: 'json' };
import { expect, test } from '@/tests/support/test';
import { closeSocketsOf } from './support/closed-sockets';
import { cameraOf, expectInCall, joinCall, openDeviceCheck } from './support/join-call';
import { expectMovingPicture } from './support/see-and-hear';

/** Signs of a text that an SDK wrote. */
const ofTheSdk = /ConnectionError|websocket|signal connection|pc connection|livekit|invalid token|could not/i;

/** The page says it by this sentence, tells a next step, and shows nothing that an SDK said. */
async function expectWords(page: Page, code: keyof typeof words): Promise<void> {
  const told: { happened: string; next?: string } = words[code];
  await expect(page.getByText(told.happened, { exact: true })).toBeVisible();
  await expect(page.getByText(told.next ?? 'a next step')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(ofTheSdk);
}

/** Where a page asks the media server why its socket was closed. */
const validation = /\/rtc\/.*validate/;
const refusal = {
  status: 401,
  headers: { 'access-control-allow-origin': '*' },
  body: 'invalid token: error in cryptographic primitive',
};

// A line that does not come about is a part of `while-joining.spec.ts`.
test('A join that fails says why in our words, and the next press comes in', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/\/closed\/rtc|\/validate/, 'The test closes the way to the media server.');
  const [emmy, ada, ben] = await Promise.all([
    makePerson('Emmy Noether'),
    makePerson('Ada Lovelace'),
    makePerson('Ben Bitdiddle'),
  ]);
  const members = [ada, ben].map((person) => ({ person, profile: 'learner' as const }));
  const room = await makeRoom({ host: emmy, members });
  const [emmyPage, adaPage, benPage] = await Promise.all([openAs(emmy), openAs(ada), openAs(ben)]);
  await joinCall(emmyPage, room);

  await test.step('Nothing reaches the media server', async () => {
    const sockets = await closeSocketsOf(adaPage);
    await adaPage.route(validation, (route) => route.abort());
    const join = await openDeviceCheck(adaPage, room);
    await join.click();
    await expectWords(adaPage, 'call/media-server-unreachable');
    await sockets.open();
    await join.click();
    await expectInCall(adaPage);
    await expectMovingPicture(cameraOf(emmyPage, ada.name));
  });

  await test.step('The media server refuses every token', async () => {
    const sockets = await closeSocketsOf(benPage);
    await benPage.route(validation, (route) => route.fulfill(refusal));
    const join = await openDeviceCheck(benPage, room);
    await join.click();
    await expectWords(benPage, 'call/not-let-in');
    await sockets.open();
    await join.click();
    await expectInCall(benPage);
    await expectMovingPicture(cameraOf(emmyPage, ben.name));
  });
});
