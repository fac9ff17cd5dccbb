import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';
import { recordWords } from './support/record-words';
import { cameraOf, expectInCall, joinCall, tileOf } from './support/join-call';
import { reachRoom } from './support/reach-room';
import { expectMovingPicture, expectSilence } from './support/see-and-hear';

test('A call comes back after a reload, a lost signal line and a full reconnect', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
  await joinCall(emmyPage, room);
  await joinCall(adaPage, room);
  await expectMovingPicture(cameraOf(emmyPage, ada.name));
  await adaPage.getByRole('button', { name: 'Turn microphone off' }).click();
  await expect(tileOf(emmyPage, ada.name)).toHaveAccessibleName(/microphone off/);

  await test.step('A reload leads straight back, and the microphone stays closed', async () => {
    await adaPage.reload();
    await expectInCall(adaPage);
    await expectMovingPicture(cameraOf(adaPage, emmy.name));
    await expectMovingPicture(cameraOf(emmyPage, ada.name));
    await expect(adaPage.getByRole('button', { name: 'Turn microphone on' })).toBeVisible();
    await expect(emmyPage.getByRole('button', { name: 'People, 2 in the room' })).toBeVisible();
  });

  const words = { 'signal-reconnect': 'Restoring the line', 'full-reconnect': 'Reconnecting' } as const;
  for (const scenario of ['signal-reconnect', 'full-reconnect'] as const) {
    await test.step(`The picture is back after a ${scenario}`, async () => {
      const said = await recordWords(adaPage.getByRole('banner'));
      await (await reachRoom(adaPage)).evaluate((sdk, name) => void sdk.simulateScenario(name), scenario);
      await expect.poll(() => said.evaluate((list) => list.join('\n'))).toContain(words[scenario]);
      await expectInCall(adaPage);
      await expectMovingPicture(cameraOf(adaPage, emmy.name));
      await expectMovingPicture(cameraOf(emmyPage, ada.name));
    });
  }
});

test('A second tab or window takes the call over, and gives it back', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy });
  const page = await openAs(emmy);
  await joinCall(page, room);
  const elsewhere = { name: 'You joined this call in another window', level: 1 };
  const second = await page.context().newPage();

  await test.step('A tab that joins takes it over', async () => {
    await joinCall(second, room);
    await expect(page.getByRole('heading', elsewhere)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Use this window' }).click();
    await expectInCall(page);
    await expect(second.getByRole('heading', elsewhere)).toBeVisible();
  });

  await test.step('A restored window takes it over', async () => {
    // A browser that restores a window keeps its record and loads it as a reload.
    const saved = await page.evaluate(() => sessionStorage.getItem('chalktalk.call') ?? '');
    await second.goto('/rooms');
    await second.evaluate((record) => sessionStorage.setItem('chalktalk.call', record), saved);
    await second.goto(room.livePath);
    await second.reload();
    await expectInCall(second);
    await expect(page.getByRole('heading', elsewhere)).toBeVisible();
    await page.getByRole('button', { name: 'Use this window' }).click();
    await expectInCall(page);
  });

  await test.step('Another device joins beside it, and nobody hears themself', async () => {
    const laptop = await openAs(emmy);
    await joinCall(laptop, room);
    await expectInCall(page);
    await expectSilence(laptop);
  });
});
