import { PageProblems } from '@/tests/support/browser/page-problems';
import { expect, test } from '@/tests/support/test';

test('A console error, an uncaught error and a forbidden address are recorded', async ({ browser }) => {
  const problems = new PageProblems();
  const context = await browser.newContext();
  await problems.watch(context);
  const page = await context.newPage();
  await page.goto('/');
  expect(problems.list()).toEqual([]);

  await page.evaluate(() => {
    console.error('said aloud');
    setTimeout(() => {
      throw new Error('caught by nobody');
    });
    new Image().src = 'https://elsewhere.example/picture.png';
  });
  for (const problem of [
    /said aloud/,
    /^Uncaught: .*caught by nobody/,
    /CSP violation: img-src .*elsewhere/,
  ]) {
    await expect.poll(() => problems.list()).toContainEqual(expect.stringMatching(problem));
  }
  problems.allow(/said aloud|caught by nobody|elsewhere/, 'This test brings it about.');
  expect(problems.list()).toEqual([]);
  await context.close();
});

test('A test fails when its page logs an error, even after all its steps passed', async ({
  page,
  problems,
}) => {
  test.fail();
  await page.goto('/');
  await page.evaluate(() => console.error('said aloud'));
  // A missing record would fail here too; the test before this one shows that it is recorded.
  await expect.poll(() => problems.list()).toHaveLength(1);
});
