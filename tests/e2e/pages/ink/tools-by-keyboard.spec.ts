import { addPaper, drawLine } from '@/tests/support/browser/paper';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expectNoSidewaysScroll } from '@/tests/support/browser/expect-no-sideways-scroll';
import { expect, test } from '@/tests/support/test';

test('What is drawn is described, listed and changed by keys alone', async ({ page }) => {
  await page.goto('/worksheet');
  const drawing = await addPaper(page, 1);
  const bar = page.getByRole('toolbar', { name: 'Drawing tools' });

  await test.step('Keys choose tools, and the bar is one stop with arrow keys inside', async () => {
    await drawLine(page, drawing, [
      [60, 60],
      [260, 200],
    ]);
    await page.keyboard.press('h');
    await expect(bar.getByRole('button', { name: 'Highlighter' })).toHaveAttribute('aria-pressed', 'true');
    await drawLine(page, drawing, [
      [60, 240],
      [260, 240],
    ]);
    await page.keyboard.press('p');
    const pen = bar.getByRole('button', { name: 'Pen', exact: true });
    await expect(pen).toHaveAttribute('aria-pressed', 'true');
    await pen.focus();
    await page.keyboard.press('End');
    await expect(bar.getByRole('button', { name: 'Redo mine' })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(pen).toBeFocused();
  });

  await test.step('The list says what there is; a shape is moved, coloured and deleted by keys', async () => {
    await page.getByRole('button', { name: 'Paper 1: more' }).click();
    await page.getByRole('menuitem', { name: 'List of shapes' }).click();
    const list = page.getByRole('region', { name: 'Shapes of the drawing' });
    const line = list.getByRole('button', { name: /^Line/ });
    await line.focus();
    await page.keyboard.press('Enter');
    await expect(line).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('3');
    await expect(line).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('toolbar', { name: 'Selected strokes' })).toBeVisible();
    await expectNoAxeViolations(page);
    await line.focus();
    await page.keyboard.press('Delete');
    await expect(line).toBeHidden();
    await expect(drawing).toHaveAccessibleDescription('1 stroke.');
  });

  await test.step('Its words are read with it', async () => {
    await page.getByRole('button', { name: 'Describe', exact: true }).click();
    await page.getByRole('textbox', { name: 'What it shows' }).fill('A block on a slope');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Keep the words' }).click();
    await expect(drawing).toHaveAccessibleDescription('A block on a slope 1 stroke.');
  });

  await test.step('Ruler and tools fit on a tablet and on a phone', async () => {
    await drawing.focus();
    await page.keyboard.press('r');
    await expect(page.getByRole('slider', { name: /^Ruler/ })).toBeVisible();
    await page.getByRole('slider', { name: /^Ruler/ }).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page.getByRole('slider', { name: /^Ruler/ })).toHaveAttribute(
      'aria-valuetext',
      '15 degrees',
    );
    for (const width of [820, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
    }
  });
});
