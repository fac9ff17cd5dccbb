import type { Browser, BrowserContext } from 'playwright';
import type { BenchPerson } from './bench-room';

export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A device of its own in a browser, of a person where they have signed in before. */
export async function openContext(browser: Browser, storageState?: SignedIn): Promise<BrowserContext> {
  const context = await browser.newContext({
    permissions: ['camera', 'microphone'],
    viewport: { width: 1280, height: 720 },
    ...(storageState && { storageState }),
  });
  // tsx marks inner functions by a helper that no page has.
  await context.addInitScript('globalThis.__name = (named) => named');
  return context;
}

/** Signs in by the page, and gives what the device keeps of it. */
export async function signIn(
  browser: Browser,
  appUrl: string,
  { email, password }: BenchPerson,
): Promise<SignedIn> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.goto(`${appUrl}/sign-in`);
  await page
    .getByLabel(/e-?mail/i)
    .first()
    .fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.getByRole('button', { name: /^sign in/i }).click();
  await page.waitForURL(/rooms/);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}
