import { lostAfter } from '@/lib/firebase/client/use-lost-since';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { setInside } from '@/tests/support/make/set-inside';
import { expect, test } from '@/tests/support/test';

test('A room is live without WebSockets, and is read through our server without lines', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/net::ERR_FAILED|Could not reach Cloud Firestore backend/, 'The test blocks the lines.');
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [page, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
  await page.addInitScript(() => {
    globalThis.WebSocket = class extends EventTarget {
      onclose: ((event: CloseEvent) => void) | null = null;
      constructor() {
        super();
        setTimeout(() => this.onclose?.(new CloseEvent('close')));
      }
      close() {}
    } as unknown as typeof WebSocket;
  });
  const row = page.getByRole('listitem').filter({ hasText: ada.name });
  await page.goto(room.path);
  await adaPage.goto(room.path);
  await expect(row).toContainText('Here, not in the call');
  // The other direction: what this page says of itself goes by polling too.
  await expect(adaPage.getByRole('listitem').filter({ hasText: emmy.name })).toContainText('Here, not in');
  await adaPage.close();
  await expect(row).toContainText('Not here yet');

  await setInside(room, ada, true);
  await page.route(/\/\.lp\?|google\.firestore/, (route) => route.abort());
  await page.clock.install();
  await page.reload();
  const told = page.getByText('The live lines are blocked in this network');
  await expect(async () => {
    await page.clock.fastForward(lostAfter.delayMs);
    await expect(told).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: room.name })).toBeVisible();
  await expect(row).toContainText('Inside now');
  await expectNoAxeViolations(page);
});
