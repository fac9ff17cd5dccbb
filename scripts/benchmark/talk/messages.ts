import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright';
import { openContext, signIn, type SignedIn } from '../bench-browser';
import { scrollThrough, weighPage, type PageWeight } from '../page-weight';
import { addLearners, makeBenchRoom, makePeople, type Bench } from '../bench-room';
import { readFrames, watchFrames } from '../worksheet/page-probes';
import { readEnters, readWords, watchEnters, watchWords } from './message-probes';

const words = 40;
/** Slower than the pace at which a person may write without end (ms). */
const pause = 2100;
const kept = 10_000;
/** What one batch of Firestore holds. */
const batchSize = 500;

/** From Enter to the screen of somebody else (ms): of one in the call, and of one who reads outside it. */
export type Delays = { stream: number[]; firestore: number[] };

/** Opens the chat of a call and, outside it, of the room's page, and writes. */
export async function timeMessages(bench: Bench, browser: Browser): Promise<Delays> {
  const { appUrl } = bench;
  const room = await makeBenchRoom(bench);
  const people = await makePeople(bench, 2);
  await addLearners(bench, room, people);
  const states = await Promise.all([room.host, ...people].map((person) => signIn(browser, appUrl, person)));
  const [writer, inside, outside] = await Promise.all(states.map((state) => openPage(browser, state)));
  if (!writer || !inside || !outside) throw new Error('Somebody has no page.');
  for (const page of [writer, inside]) await joinAndChat(page, `${appUrl}/rooms/${room.roomId}/live`);
  await outside.goto(`${appUrl}/rooms/${room.roomId}/chat`);
  await outside.getByRole('textbox', { name: 'Write to everyone' }).waitFor();

  await writer.evaluate(watchEnters);
  await Promise.all([inside, outside].map((page) => page.evaluate(watchWords)));
  const field = writer.getByRole('textbox', { name: 'Write to everyone' });
  for (let word = 0; word < words; word += 1) {
    await field.fill(`word ${word}.`);
    await field.press('Enter');
    await writer.waitForTimeout(pause);
  }
  const last = `word ${words - 1}.`;
  await Promise.all([inside, outside].map((page) => page.getByText(last, { exact: true }).waitFor()));
  const enters = await writer.evaluate(readEnters);
  const delays = async (page: Page) => {
    const shown = new Map(await page.evaluate(readWords));
    return enters.map((at, index) => (shown.get(`word ${index}.`) ?? Infinity) - at);
  };
  const measured = { stream: await delays(inside), firestore: await delays(outside) };
  await Promise.all([writer, inside, outside].map((page) => page.context().close()));
  return measured;
}

/** What a long history costs: until messages stand on the screen (ms), and long tasks while they are scrolled (ms). */
export type LongHistory = {
  short: number;
  long: number;
  tasks: number[];
  /** What the page of ten messages holds, and that of many once 1,000 of them were seen. */
  weights: { few: PageWeight; many: PageWeight };
};

export async function measureHistory(bench: Bench, browser: Browser): Promise<LongHistory> {
  const [few, many] = [await makeBenchRoom(bench), await makeBenchRoom(bench)];
  await Promise.all([
    keepMessages(bench, few.roomId, few.host.uid, 10),
    keepMessages(bench, many.roomId, many.host.uid, kept),
  ]);
  const open = async ({ roomId, host }: typeof few) => {
    const page = await openPage(browser, await signIn(browser, bench.appUrl, host));
    // The second time, as somebody does who has the code already.
    await page.goto(`${bench.appUrl}/rooms/${roomId}/chat`);
    await page.getByRole('article').first().waitFor();
    await page.goto(`${bench.appUrl}/rooms/${roomId}/chat`);
    await page.getByRole('article').first().waitFor();
    return { page, time: await page.evaluate(() => performance.now()) };
  };
  const short = await open(few);
  const weightOfFew = await weighPage(short.page);
  await short.page.context().close();
  const { page, time } = await open(many);
  await page.mouse.move(400, 400);
  await page.evaluate(watchFrames);
  for (let step = 0; step < 150; step += 1) await page.mouse.wheel(0, -400);
  const { tasks } = await page.evaluate(readFrames);
  await scrollThrough(page, { screens: 60, by: -500 });
  const weights = { few: weightOfFew, many: await weighPage(page) };
  await page.context().close();
  return { short: short.time, long: time, tasks, weights };
}

async function keepMessages(bench: Bench, roomId: string, from: string, count: number): Promise<void> {
  const { firestore } = bench.admin;
  const messages = firestore.collection(`rooms/${roomId}/messages`);
  const began = Date.now() - count * 1000;
  for (let first = 0; first < count; first += batchSize) {
    const batch = firestore.batch();
    for (let one = first; one < Math.min(count, first + batchSize); one += 1) {
      const text = `The ${one}th word about $x^2 + ${one}$.`;
      const at = new Date(began + one * 1000);
      batch.set(messages.doc(randomUUID()), { from, name: 'Bench', text, to: 'everyone', at });
    }
    await batch.commit();
  }
}

async function openPage(browser: Browser, state: SignedIn): Promise<Page> {
  return (await openContext(browser, state)).newPage();
}

async function joinAndChat(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('button:not([aria-disabled=true])', { hasText: /^Join$/ }).click();
  await page.getByRole('button', { name: /^Chat/ }).click();
  await page.getByRole('textbox', { name: 'Write to everyone' }).waitFor();
}
