import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { compactDocument } from '@/lib/documents/contract';
import { documentPath, type DocumentPlace } from '@/lib/documents/document-place';
import { callCallable } from '@/scripts/stack/callable-client';
import { chromiumArguments } from '@/tests/support/browser/chromium-arguments';
import { openContext, signIn, type SignedIn } from '../bench-browser';
import { readPlace } from '../bench-database';
import { makePeople, type Bench, type BenchPerson } from '../bench-room';
import { describeWeights, scrollThrough, weighPage, type PageWeight } from '../page-weight';
import { quantile } from '../statistics';
import { readFrames, readKeys, readLetters, watchFrames, watchKeys, watchLetters } from './page-probes';
import { seedLongLog, seedSheet } from './seed-sheet';

const letters = 60;
/** Between two key presses (ms): a quick writer, and no multiple of the time that edits wait for one another. */
const pace = 130;
const slides = 60;
const entries = 10_000;

/** What people notice of a sheet in a browser, in milliseconds. */
export type SheetPages = {
  /** From a key press to the screen of the other device. */
  otherScreen: number[];
  /** Between two frames while a slider with 50 dependents and three plots moves. */
  slider: number[];
  /** Long tasks while 500 cells are scrolled. */
  scrolling: number[];
  /** From the address to the text, before and after the log was compacted. */
  longLog: number;
  compacted: number;
  /** What the page of ten lines holds, and that of a thousand once all were seen. */
  weights: { few: PageWeight; many: PageWeight };
};

type Desk = { bench: Bench; browser: Browser; state: SignedIn };

/** Opens sheets in Chromium as one person on two devices does. */
export async function measureSheetPages(bench: Bench, executablePath: string | null): Promise<SheetPages> {
  const browser = await chromium.launch({
    args: [...chromiumArguments],
    ...(executablePath !== null && { executablePath }),
  });
  try {
    const [person] = await makePeople(bench, 1);
    if (!person) throw new Error('There is nobody to measure with.');
    const desk = { bench, browser, state: await signIn(browser, bench.appUrl, person) };
    const typed = await seedSheet(bench, person, [{ kind: 'text', source: 'A key press' }]);
    const moved = await seedSheet(bench, person, sliderCells());
    const scrolled = await seedSheet(bench, person, manyCells(500));
    const long = await seedLongLog(bench, person, entries);
    const longLog = await timeOpening(desk, long);
    const place = { kind: 'worksheets', owner: 'users', ownerId: person.uid, id: long } as const;
    await compact(bench, person, place);
    return {
      otherScreen: await timeKeys(desk, typed),
      slider: await watchSlider(desk, moved),
      scrolling: await watchScrolling(desk, scrolled),
      longLog,
      compacted: await timeOpening(desk, long),
      weights: {
        few: await weighSheet(desk, await seedSheet(bench, person, manyCells(10)), 0),
        many: await weighSheet(desk, await seedSheet(bench, person, manyCells(1000)), 120),
      },
    };
  } finally {
    await browser.close();
  }
}

/** Compacts a log that is longer than any page lets it become: the server goes on after its answer is overdue. */
async function compact(bench: Bench, person: BenchPerson, place: DocumentPlace): Promise<void> {
  await callCallable(bench.appUrl, person.idToken, compactDocument, place).catch(() => undefined);
  const isLeft = async () => (await readPlace(bench, `${documentPath(place)}/updates`)) !== null;
  for (let waited = 0; waited < 120 && (await isLeft()); waited += 1) await setTimeout(1000);
}

function sliderCells() {
  const range = { slider: { from: 0, to: 100, step: 1 } };
  const cells = Array.from({ length: 50 }, (_, at) => `y${at} = ${at + 1} k + sin(k / ${at + 1})`);
  const plots = [1, 2, 3].map((times) => `plot ${times} k x^2 for x from 0 to 10`);
  return [
    { kind: 'calculation' as const, source: 'k = 20', options: range },
    ...[...plots, ...cells].map((source) => ({ kind: 'calculation' as const, source })),
  ];
}

const manyCells = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    kind: 'calculation' as const,
    source: `c${at} = ${at} m / ${at + 1} s`,
  }));

async function openSheet({ bench, browser, state }: Desk, id: string): Promise<Page> {
  const page = await (await openContext(browser, state)).newPage();
  await page.goto(`${bench.appUrl}/worksheets/${id}`);
  await page.locator('[data-cell]').first().waitFor();
  return page;
}

async function timeOpening(desk: Desk, id: string): Promise<number> {
  const startedAt = performance.now();
  const page = await openSheet(desk, id);
  await page
    .getByText(/x{190}/)
    .first()
    .waitFor();
  const taken = performance.now() - startedAt;
  await page.context().close();
  return taken;
}

async function timeKeys(desk: Desk, id: string): Promise<number[]> {
  const [writer, reader] = [await openSheet(desk, id), await openSheet(desk, id)];
  await writer.evaluate(watchKeys);
  await reader.evaluate(watchLetters);
  await writer.getByRole('button', { name: 'Add a line' }).click();
  for (let letter = 0; letter < letters; letter += 1) {
    await writer.keyboard.press('x');
    await writer.waitForTimeout(pace);
  }
  await reader.getByText('x'.repeat(letters)).first().waitFor();
  const [pressed, shown] = [await writer.evaluate(readKeys), new Map(await reader.evaluate(readLetters))];
  await Promise.all([writer, reader].map((page) => page.context().close()));
  return pressed.map((at, index) => (shown.get(index + 1) ?? Infinity) - at);
}

async function watchSlider(desk: Desk, id: string): Promise<number[]> {
  const page = await openSheet(desk, id);
  const slider = page.getByRole('slider', { name: 'k' });
  await page.getByText('Values of the plot').nth(2).waitFor();
  await slider.focus();
  await page.evaluate(watchFrames);
  for (let step = 0; step < slides; step += 1) await slider.press('ArrowRight');
  const { gaps } = await page.evaluate(readFrames);
  await page.context().close();
  return gaps;
}

async function watchScrolling(desk: Desk, id: string): Promise<number[]> {
  const page = await openSheet(desk, id);
  await page.getByText('0.998 m/s').first().waitFor();
  await page.mouse.move(640, 400);
  await page.evaluate(watchFrames);
  for (let step = 0; step < 100; step += 1) await page.mouse.wheel(0, 400);
  const { tasks } = await page.evaluate(readFrames);
  await page.context().close();
  return tasks;
}

async function weighSheet(desk: Desk, id: string, screens: number): Promise<PageWeight> {
  const page = await openSheet(desk, id);
  await page.getByText('0.8 m/s').first().waitFor();
  await scrollThrough(page, { screens, by: 500 });
  const weight = await weighPage(page);
  await page.context().close();
  return weight;
}

export function describeSheetPages(measured: SheetPages): (readonly string[])[] {
  const { otherScreen, slider, scrolling, longLog, compacted, weights } = measured;
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return [
    ['', 'measured', 'aim'],
    ['key to the other screen, median', ms(quantile(otherScreen, 0.5)), ''],
    ['key to the other screen, p95', ms(quantile(otherScreen, 0.95)), '≤ 50 ms'],
    ['slider with 50 dependents and 3 plots, longest frame', ms(Math.max(...slider)), '≤ 32 ms'],
    ['the same, 95 % of frames', ms(quantile(slider, 0.95)), ''],
    ['500 cells scrolled, long tasks', `${scrolling.length}, ${ms(Math.max(0, ...scrolling))}`, 'none'],
    [`log of ${entries} entries opened`, ms(longLog), ''],
    ['the same, compacted', `${ms(compacted)}, ${(longLog / compacted).toFixed(1)} × faster`, ''],
    describeWeights('1,000 lines', weights.few, weights.many),
  ];
}
