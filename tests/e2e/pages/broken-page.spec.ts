import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';

test('A failure below every page shows what happened and how to go on', async ({ openAs, problems }) => {
  problems.allow(/no shadow today/, 'The test breaks the page beneath everything that is ours.');
  const page = await openAs(null, { colorScheme: 'dark' });
  // Next.js attaches its route announcer beside the root layout: above our page for errors within the layout, and
  // below the one for the whole document.
  await page.addInitScript(() => {
    if (localStorage.getItem('was-broken') !== null) return;
    localStorage.setItem('was-broken', 'yes');
    Element.prototype.attachShadow = () => {
      throw new Error('no shadow today');
    };
  });
  await page.goto('/sign-in');
  await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  await expect(page.getByText('What you saved is safe')).toBeVisible();
  await expect(page.getByText(/^Reference .+/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to my rooms' })).toHaveAttribute('href', '/rooms');
  // This page replaces the whole document and must still know the theme.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Load again' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
