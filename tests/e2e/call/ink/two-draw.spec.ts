import { addPaper, drawingOn, drawLine } from '@/tests/support/browser/paper';
import { expect, test } from '@/tests/support/test';
import { joinCall } from '../support/join-call';
import { lineOf, sheetOf, showSheet } from '../worksheet/support/sheet-in-call';

test('Two people draw on one paper, and each takes back only their own', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const pages = await Promise.all([openAs(emmy), openAs(ada)]);
  const [emmyPage, adaPage] = pages;
  for (const page of pages) {
    await joinCall(page, room);
    await showSheet(page);
  }

  await test.step('A paper stands beside a calculation, and both see what each draws', async () => {
    await sheetOf(emmyPage).getByRole('button', { name: 'Add a line' }).click();
    await emmyPage.keyboard.type('m = 2.4 kg');
    await expect(lineOf(adaPage, 1)).toContainText('m = 2.4 kg');
    const drawing = await addPaper(emmyPage, 2);
    await drawLine(emmyPage, drawing, [
      [60, 60],
      [260, 200],
    ]);
    await expect(drawingOn(adaPage, 2)).toHaveAccessibleDescription('1 stroke by Emmy Noether.');
    await drawLine(adaPage, drawingOn(adaPage, 2), [
      [300, 60],
      [420, 160],
    ]);
    await drawLine(adaPage, drawingOn(adaPage, 2), [
      [300, 160],
      [420, 60],
    ]);
    for (const page of pages) {
      await expect(drawingOn(page, 2)).toHaveAccessibleDescription(
        '3 strokes by Emmy Noether, Ada Lovelace.',
      );
    }
  });

  await test.step('Each takes back their own last stroke, whatever came after it', async () => {
    await emmyPage
      .getByRole('toolbar', { name: 'Drawing tools' })
      .getByRole('button', { name: 'Undo mine' })
      .click();
    await expect(drawingOn(adaPage, 2)).toHaveAccessibleDescription('2 strokes by Ada Lovelace.');
    await drawingOn(adaPage, 2).press('Control+z');
    await expect(drawingOn(emmyPage, 2)).toHaveAccessibleDescription('1 stroke by Ada Lovelace.');
    await drawingOn(emmyPage, 2).press('Control+Shift+z');
    await expect(drawingOn(adaPage, 2)).toHaveAccessibleDescription(
      '2 strokes by Emmy Noether, Ada Lovelace.',
    );
  });

  await test.step('A page that is opened again has the same drawing', async () => {
    await adaPage.reload();
    await joinCall(adaPage, room);
    await showSheet(adaPage);
    await expect(drawingOn(adaPage, 2)).toHaveAccessibleDescription(
      '2 strokes by Emmy Noether, Ada Lovelace.',
    );
  });
});
