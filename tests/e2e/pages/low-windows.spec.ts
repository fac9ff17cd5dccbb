import type { Locator, Page } from '@playwright/test';
import { joinCall, openDeviceCheck } from '@/tests/e2e/call/support/join-call';
import { chooseInMenuOf } from '@/tests/support/browser/choose-in-menu-of';
import { chooseOption } from '@/tests/support/browser/choose-option';
import { expectNoSidewaysScroll } from '@/tests/support/browser/expect-no-sideways-scroll';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { expect, test } from '@/tests/support/test';

/** What a small laptop has at 200 % zoom. */
const low = { width: 720, height: 450 };

/** Everything that has to stay in view does, and nothing is cut at the side. */
async function expectInView(page: Page, ...parts: Locator[]): Promise<void> {
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
}

test('At 720 × 450 heads and buttons stay in view on the main pages', async ({
  admin,
  openAs,
  makePerson,
  makeRoom,
}) => {
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy, name: 'Waves on a string' });
  const page = await openAs(emmy, { viewport: low });
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await test.step('Landing and worksheet', async () => {
    await page.goto('/');
    await expectInView(page, page.getByRole('heading', { level: 1 }));
    await page.goto('/worksheet');
    await expectInView(page, page.getByRole('textbox').first());
  });

  await test.step('The form of a new room, with all of it unfolded', async () => {
    await page.goto('/rooms');
    await button(/^Lesson/).click();
    const dialog = page.getByRole('dialog', { name: 'New room' });
    await dialog.getByText('Details', { exact: true }).click();
    await chooseOption(dialog.getByRole('combobox', { name: 'When' }), 'Every week');
    const frame = [dialog.getByRole('heading'), dialog.getByRole('button', { name: 'Create room' })];
    await expectInView(page, ...frame);
    await dialog.getByLabel('Start').scrollIntoViewIfNeeded();
    await expectInView(page, ...frame, dialog.getByLabel('Start'));
    await page.keyboard.press('Escape');
  });

  await test.step('A room and its plan', async () => {
    await page.goto(room.path);
    await expectInView(page, page.getByRole('link', { name: 'Join', exact: true }));
    await button('Plan and calendar').click();
    const dialog = page.getByRole('dialog', { name: 'Plan the session' });
    const frame = [dialog.getByRole('heading'), dialog.getByRole('button', { name: /^(Plan for|Save)/ })];
    await expectInView(page, ...frame);
    await dialog.getByRole('button', { name: 'Copy calendar link' }).scrollIntoViewIfNeeded();
    await expectInView(page, ...frame, dialog.getByRole('button', { name: 'Copy calendar link' }));
    await page.keyboard.press('Escape');
    await page.goto(`${room.path}/settings`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('The device check keeps Join, and its last field can be reached', async () => {
    const join = await openDeviceCheck(page, room, 'Join to listen');
    await expectInView(page, join);
    const last = page.getByText('Microphone', { exact: true });
    await last.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    await expectInView(page, join, last);
  });

  await test.step('The shield in a call keeps its head and what pauses', async () => {
    await joinCall(page, room, 'Join to listen');
    await chooseInMenuOf(page, button('Panels'), 'Shield');
    const shield = page.getByRole('complementary', { name: 'Shield' });
    const frame = [button('Close the shield'), shield.getByRole('button', { name: 'Pause everything' })];
    await expectInView(page, ...frame, button(/^Leave/).first());
    await shield.getByRole('switch').last().scrollIntoViewIfNeeded();
    await expectInView(page, ...frame, shield.getByRole('switch').last());
  });

  await test.step('An administrator keeps the profile and Save', async () => {
    const office = await openAs(await makeAdministrator(admin), { viewport: low });
    for (const place of ['profiles', 'policy'] as const) {
      await office.goto(`/admin/${place}`);
      await office.getByRole('button', { name: /may write in the chat: / }).click();
      await office.getByRole('menuitem', { name: place === 'profiles' ? /^No/ : /^Never/ }).click();
      const changes = office.getByRole('region', { name: 'Changes' });
      const which = office.getByRole('combobox', { name: 'Profile' });
      await office.getByRole('button', { name: /: / }).last().scrollIntoViewIfNeeded();
      await expectInView(office, changes.getByRole('button', { name: 'Save' }), which);
      await changes.getByRole('button', { name: 'Discard' }).click();
    }
    await office.goto('/admin/simulator');
    await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(office);
  });
});
