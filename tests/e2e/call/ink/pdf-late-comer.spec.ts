import type { Page } from '@playwright/test';
import { printPdf, showPdf, stageOf } from '@/tests/e2e/call/support/pdf-on-stage';
import { joinCall } from '@/tests/e2e/call/support/join-call';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';

const drawingOf = (page: Page, number: number) =>
  stageOf(page).getByLabel(`Drawing on page ${String(number)}`, { exact: true });

/** Draws a line with the mouse across the middle of a page. */
async function drawLine(page: Page, number: number): Promise<void> {
  const box = await drawingOf(page, number).boundingBox();
  if (!box) throw new Error('There is nothing to draw on.');
  await page.mouse.move(box.x + 80, box.y + 120);
  await page.mouse.down();
  await page.mouse.move(box.x + 260, box.y + 180, { steps: 12 });
  await page.mouse.up();
}

/** How much of a drawing is covered by ink (pixels). */
const inkOn = (page: Page, number: number) =>
  drawingOf(page, number).evaluate((surface) =>
    [...surface.querySelectorAll('canvas')]
      .flatMap((canvas) => {
        const { width, height } = canvas;
        return width === 0 || height === 0
          ? []
          : [canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []];
      })
      .reduce((sum, data) => sum + data.filter((part, index) => index % 4 === 3 && part > 0).length, 0),
  );

test('Ink on a page of a PDF stays with the file, and late comers see it', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada, ben] = await Promise.all(
    ['Emmy Noether', 'Ada Lovelace', 'Ben Late'].map((name) => makePerson(name)),
  );
  if (!emmy || !ada || !ben) throw new Error('Three people are needed.');
  const members = [ada, ben].map((person) => ({ person, profile: 'learner' as const }));
  const room = await makeRoom({ host: emmy, members });
  const [host, learner] = await Promise.all([openAs(emmy), openAs(ada)]);
  await Promise.all([joinCall(host, room), joinCall(learner, room)]);

  await test.step('The host shows a file, turns to its second page and draws', async () => {
    await showPdf(host, 'planes.pdf', await printPdf(host, ['First', 'Second']));
    await stageOf(host).getByRole('button', { name: 'Next page' }).click();
    await stageOf(host).getByRole('button', { name: 'Draw on the page' }).click();
    await expect(host.getByRole('toolbar', { name: 'Drawing tools' })).toBeVisible();
    await drawLine(host, 2);
    await expect(stageOf(host)).toContainText('You draw on page 2; it stays with the file');
    await expectNoAxeViolations(host);
  });

  await test.step('The learner sees it at once, and at every size', async () => {
    await expect(stageOf(learner)).toContainText('Emmy draws on page 2; it stays with the file');
    await expect.poll(() => inkOn(learner, 2)).toBeGreaterThan(100);
    const box = await drawingOf(learner, 2).boundingBox();
    await stageOf(host).getByRole('button', { name: 'Larger' }).click();
    await expect
      .poll(async () => (await drawingOf(learner, 2).boundingBox())?.width)
      .toBeCloseTo((box?.width ?? 0) * 1.25, 0);
    await expect.poll(() => inkOn(learner, 2)).toBeGreaterThan(100);
    await expectNoAxeViolations(learner);
  });

  await test.step('The other page has nothing on it', async () => {
    await stageOf(learner).getByRole('button', { name: 'Page before' }).click();
    await expect(stageOf(learner)).toContainText('First page');
    await expect(drawingOf(learner, 1)).toHaveCount(0);
  });

  await test.step('Who comes late sees it on the stage', async () => {
    const late = await openAs(ben);
    await joinCall(late, room);
    await expect(stageOf(late)).toContainText('Emmy draws on page 2');
    await expect.poll(() => inkOn(late, 2)).toBeGreaterThan(100);
    await late.close();
  });

  await test.step('It is on the file when nobody shows it any longer', async () => {
    await stageOf(host).getByRole('button', { name: 'Stop showing' }).click();
    await learner.keyboard.press('f');
    await learner.getByRole('button', { name: 'planes.pdf', exact: true }).click();
    const viewer = learner.getByRole('dialog', { name: 'planes.pdf' });
    await viewer.getByRole('button', { name: 'Next page' }).click();
    await expect(viewer.getByRole('img', { name: 'Drawing on page 2' })).toBeVisible();
    await expect(viewer).toContainText('Emmy draws on page 2');
    await expectNoAxeViolations(learner);
  });
});
