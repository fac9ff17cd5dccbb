import { expectNoAxeViolations } from '@/tests/support/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';
import { recordWords } from './support/record-words';
import { cameraOf, expectInCall, joinCall, tileOf } from './support/join-call';
import { reachRoom } from './support/reach-room';
import { expectMovingPicture, expectSilence } from './support/see-and-hear';

test('A reload in a call comes straight back into it, with a closed microphone still closed', async ({
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

  await adaPage.reload();
  await expectInCall(adaPage);
  await expectMovingPicture(cameraOf(adaPage, emmy.name));
  await expectMovingPicture(cameraOf(emmyPage, ada.name));
  await expect(adaPage.getByRole('button', { name: 'Turn microphone on' })).toBeVisible();
  await expect(emmyPage.getByRole('button', { name: 'People, 2 in the room' })).toBeVisible();
});

for (const scenario of ['signal-reconnect', 'full-reconnect'] as const) {
  test(`The picture is back by itself after a ${scenario}`, async ({ openAs, makePerson, makeRoom }) => {
    const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
    const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
    const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
    await joinCall(emmyPage, room);
    await joinCall(adaPage, room);
    await expectMovingPicture(cameraOf(adaPage, emmy.name));

    const said = await recordWords(adaPage.getByRole('banner'));
    await (await reachRoom(adaPage)).evaluate((sdk, name) => void sdk.simulateScenario(name), scenario);
    const word = scenario === 'signal-reconnect' ? 'Restoring the line' : 'Reconnecting';
    await expect.poll(() => said.evaluate((words) => words.join('\n'))).toContain(word);
    await expectInCall(adaPage);
    await expectMovingPicture(cameraOf(adaPage, emmy.name));
    await expectMovingPicture(cameraOf(emmyPage, ada.name));
  });
}

test('The same call in a second window moves there, and can be brought back', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy });
  const page = await openAs(emmy);
  await joinCall(page, room);
  const saved = await page.evaluate(() => sessionStorage.getItem('chalktalk.call') ?? '');

  // What a browser does that restores a window: the same record, loaded as a reload.
  const second = await page.context().newPage();
  await second.goto('/rooms');
  await second.evaluate((record) => sessionStorage.setItem('chalktalk.call', record), saved);
  await second.goto(room.livePath);
  await second.reload();
  await expectInCall(second);

  await expect(page.getByRole('heading', { name: 'You joined this call in another window' })).toBeVisible();
  await page.getByRole('button', { name: 'Use this window' }).click();
  await expectInCall(page);
  await expect(second.getByRole('heading', { name: 'You joined this call in another window' })).toBeVisible();
});

test('A second tab of the same browser takes the call over, and nobody hears themself', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy });
  const page = await openAs(emmy);
  await joinCall(page, room);
  const second = await page.context().newPage();
  await joinCall(second, room);
  const elsewhere = 'You joined this call in another window';
  await expect(page.getByRole('heading', { name: elsewhere, level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Use this window' }).click();
  await expectInCall(page);
  await expect(second.getByRole('heading', { name: elsewhere })).toBeVisible();

  const laptop = await openAs(emmy);
  await joinCall(laptop, room);
  await expectInCall(page);
  await expectSilence(laptop);
});
