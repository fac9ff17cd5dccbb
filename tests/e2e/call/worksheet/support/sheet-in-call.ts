import type { Locator, Page } from '@playwright/test';

/** The sheet of the room on the stage. */
export const sheetOf = (page: Page, name = 'Sheet 1'): Locator =>
  page.getByRole('region', { name: `Worksheet ${name}`, exact: true });

/** One line of it, by its number. */
export const lineOf = (page: Page, number: number): Locator =>
  page.getByRole('group', { name: `Line ${String(number)}`, exact: true });

/** Puts the sheet beside the tiles. */
export const showSheet = (page: Page): Promise<void> => page.getByRole('radio', { name: 'Both' }).check();
