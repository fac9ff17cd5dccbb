import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';

const lineOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Takes something in the middle and drags it (px). */
async function dragBy(page: Page, what: Locator, across: number, down: number): Promise<void> {
  // A sheet that has just been typed in draws its plot once more.
  await what.hover();
  const box = await what.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + across, y + down, { steps: 4 });
  await page.mouse.up();
}

test('A slider moves a plot and a derivation, by pointer and by keys', async ({ page }) => {
  await page.goto('/worksheet');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.keyboard.type('F = 9.81 (sin(θ) - 0.15 cos(θ))');

  await test.step('A name without a value becomes a slider', async () => {
    await lineOf(page, 'Line 1').getByRole('button', { name: 'Give θ a value' }).click();
    await lineOf(page, 'Line 1').getByRole('textbox').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('θ = 25°');
    await lineOf(page, 'Line 1').getByRole('button', { name: '0° to 2°' }).click();
    const range = page.getByRole('dialog', { name: 'Range of the slider' });
    await range.getByLabel('To').fill('60');
    await range.getByLabel('Step').fill('1');
    await range.getByRole('button', { name: 'Set' }).click();
    await expect(lineOf(page, 'Line 2')).toContainText('2.81');
  });

  await test.step('A result shows the numbers that it came from, and they follow the slider', async () => {
    const button = page.getByRole('button', { name: 'Explain Line 2' });
    await lineOf(page, 'Line 2').hover();
    await button.click();
    const chain = lineOf(page, 'How Line 2 is calculated');
    await expect(chain).toContainText('9.81 · (sin(25°) − 0.15 · cos(25°))');
    await page.getByRole('slider', { name: 'θ' }).press('ArrowRight');
    await expect(chain).toContainText('9.81 · (sin(26°) − 0.15 · cos(26°))');
    await page.getByRole('slider', { name: 'θ' }).press('ArrowLeft');
    await chain.getByRole('button', { name: 'Go to θ' }).click();
    await expect(page.getByRole('button', { name: 'Select Line 1' })).toBeFocused();
    await expectNoAxeViolations(page);
    await chain.getByRole('button', { name: 'Go to θ' }).press('Escape');
    await expect(chain).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('A plot shows the value of now, and follows the keys and the pointer', async () => {
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.keyboard.type('plot F for θ from 0° to 60°');
    const plot = page.getByRole('figure', { name: 'Plot of F against θ' });
    await expect(plot).toContainText('2.81');
    const slider = page.getByRole('slider', { name: 'θ', exact: true });
    await slider.press('ArrowRight');
    await expect(lineOf(page, 'Line 1').getByRole('textbox')).toContainText('theta equals 26 degrees');
    await slider.press('End');
    await expect(plot).toContainText('7.76');
    const { x, y, width, height } = (await plot
      .getByRole('slider', { name: 'Move along the plot' })
      .boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    await page.mouse.move(x + width / 2, y + height / 2);
    await expect(plot).toContainText(/At 30°: 3\.6/);
    await plot.getByText('Values of the plot').click();
    await expect(plot.getByRole('table').getByRole('row')).toHaveCount(12);
  });

  await test.step('The mark in the plot moves the slider', async () => {
    const mark = page.getByRole('slider', { name: 'θ in the plot' });
    await mark.press('ArrowLeft');
    await expect(lineOf(page, 'Line 1').getByRole('textbox')).toContainText('theta equals 59 degrees');
    await dragBy(page, mark, -100, 0);
    await expect(lineOf(page, 'Line 1').getByRole('textbox')).toContainText(/theta equals [345]\d degrees/);
  });

  await test.step('A reader looks closer, and keeps that for everyone', async () => {
    const plot = page.getByRole('figure', { name: 'Plot of F against θ' });
    const trace = plot.getByRole('slider', { name: 'Move along the plot' });
    await trace.press('+');
    await expect(trace).toHaveAttribute('aria-valuemin', /^10(?:\.0|$)/);
    await dragBy(page, trace, 60, 0);
    await expect(trace).not.toHaveAttribute('aria-valuemin', /^10(?:\.0|$)/);
    await trace.press('Shift+ArrowRight');
    await plot.getByRole('button', { name: 'Keep this window' }).click();
    await plot.getByRole('button', { name: 'Whole plot' }).click();
    await expect(trace).toHaveAttribute('aria-valuemin', '0');
    await page.reload();
    await expect(trace).not.toHaveAttribute('aria-valuemin', '0');
    await plot.getByRole('button', { name: 'Whole plot' }).click();
    await plot.getByRole('button', { name: 'Keep this window' }).click();
  });

  await test.step('A point moves the names of its place', async () => {
    for (const line of ['a = 1', 'b = 2.0', 'plot x^2, (a, b) for x from -3 to 3']) {
      await page.getByRole('button', { name: 'Add a line' }).click();
      await page.keyboard.type(line);
    }
    const point = page.getByRole('slider', { name: 'Point (a, b)' });
    await dragBy(page, point, 80, -10);
    await expect(lineOf(page, 'Line 4').getByRole('textbox')).not.toContainText(/a equals 1$/);
    await expect(lineOf(page, 'Line 5').getByRole('textbox')).not.toContainText(/b equals 2.0$/);
    await lineOf(page, 'Line 6').getByRole('textbox').click();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(lineOf(page, 'Line 4').getByRole('textbox')).toContainText(/a equals 1$/);
    await expect(lineOf(page, 'Line 5').getByRole('textbox')).toContainText(/b equals 2.0$/);
  });

  await test.step('A derivation marks the first line that does not follow', async () => {
    await page.getByRole('button', { name: 'Add something else' }).click();
    await page.getByRole('menuitem', { name: 'Derivation' }).click();
    const derivation = lineOf(page, 'Derivation 7');
    await expect(derivation.getByRole('textbox')).toBeFocused();
    for (const line of ['3 - (x - 2)', '= 5 - x', '= 5 + x']) {
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
    }
    await expect(derivation.getByRole('listitem').nth(1)).toContainText('follows');
    await expect(derivation.getByRole('listitem').nth(2)).toContainText('does not follow');
    await expect(derivation).toContainText('At x = 3 the line above gives 2, this one 8.');
  });
  await expectNoAxeViolations(page);
});
