import type { Browser, Page } from 'playwright';
import { openContext, signIn } from '../bench-browser';
import { addLearner, makeBenchRoom, type Bench } from '../bench-room';
import { readFrames, watchFrames } from '../worksheet/page-probes';
import { delaysOf, readReached, watchInk, watchPen } from './pen-probes';

/** Strokes that one person draws to the right, side by side, and what one is long (CSS pixels). */
const strokes = 10;
const length = 30;
const steps = 40;

/** From the pen to the other's screen, and the gaps between frames while both draw (ms). */
export type PenTimes = { delays: number[]; frames: number[] };

/** Two people in a call with cameras draw on a paper of its sheet. */
export async function timePens(bench: Bench, browser: Browser): Promise<PenTimes> {
  const room = await makeBenchRoom(bench);
  const people = [room.host, await addLearner(bench, room)];
  const pages: Page[] = [];
  for (const person of people) {
    const state = await signIn(browser, bench.appUrl, person);
    const page = await (await openContext(browser, state)).newPage();
    await page.goto(`${bench.appUrl}/rooms/${room.roomId}/live`);
    await page.locator('button:not([aria-disabled=true])', { hasText: /^Join$/ }).click();
    await page.getByRole('radio', { name: 'Both' }).click();
    pages.push(page);
  }
  const [writer, reader] = pages;
  if (!writer || !reader) throw new Error('Somebody has no page.');
  await writer.getByRole('button', { name: 'Add something else' }).click();
  await writer.getByRole('menuitem', { name: /^Paper/ }).click();
  for (const page of pages) {
    await page.locator('[data-ink], [data-waits-for-ink]').first().scrollIntoViewIfNeeded();
    await page.locator('[data-ink] canvas').first().waitFor({ state: 'attached' });
  }

  await writer.evaluate(watchPen);
  await reader.evaluate(watchInk);
  await writeRow(writer, 40);
  await reader.waitForTimeout(1000);
  const delays = delaysOf(await writer.evaluate(readReached), await reader.evaluate(readReached));
  await reader.evaluate(watchFrames);
  await Promise.all([writeRow(writer, 90), writeRow(reader, 140)]);
  const { gaps } = await reader.evaluate(readFrames);
  await Promise.all(pages.map((page) => page.context().close()));
  return { delays, frames: gaps };
}

/** Writes strokes from left to right, at so many CSS pixels below the upper edge. */
async function writeRow(page: Page, below: number): Promise<void> {
  const box = await page.locator('[data-ink]').first().boundingBox();
  if (!box) throw new Error('There is no paper.');
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    const from = box.x + 20 + stroke * (length + 6);
    await page.mouse.move(from, box.y + below);
    await page.mouse.down();
    for (let step = 1; step <= steps; step += 1) {
      await page.mouse.move(from + (step * length) / steps, box.y + below + 8 * Math.sin(step / 4));
      await page.waitForTimeout(8);
    }
    await page.mouse.up();
  }
}
