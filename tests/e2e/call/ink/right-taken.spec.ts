import type { Page } from '@playwright/test';
import { addPaper, drawingOn, onScreen } from '@/tests/support/browser/paper';
import { expect, test } from '@/tests/support/test';
import { joinCall } from '../support/join-call';
import { showSheet } from '../worksheet/support/sheet-in-call';

const tools = (page: Page) => page.getByRole('toolbar', { name: 'Drawing tools' });

test('A right taken while drawing keeps the stroke, which goes out when it is back', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/permission_denied/i, 'The rules refuse the stroke until the right is back.');
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
  for (const page of [emmyPage, adaPage]) {
    await joinCall(page, room);
    await showSheet(page);
  }
  await addPaper(emmyPage, 1);
  const drawing = drawingOn(adaPage, 1);
  const [from, middle, end] = await Promise.all(
    (
      [
        [60, 60],
        [200, 90],
        [320, 200],
      ] as const
    ).map((place) => onScreen(drawing, place)),
  );
  if (!from || !middle || !end) throw new Error('There is no place to draw.');

  await test.step('While Ada draws, Emmy puts drawing on request', async () => {
    await adaPage.mouse.move(from.x, from.y);
    await adaPage.mouse.down();
    await adaPage.mouse.move(middle.x, middle.y, { steps: 6 });
    await expect(tools(adaPage)).toBeVisible();
    await emmyPage.getByRole('button', { name: 'Shield' }).click();
    const shield = emmyPage.getByRole('complementary', { name: 'Shield' });
    await shield.getByRole('group', { name: 'Draw' }).getByRole('radio', { name: 'Ask' }).check();
    await expect(adaPage.getByText('Emmy decides who draws here')).toBeVisible();
    await expect(tools(adaPage)).toHaveCount(0);
  });

  await test.step('Her stroke stays on her page, and is on no other', async () => {
    await adaPage.mouse.move(end.x, end.y, { steps: 6 });
    await adaPage.mouse.up();
    await expect(drawing).toHaveAccessibleDescription('1 stroke by Ada Lovelace.');
    await adaPage.mouse.move(from.x, end.y);
    await adaPage.mouse.down();
    await adaPage.mouse.move(end.x, end.y, { steps: 6 });
    await adaPage.mouse.up();
    await expect(drawing).toHaveAccessibleDescription('1 stroke by Ada Lovelace.');
    await expect(drawingOn(emmyPage, 1)).not.toHaveAccessibleDescription(/Ada/);
  });

  await test.step('She asks, and the stroke goes out with the yes', async () => {
    await adaPage.getByRole('button', { name: 'Ask Emmy' }).click();
    await emmyPage.getByRole('button', { name: 'Allow', exact: true }).click();
    await expect(tools(adaPage)).toBeVisible();
    await expect(drawingOn(emmyPage, 1)).toHaveAccessibleDescription('1 stroke by Ada Lovelace.');
  });
});
