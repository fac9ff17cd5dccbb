import type { Locator, Page } from '@playwright/test';

/** A PDF with a page for each name, printed by the browser. */
export async function printPdf(page: Page, names: readonly string[]): Promise<Buffer> {
  const paper = await page.context().newPage();
  const pages = names.map((name) => `<section style="break-after: page"><h1>${name} page</h1></section>`);
  await paper.setContent(pages.join(''));
  const pdf = await paper.pdf();
  await paper.close();
  return pdf;
}

/** Shares a PDF in the call and shows it to everybody, by the panel of files. */
export async function showPdf(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.keyboard.press('f');
  const add = page.getByLabel('Add files').and(page.locator('input'));
  await add.setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Show on stage' }).click();
}

export const stageOf = (page: Page): Locator => page.getByRole('region', { name: 'Document on the stage' });
