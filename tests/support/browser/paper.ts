import { expect, type Locator, type Page } from '@playwright/test';

type Place = readonly [x: number, y: number];

/** The place to draw on a paper of a sheet, by the paper's number. */
export const drawingOn = (page: Page, number: number): Locator =>
  page.getByRole('group', { name: `Drawing on Paper ${String(number)}`, exact: true });

/** Adds a paper below the last cell, and waits until one can draw on it. */
export async function addPaper(page: Page, number: number): Promise<Locator> {
  await page.getByRole('button', { name: 'Add something else' }).click();
  await page.getByRole('menuitem', { name: /^Paper/ }).click();
  const drawing = drawingOn(page, number);
  await expect(drawing).toBeFocused();
  return drawing;
}

/** Draws a line with the mouse through places of a paper, in its units: it is 760 wide. */
export async function drawLine(page: Page, drawing: Locator, places: readonly Place[]): Promise<void> {
  const [first, ...rest] = await Promise.all(places.map((place) => onScreen(drawing, place)));
  if (first === undefined) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.up();
}

/** Where a place of a paper is on the screen. */
export async function onScreen(drawing: Locator, [x, y]: Place): Promise<{ x: number; y: number }> {
  const box = await drawing.boundingBox();
  if (box === null) throw new Error('The paper is not on the page.');
  const unit = box.width / 760;
  return { x: box.x + x * unit, y: box.y + y * unit };
}
