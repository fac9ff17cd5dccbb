import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { expect, test } from '@/tests/support/test';
import { cameraOf, expectInCall, tileOf } from './support/join-call';
import { expectMovingPicture } from './support/see-and-hear';

test('A host rehearses alone, sees other roles’ controls, and starts the session', async ({
  admin,
  makePerson,
  makeRoom,
  openAs,
  problems,
}) => {
  problems.allow(/\/api\/rooms\/\w+\/(token|rehearsal)/, 'Who waits, and who is no host, is refused.');
  const [rosalind, emmy, ada] = await Promise.all([
    makeAdministrator(admin),
    makePerson('Emmy Noether'),
    makePerson('Ada Lovelace'),
  ]);
  const room = await makeRoom({
    host: emmy,
    members: [{ person: ada, profile: 'learner' }],
    name: `Waves ${crypto.randomUUID().slice(0, 8)}`,
    lobby: 'everyone',
  });
  const [page, adaPage, rosalindPage] = await Promise.all([openAs(emmy), openAs(ada), openAs(rosalind)]);
  await page.goto(room.path);
  await page.getByRole('link', { name: 'Rehearse alone' }).press('Enter');
  await expect(page.getByText('A rehearsal: you go in alone, and nobody is told.')).toBeVisible();
  const goIn = page.getByRole('button', { name: 'Go in alone' });
  await expect(goIn).not.toHaveAttribute('aria-disabled', 'true');
  await expectNoAxeViolations(page);
  await goIn.click();
  await expectInCall(page);
  const row = page.getByRole('region', { name: 'Rehearsal' });
  await expect(row).toContainText('Rehearsal: nobody else is here, and nobody is told.');
  await expectMovingPicture(cameraOf(page, 'You'));
  await expect(page.getByRole('button', { name: 'Shield' })).toHaveAccessibleDescription(
    /this is a rehearsal/,
  );
  await expect(page.getByRole('button', { name: 'Raise hand' })).toHaveAccessibleDescription(
    /Nobody would see it/,
  );
  await expect(page.getByRole('button', { name: 'Leave or end' })).toHaveCount(0);
  await expectNoAxeViolations(page);

  // Administrators see no call, and the room shows nobody inside.
  const listed = rosalindPage.waitForResponse(/\/api\/callable\/listLiveRooms/);
  await rosalindPage.goto('/admin/live');
  expect((await listed).ok()).toBe(true);
  await expect(rosalindPage.getByRole('status', { name: 'Looking who is where.' })).toHaveCount(0);
  await expect(rosalindPage.getByText(room.name)).toHaveCount(0);
  await adaPage.goto(room.path);
  await expect(adaPage.getByText('Nobody inside').filter({ visible: true })).toBeVisible();
  await expect(adaPage.getByText(/^Only hosts .*rehearse/)).toBeVisible();
  await expect(adaPage.getByRole('link', { name: 'Rehearse alone' })).toHaveCount(0);
  await adaPage.goto(`${room.path}/rehearsal`);
  await expect(adaPage.getByRole('heading', { name: 'You may not do that in this room.' })).toBeVisible();

  // As a learner: a control that needs an ask gives the reason and goes no further. Host controls are absent.
  const look = async (now: string, next: string) => {
    await row.getByRole('button', { name: `See as: ${now}` }).press('Enter');
    await page.getByRole('menuitemradio', { name: next, exact: true }).press('Enter');
  };
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Stop sharing the screen' }).first()).toBeVisible();
  await look('Yourself, Host', 'Learner');
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await expect(share).toHaveAccessibleDescription(/you can share your screen when a host agrees/);
  await expect(page.getByRole('button', { name: 'Shield' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Turn camera off' })).toBeVisible();
  await share.click({ force: true });
  await expect(page.getByRole('dialog')).toContainText('In the session “Ask” stands here');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  // As it goes it gives the focus back to its button, which would take the next key.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await look('Learner', 'Listener');
  await expect(page.getByRole('button', { name: 'Turn microphone on' })).toHaveAccessibleDescription(
    /you cannot speak/,
  );
  await expect(cameraOf(page, 'You')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row.getByRole('link', { name: 'Start the session' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 800 });
  await look('Listener', 'Yourself, Host');
  await page.getByRole('button', { name: 'Turn camera on' }).click();
  await expectMovingPicture(cameraOf(page, 'You'));

  // A learner knocks at the session meanwhile: the host learns of it and admits them there.
  await adaPage.goto(room.livePath);
  await adaPage.getByRole('button', { name: 'Ask to join' }).click();
  await expect(adaPage.getByText('You are first in the queue.')).toBeVisible();
  await expect(row).toContainText('Ada Lovelace waits to be let into the session.');
  await row.getByRole('link', { name: 'Start the session' }).press('Enter');
  const join = page.getByRole('button', { name: 'Join', exact: true });
  await expect(join).not.toHaveAttribute('aria-disabled', 'true');
  await join.click();
  await expectInCall(page);
  await page.getByRole('button', { name: 'Admit Ada Lovelace', exact: true }).click();
  await expect(tileOf(page, ada.name)).toBeVisible();
  await expect(tileOf(adaPage, emmy.name)).toBeVisible();
});
