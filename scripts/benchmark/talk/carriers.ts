import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { storageBucket } from '@/lib/firebase/emulator-guard';
import { openContext, signIn } from '../bench-browser';
import { addLearner, makeBenchRoom, type Bench } from '../bench-room';

const megabytes = 50;

/** How long an upload takes by the page, and how long the same bytes take by a plain request (ms). */
export type Uploads = { page: number; plain: number };

export async function timeUploads(bench: Bench, browser: Browser, storageHost: string): Promise<Uploads> {
  const { roomId, host } = await makeBenchRoom(bench);
  const page = await (await openContext(browser, await signIn(browser, bench.appUrl, host))).newPage();
  await page.goto(`${bench.appUrl}/rooms/${roomId}/files`);
  const folder = await mkdtemp(path.join(tmpdir(), 'chalktalk-bench-'));
  try {
    const file = path.join(folder, 'fifty.txt');
    await writeFile(file, Buffer.alloc(megabytes * 1024 * 1024, 'A body slides down a plane.\n'));
    const plain = await page.evaluate(sendPlainly, {
      address: `http://${storageHost}/v0/b/${storageBucket(process.env)}/o?name=bench/${roomId}`,
      bytes: megabytes * 1024 * 1024,
    });
    const input = page.getByLabel('Add files').and(page.locator('input'));
    // Asked by the page itself: Playwright looks only twice a second.
    const shown = page.evaluate(waitUntilInRoom, 'fifty.txt');
    const startedAt = performance.timeOrigin + performance.now();
    await input.setInputFiles(file);
    return { page: (await shown) - startedAt, plain };
  } finally {
    await rm(folder, { recursive: true });
    await page.context().close();
  }
}

/** Runs in the page: gives when a file is among those of the room, by the clock of the machine (ms). */
function waitUntilInRoom(name: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const here = document.querySelector('[aria-label="In the room"]');
      if (!here?.textContent.includes(name)) return;
      observer.disconnect();
      resolve(performance.timeOrigin + performance.now());
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** Runs in the page: sends as many bytes to Storage, past its rules. Gives the time (ms). */
async function sendPlainly({ address, bytes }: { address: string; bytes: number }): Promise<number> {
  const body = new Blob(['A body slides down a plane.\n'.repeat(Math.ceil(bytes / 28)).slice(0, bytes)]);
  const startedAt = performance.now();
  const response = await fetch(address, { method: 'POST', headers: { authorization: 'Bearer owner' }, body });
  if (!response.ok) throw new Error(`Storage answered ${response.status}.`);
  await response.text();
  return performance.now() - startedAt;
}

/** Writes of one page in a call to the Realtime Database: as it comes, and in the minute after (number). */
export type PresenceWrites = { coming: number; minute: number };

export async function countPresenceWrites(bench: Bench, browser: Browser): Promise<PresenceWrites> {
  const room = await makeBenchRoom(bench);
  const learner = await addLearner(bench, room);
  const state = await signIn(browser, bench.appUrl, learner);
  const page = await (await openContext(browser, state)).newPage();
  let writes = 0;
  watchWrites(page, () => (writes += 1));
  await page.goto(`${bench.appUrl}/rooms/${room.roomId}/live`);
  await page.locator('button:not([aria-disabled=true])', { hasText: /^Join$/ }).click();
  await page.getByRole('toolbar', { name: 'Call controls' }).waitFor();
  await page.waitForTimeout(10_000);
  const coming = writes;
  await page.waitForTimeout(60_000);
  await page.context().close();
  return { coming, minute: writes - coming };
}

/** The database's protocol: `p` puts, `m` merges; what waits for the line to end begins with `o`. */
function watchWrites(page: Page, onWrite: () => void): void {
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (/"a":"[pm]"/.test(String(payload))) onWrite();
    });
  });
}
