import path from 'node:path';
import { measureFirstLoad, requireKnownPackages } from '@/scripts/benchmark/first-load';
import { testStack } from '@/scripts/stack/stack-settings';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test } from '@/tests/support/test';

test('The start page answers, and so does every part of the stack', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const health = await request.get('/api/health');
  expect(health.status()).toBe(200);
});

test('A person with a stored sign-in is signed in', async ({ makePerson, openAs }) => {
  const person = await makePerson();
  const page = await openAs(person);
  await page.goto('/rooms');
  await expect(page).toHaveURL(/\/rooms$/);
});

test('The start page and a room before joining load little code', async () => {
  const { appUrl } = stackEnvironment();
  const [home, live] = await Promise.all([
    measureFirstLoad(appUrl, '/'),
    measureFirstLoad(appUrl, '/rooms/anyroom/live'),
  ]);
  const { root, distDir } = testStack(process.cwd());
  requireKnownPackages(path.join(root, distDir));
  expect(home.packages).toEqual([]);
  expect(home.bytes / 1024).toBeLessThanOrEqual(150);
  expect(live.bytes / 1024).toBeLessThanOrEqual(210);
});
