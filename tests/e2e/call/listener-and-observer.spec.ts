import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/test';
import { cameraOf, joinCall, openDeviceCheck, tileOf } from './support/join-call';
import { expectMovingPicture, expectSound } from './support/see-and-hear';

const peopleOf = (page: Page) => page.getByRole('complementary', { name: 'People' });

test('A listener sees and hears; an observer is announced, to hosts by name', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, carl, grace] = await Promise.all([
    makePerson('Emmy Noether'),
    makePerson('Carl Gauss'),
    makePerson('Grace Hopper'),
  ]);
  const members = [
    { person: carl, profile: 'listener' as const },
    { person: grace, profile: 'observer' as const },
  ];
  const room = await makeRoom({ host: emmy, members });
  const [emmyPage, carlPage, gracePage] = await Promise.all([openAs(emmy), openAs(carl), openAs(grace)]);
  await joinCall(emmyPage, room);

  await test.step('The listener reads what they may, and their controls say why not', async () => {
    await openDeviceCheck(carlPage, room, 'Join to listen');
    await expect(carlPage.getByText('You come in to watch and listen.')).toBeVisible();
    await joinCall(carlPage, room, 'Join to listen');
    await expectMovingPicture(cameraOf(carlPage, emmy.name));
    await expectSound(carlPage);
    const microphone = carlPage.getByRole('button', { name: 'Turn microphone on' });
    await expect(microphone).toHaveAttribute('aria-disabled', 'true');
    await expect(microphone).toHaveAccessibleDescription(/With your role in this room you cannot speak/);
    // Forced: Playwright takes a control that says why it is denied for a disabled one.
    await microphone.click({ force: true });
    await expect(carlPage.getByRole('dialog')).toContainText('You still see and hear everyone.');
    await carlPage.keyboard.press('Escape');
    await expect(tileOf(emmyPage, carl.name)).toHaveAccessibleName(/, microphone off, camera off/);
  });

  await test.step('The observer has no tile, and everyone reads that somebody watches', async () => {
    await joinCall(gracePage, room, 'Join to listen');
    for (const page of [emmyPage, carlPage]) {
      await expect(page.getByRole('banner').getByRole('status')).toHaveText('1 observer');
      await page.getByRole('button', { name: 'People, 2 in the room' }).click();
    }
    const observers = { name: '1 observer' };
    await expect(peopleOf(emmyPage).getByRole('region', observers)).toContainText('Grace Hopper');
    await expect(peopleOf(carlPage).getByRole('region', observers)).toContainText('Hosts see who.');
    await expect(peopleOf(carlPage)).not.toContainText('Grace');
    await gracePage.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(emmyPage.getByRole('banner').getByText('1 observer')).toHaveCount(0);
  });
});
