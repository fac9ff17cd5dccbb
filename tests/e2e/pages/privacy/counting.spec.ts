import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { fakeCounting } from '@/tests/support/browser/fake-counting';
import { expect, test } from '@/tests/support/test';

test('Nothing is counted before a yes, what is counted names nobody, and a no ends it', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const emmy = await makePerson('Emmy Noether');
  const { roomId } = await makeRoom({ host: emmy });
  const page = await openAs(emmy);
  const asked = await fakeCounting(page.context());
  const question = page.getByRole('region', { name: 'May we count how Chalktalk is used?' });

  await test.step('She is asked, and nothing has left the page', async () => {
    await page.goto('/rooms');
    await expect(question).toBeVisible();
    await expectNoAxeViolations(page);
    expect(asked).toEqual([]);
  });

  await test.step('After a yes the pages are counted by their template', async () => {
    await question.getByRole('button', { name: 'Yes, count' }).click();
    await expect(question).toBeHidden();
    await page.goto(`/rooms/${roomId}`);
    await expect.poll(() => asked.join('\n')).toContain('page_shown {"route":"/rooms/[roomId]"');
    await expect(question).toBeHidden();
    expect(asked.join('\n')).not.toContain(roomId);
  });

  await test.step('Under Account she takes it back, and nothing more is sent', async () => {
    await page.goto('/account');
    const count = page.getByRole('switch', { name: 'Count how I use Chalktalk' });
    await expect(count).toBeChecked();
    await expect.poll(() => asked.join('\n')).toContain('page_shown {"route":"/account"');
    await count.click();
    await expect(count).not.toBeChecked();
    const before = asked.length;
    await page.getByRole('navigation').getByRole('link', { name: 'Rooms' }).click();
    await expect(page.getByRole('heading', { name: 'Rooms', level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Rooms', level: 1 })).toBeVisible();
    expect(asked).toHaveLength(before);
  });
});
