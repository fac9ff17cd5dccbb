import { chromium } from 'playwright';
import { chromiumArguments } from '@/tests/support/browser/chromium-arguments';
import type { Bench } from '../bench-room';
import { quantile } from '../statistics';
import { timeBarePackets } from './bare-packets';
import { countLost, type LostStrokes } from './lost-strokes';
import { timePens, type PenTimes } from './pens';
import { writeStrokes } from './stroke-bytes';
import { timeSurface } from './surface';
import type { SurfaceTimes } from './surface-probe';

export type InkFigures = {
  bytes: number;
  lost: LostStrokes;
  surface: SurfaceTimes;
  pens: PenTimes;
  bare: number[];
};

const devices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** What people notice of ink, in memory and in Chromium. */
export async function measureInk(
  bench: Bench,
  root: string,
  executablePath: string | null,
): Promise<InkFigures> {
  const { state, bytes } = writeStrokes();
  const browser = await chromium.launch({
    args: [...chromiumArguments, ...devices],
    ...(executablePath !== null && { executablePath }),
  });
  try {
    const surface = await timeSurface(browser, root, state);
    const bare = await timeBarePackets(bench, browser);
    const pens = await timePens(bench, browser);
    return { bytes, surface, bare, pens, lost: await countLost() };
  } finally {
    await browser.close();
  }
}

/** A frame that takes longer is seen as a jerk (ms). */
const longFrame = 32;

export function describeInk({ bytes, lost, surface, pens, bare }: InkFigures): (readonly string[])[] {
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const ratio = (share: number) => `${(quantile(pens.delays, share) / quantile(bare, share)).toFixed(2)} ×`;
  const long = pens.frames.filter((gap) => gap > longFrame);
  return [
    ['', 'measured', 'aim'],
    ['bytes a stroke in its document', bytes.toFixed(0), '≤ 100'],
    [`strokes lost of ${lost.drawn}, two pages`, String(lost.lost), '0'],
    ['strokes there twice', String(lost.twice), '0'],
    ['10,000 strokes opened', ms(surface.open), '≤ 500 ms'],
    [`those in view drawn: ${surface.inView}`, ms(surface.view), ''],
    ['beside drawing all of them', `${(surface.view / surface.all).toFixed(2)} ×`, ''],
    ['one more stroke in that document', `${surface.edit.toFixed(1)} ms`, ''],
    ['pen to the other screen, median', ms(quantile(pens.delays, 0.5)), ''],
    ['pen to the other screen, p95', ms(quantile(pens.delays, 0.95)), '≤ 100 ms'],
    ['beside bare packets, median', ratio(0.5), '≤ 2 ×'],
    ['beside bare packets, p95', ratio(0.95), '≤ 2 ×'],
    [`frames over ${longFrame} ms while two draw`, `${long.length} of ${pens.frames.length}`, 'none'],
  ];
}
