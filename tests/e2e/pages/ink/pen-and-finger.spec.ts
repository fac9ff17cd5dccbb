import type { CDPSession, Page } from '@playwright/test';
import { addPaper, onScreen } from '@/tests/support/browser/paper';
import { expect, test } from '@/tests/support/test';

type Place = { x: number; y: number };

test.use({ hasTouch: true, viewport: { width: 820, height: 700 } });

test('A pen draws, a finger scrolls, and a palm does nothing', async ({ page }) => {
  await page.goto('/worksheet');
  const drawing = await addPaper(page, 1);
  const session = await page.context().newCDPSession(page);
  const [pen, touch] = [penOf(session), touchOf(session)];
  const start = await onScreen(drawing, [200, 100]);
  await drawing.evaluate((element) => element.closest('[data-paper]')?.scrollTo({ top: 0 }));

  await test.step('Without a pen a finger moves the page until somebody chooses that it draws', async () => {
    await swipe(touch, start, -120);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(60);
    await expect(drawing).toHaveAccessibleDescription('Nothing is drawn here yet.');
    await page.getByRole('button', { name: 'Draw with finger' }).click();
    await swipe(touch, await onScreen(drawing, [200, 180]), -60);
    await expect(drawing).toHaveAccessibleDescription('1 stroke.');
  });

  await test.step('A pen draws, and the palm beside it does not', async () => {
    const at = await onScreen(drawing, [300, 200]);
    await pen('mousePressed', at);
    await touch('touchStart', [{ x: at.x + 90, y: at.y + 60 }]);
    for (let step = 1; step <= 20; step += 1) await pen('mouseMoved', { x: at.x + 4 * step, y: at.y + step });
    await touch('touchMove', [{ x: at.x + 95, y: at.y + 70 }]);
    await pen('mouseReleased', { x: at.x + 80, y: at.y + 20 });
    await touch('touchEnd', []);
    await expect(drawing).toHaveAccessibleDescription('2 strokes.');
  });

  await test.step('After a pen fingers only move the page, also where they drew before', async () => {
    const before = await scrolled(page);
    // A hand that lifts right after the pen still is a palm.
    await page.waitForTimeout(600);
    await swipe(touch, await onScreen(drawing, [200, 260]), 50);
    await expect.poll(() => scrolled(page)).toBeLessThan(before);
    await expect(drawing).toHaveAccessibleDescription('2 strokes.');
  });
});

const scrolled = (page: Page): Promise<number> =>
  page.locator('[data-paper]').evaluate((paper) => paper.scrollTop);

const penOf =
  (session: CDPSession) =>
  (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: Place): Promise<unknown> =>
    session.send('Input.dispatchMouseEvent', {
      ...{ type, x, y, clickCount: 1, pointerType: 'pen', force: 0.4 },
      button: type === 'mouseMoved' ? 'none' : 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
    });

const touchOf =
  (session: CDPSession) =>
  (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });

/** Moves one finger up or down, and holds it at the end, so that the page is not thrown. */
async function swipe(touch: ReturnType<typeof touchOf>, { x, y }: Place, by: number): Promise<void> {
  await touch('touchStart', [{ x, y }]);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', [{ x, y: y + (by * step) / 10 }]);
  await touch('touchMove', [{ x, y: y + by }]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await touch('touchEnd', []);
}
