import type { Page } from '@playwright/test';
import { changeShield } from '@/lib/shield/contract';
import { chooseInMenuOf } from '@/tests/support/browser/choose-in-menu-of';
import { call, resultOf } from '@/tests/support/api/call';
import { getIdToken } from '@/tests/support/person';
import { expect, test } from '@/tests/support/test';
import { expectAccessibleAtPhoneWidth } from './support/at-phone-width';
import { cameraOf, joinCall, tileOf } from './support/join-call';
import { expectMovingPicture, expectSilence, expectSound } from './support/see-and-hear';
import { noticeOf } from './support/notice-of';

const shieldOf = (page: Page) => page.getByRole('complementary', { name: 'Shield' });
const choose = async (page: Page, name: string, position: 'Yes' | 'Ask' | 'Off'): Promise<void> => {
  await shieldOf(page).getByRole('group', { name }).getByRole('radio', { name: position }).check();
};
const expectPosition = (page: Page, name: string, position: 'Yes' | 'Ask' | 'Off') =>
  expect(shieldOf(page).getByRole('group', { name }).getByRole('radio', { name: position })).toBeChecked();

test('A host pauses, mutes and switches off for everyone, and takes each back', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/changeShield/, 'What was changed since is not taken back.');
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
  const desktop = emmyPage.viewportSize();
  await emmyPage.setViewportSize({ width: 390, height: 844 });
  await joinCall(emmyPage, room);
  await joinCall(adaPage, room);
  await expect(adaPage.getByRole('button', { name: 'Shield' })).toHaveCount(0);
  await expectSound(emmyPage);

  await test.step('A pause stops all but the host, and one press goes on', async () => {
    await chooseInMenuOf(emmyPage, emmyPage.getByRole('button', { name: 'More' }), 'Shield');
    await expect(shieldOf(emmyPage)).toBeVisible();
    await expectAccessibleAtPhoneWidth(emmyPage);
    await shieldOf(emmyPage).getByRole('button', { name: 'Pause everything' }).click();
    await expect(shieldOf(emmyPage).getByRole('button', { name: 'Resume' })).toBeVisible();
    await shieldOf(emmyPage).getByRole('button', { name: 'Close the shield' }).click();
    // The page offers an undo, and the row stays.
    await expect(noticeOf(emmyPage, 'Everything is paused.')).toBeVisible();
    await expect(emmyPage.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(
      adaPage.getByRole('status').filter({ hasText: 'A host paused everything' }).first(),
    ).toBeVisible();
    await expect(noticeOf(adaPage, 'Emmy Noether paused everything.')).toBeVisible();
    await expect(cameraOf(emmyPage, ada.name)).toHaveCount(0);
    await expectSilence(emmyPage);
    await expectMovingPicture(cameraOf(adaPage, emmy.name));

    await emmyPage.getByRole('button', { name: 'Resume' }).click();
    await expect(noticeOf(emmyPage, /^Everything goes on\./)).toBeVisible();
    const offer = noticeOf(adaPage, 'You can go on where you were.');
    await expect(offer).toBeVisible();
    await emmyPage.getByRole('button', { name: 'Undo' }).click();
    // After the undo the call is paused again, so the learner's offer goes away.
    await expect(offer).toHaveCount(0);
    await emmyPage.getByRole('button', { name: 'Resume' }).click();
    await expect(offer).toBeVisible();
    await adaPage.getByRole('button', { name: 'Turn on again' }).click();
    await expectMovingPicture(cameraOf(emmyPage, ada.name));
    await expectSound(emmyPage);
  });

  if (desktop) await emmyPage.setViewportSize(desktop);
  await test.step('Everyone is muted once, then kept muted, and learns why', async () => {
    await emmyPage.getByRole('button', { name: 'Shield' }).click();
    await expectPosition(emmyPage, 'Microphone', 'Yes');
    await expectPosition(emmyPage, 'Screen', 'Ask');

    await shieldOf(emmyPage).getByRole('button', { name: 'Mute all now' }).click();
    await expect(noticeOf(emmyPage, '1 microphone turned off. They may unmute themselves.')).toBeVisible();
    await expect(tileOf(emmyPage, ada.name)).toHaveAccessibleName(/, microphone off/);
    await expect(
      noticeOf(adaPage, 'Emmy Noether turned everyone’s microphone off. You can turn yours on again.'),
    ).toBeVisible();
    // A host cannot turn another person's microphone on: the undo asks the learner to.
    await emmyPage.getByRole('button', { name: 'Undo' }).click();
    await expect(noticeOf(emmyPage, 'They are asked to turn the microphone on again.')).toBeVisible();
    const asked = adaPage.getByRole('status').filter({ hasText: 'asks you to turn your microphone on.' });
    await asked.getByRole('button', { name: 'Turn on' }).click();
    await expect(tileOf(emmyPage, ada.name)).not.toHaveAccessibleName(/microphone off/);

    await shieldOf(emmyPage).getByRole('button', { name: 'Keep muted' }).click();
    await expect(noticeOf(emmyPage, 'Microphone: people must ask now.')).toBeVisible();
    // A notice under the pointer stays until the person has read it.
    await emmyPage.getByRole('button', { name: 'Undo' }).hover();
    await expectPosition(emmyPage, 'Microphone', 'Ask');
    await expect(tileOf(emmyPage, ada.name)).toHaveAccessibleName(/, microphone off/);
    await expectSilence(emmyPage);
    await expect(noticeOf(adaPage, 'In this session you can speak when a host agrees.')).toBeVisible();
    await expect(noticeOf(adaPage, /^Emmy Noether changed what everyone may do\./)).toBeVisible();
    const microphone = adaPage.getByRole('button', { name: 'Turn microphone on' });
    await expect(microphone).toHaveAttribute('aria-disabled', 'true');

    await emmyPage.getByRole('button', { name: 'Undo' }).click();
    await expectPosition(emmyPage, 'Microphone', 'Yes');
    await expect(noticeOf(adaPage, 'You can speak again.')).toBeVisible();
    // The permission is back, but the microphone stays off until she presses.
    await expect(tileOf(emmyPage, ada.name)).toHaveAccessibleName(/microphone off/);
    await adaPage.getByRole('button', { name: 'Turn on again' }).click();
    await expect(tileOf(emmyPage, ada.name)).not.toHaveAccessibleName(/microphone off/);
    await expectSound(emmyPage);
  });

  await test.step('A camera is switched off, and an overtaken change is not undone', async () => {
    await choose(emmyPage, 'Camera', 'Off');
    await expect(cameraOf(emmyPage, ada.name)).toHaveCount(0);
    await expect(noticeOf(adaPage, 'A host switched this off for now')).toBeVisible();
    await expectMovingPicture(cameraOf(adaPage, emmy.name));
    const askForIt = adaPage.getByRole('button', { name: 'Ask Emmy' });
    await adaPage.getByRole('button', { name: 'Turn camera on' }).press('Enter');
    await expect(adaPage.getByRole('dialog')).toContainText('A host switched this off for now');
    await expect(askForIt).toHaveCount(0);

    // The undo of a change that another page has overtaken fails with a message and changes nothing.
    const change = { kind: 'switch', capability: 'camera:publish', to: 'off' };
    const token = await getIdToken(emmy);
    await choose(emmyPage, 'Camera', 'Ask');
    await expect(noticeOf(emmyPage, 'Camera: people must ask now.')).toBeVisible();
    // The media server treats both alike; the learner's page must add and remove the way to ask.
    await expect(adaPage.getByRole('dialog')).toContainText('when a host agrees');
    await expect(askForIt).toBeVisible();
    resultOf(await call(changeShield, { token, input: { roomId: room.roomId, change } }));
    await emmyPage.getByRole('button', { name: 'Undo' }).click();
    await expect(shieldOf(emmyPage).getByText('This was changed again since then.')).toBeVisible();
    await expectPosition(emmyPage, 'Camera', 'Off');
    await expect(askForIt).toHaveCount(0);
  });
});
