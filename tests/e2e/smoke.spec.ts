import path from 'node:path';
import { measureFirstLoad, requireKnownPackages } from '@/scripts/benchmark/first-load';
import { toAddress } from '@/scripts/benchmark/list-routes';
import { describeExcess, loadBudgets, readAsks } from '@/scripts/benchmark/load-budget';
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

test('No page loads more code at first than its budget allows', async () => {
  const { appUrl } = stackEnvironment();
  const { root, distDir } = testStack(process.cwd());
  const build = path.join(root, distDir);
  requireKnownPackages(build);
  const loads = await Promise.all(
    Object.keys(loadBudgets).map(async (route) => {
      const load = await measureFirstLoad(appUrl, toAddress(route));
      return { route, load, excess: describeExcess(route, load, readAsks(build, route)) };
    }),
  );
  expect(loads.flatMap(({ excess }) => excess ?? []).join('\n')).toBe('');
  expect(loads.find(({ route }) => route === '/')?.load.packages).toEqual([]);
});
