import { chromium, type Browser, type Page } from 'playwright';
import { openContext, signIn } from './bench-browser';
import { addLearner, askForToken, makeBenchRoom, type Bench } from './bench-room';
import { serveBarePages, type BarePages } from './bare-page';
import { joinStages, probeJoin, readJoin, type JoinTimes } from './join-probe';
import { chromiumArguments } from '@/tests/support/browser/chromium-arguments';

const warmUps = 2;
const rounds = 9;
/** Longer than a page needs to open its devices and prepare its connection (ms). */
const settling = 2000;

/** The stages of each join, by the page that joined. */
export type Joins = { product: JoinTimes[]; bare: JoinTimes[] };

const devices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Joins a call in which a host shows their camera: by the product's page and by a bare one, in turns. */
export async function measureJoins(bench: Bench, executablePath: string | null): Promise<Joins> {
  const browser = await chromium.launch({
    args: [...chromiumArguments, ...devices],
    ...(executablePath !== null && { executablePath }),
  });
  const barePages = await serveBarePages();
  try {
    return await joinInTurns(bench, browser, barePages);
  } finally {
    barePages.close();
    await browser.close();
  }
}

async function joinInTurns(bench: Bench, browser: Browser, bare: BarePages): Promise<Joins> {
  const { appUrl } = bench;
  const room = await makeBenchRoom(bench);
  const learner = await addLearner(bench, room);
  const host = await (await openContext(browser)).newPage();
  await bare.open(host, await askForToken(appUrl, room.host.idToken, room.roomId));
  await host.getByRole('button', { name: 'Join' }).click();
  const state = await signIn(browser, appUrl, learner);

  const joins: Joins = { product: [], bare: [] };
  const pages = {
    product: async (page: Page) => {
      await page.goto(`${appUrl}/rooms/${room.roomId}/live`);
    },
    bare: async (page: Page) => bare.open(page, await askForToken(appUrl, learner.idToken, room.roomId)),
  };
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const name of ['product', 'bare'] as const) {
      const context = await openContext(browser, state);
      const page = await context.newPage();
      await page.addInitScript(probeJoin);
      await pages[name](page);
      const times = await join(page);
      if (round >= 0) joins[name].push(times);
      await context.close();
    }
  }
  return joins;
}

/** Presses *Join* on a page that has had time to prepare, and waits for the other person's first frame. */
async function join(page: Page): Promise<JoinTimes> {
  const button = page.locator('button:not([aria-disabled=true])', { hasText: /^Join$/ });
  await button.waitFor();
  await page.waitForTimeout(settling);
  await button.click();
  const times = await page.waitForFunction(readJoin, joinStages, { polling: 100 });
  const read = await times.jsonValue();
  if (read === null) throw new Error('The first frame did not come.');
  return read;
}
