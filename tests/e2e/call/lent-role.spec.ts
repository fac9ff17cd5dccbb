import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '@/tests/support/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';
import { joinCall } from './support/join-call';

const rowOf = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'People' }).getByRole('listitem').filter({ hasText: name });
const choose = async (page: Page, name: string, item: string): Promise<void> => {
  // The menu before this one fades out, and a press beside it would only close it.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await rowOf(page, name)
    .getByRole('button', { name: `What you can do about ${name}` })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('Who was lent a role is offered for others what is theirs to give, for as long as it is, and reads why', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada, grace] = await Promise.all([
    makePerson('Emmy Noether'),
    makePerson('Ada Lovelace'),
    makePerson('Grace Hopper'),
  ]);
  const members = [ada, grace].map((person) => ({ person, profile: 'learner' as const }));
  const room = await makeRoom({ host: emmy, members });
  const [emmyPage, adaPage, gracePage] = await Promise.all([openAs(emmy), openAs(ada), openAs(grace)]);
  for (const page of [emmyPage, adaPage, gracePage]) await joinCall(page, room);
  for (const page of [emmyPage, adaPage]) await page.getByRole('button', { name: /^People/ }).click();
  await choose(emmyPage, ada.name, 'Make co-host');
  await expect(rowOf(emmyPage, ada.name)).toContainText('Co-host');

  const expectTimes = async (page: Page, role: string, times: readonly string[]): Promise<void> => {
    await choose(page, grace.name, 'Change role…');
    const dialog = page.getByRole('dialog', { name: 'Change Grace Hopper’s role' });
    await dialog.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: role }).click();
    await dialog.getByRole('combobox', { name: 'How long' }).click();
    await expect(page.getByRole('option')).toHaveText([...times]);
    await page.keyboard.press('Escape');
  };
  const why = 'Your own role here ends with this session, so you cannot give this one for longer.';
  const both = ['Until this session ends', 'From now on'];
  await expectTimes(emmyPage, 'Co-host', both);
  await expect(emmyPage.getByText(why)).toHaveCount(0);
  await expectTimes(adaPage, 'Co-host', ['Until this session ends']);
  await expect(adaPage.getByText(why)).toBeVisible();
  await expectNoAxeViolations(adaPage);
  await adaPage.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
  await expect(rowOf(adaPage, grace.name)).toContainText('Co-host');
  // What they are themselves they may make others for good.
  await expectTimes(adaPage, 'Listener', both);
  await expect(adaPage.getByText(why)).toHaveCount(0);
});
