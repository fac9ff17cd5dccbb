import { chromium } from 'playwright';
import { chromiumArguments } from '@/tests/support/browser/chromium-arguments';
import type { Bench } from '../bench-room';
import { describeWeights } from '../page-weight';
import { quantile } from '../statistics';
import { countPresenceWrites, timeUploads, type PresenceWrites, type Uploads } from './carriers';
import { measureHistory, timeMessages, type Delays, type LongHistory } from './messages';

export type Talk = { delays: Delays; history: LongHistory; uploads: Uploads; presence: PresenceWrites };

const devices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** What people notice of messages, files and presence, in Chromium. */
export async function measureTalk(
  bench: Bench,
  executablePath: string | null,
  storageHost: string,
): Promise<Talk> {
  const browser = await chromium.launch({
    args: [...chromiumArguments, ...devices],
    ...(executablePath !== null && { executablePath }),
  });
  try {
    return {
      delays: await timeMessages(bench, browser),
      history: await measureHistory(bench, browser),
      uploads: await timeUploads(bench, browser, storageHost),
      presence: await countPresenceWrites(bench, browser),
    };
  } finally {
    await browser.close();
  }
}

const crowd = 100;

export function describeTalk({ delays, history, uploads, presence }: Talk): (readonly string[])[] {
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const { tasks, short, long, weights } = history;
  const ratio = (own: number, other: number) => `${(own / other).toFixed(2)} ×`;
  return [
    ['', 'measured', 'aim'],
    ['Enter to a screen in the call, median', ms(quantile(delays.stream, 0.5)), ''],
    ['Enter to a screen in the call, p95', ms(quantile(delays.stream, 0.95)), '≤ 60 ms'],
    ['Enter to a screen outside it, median', ms(quantile(delays.firestore, 0.5)), ''],
    ['Enter to a screen outside it, p95', ms(quantile(delays.firestore, 0.95)), '≤ 250 ms'],
    ['10 messages on the screen', ms(short), ''],
    ['the last of 10,000 on the screen', `${ms(long)}, ${ms(long - short)} more`, '≤ 200 ms more'],
    ['10,000 messages scrolled, long tasks', `${tasks.length}, ${ms(Math.max(0, ...tasks))}`, 'none'],
    describeWeights('1,000 messages', weights.few, weights.many),
    ['50 MB sent by the page', ms(uploads.page), ''],
    ['beside a plain request', ratio(uploads.page, uploads.plain), '≤ 1.15 ×'],
    ['writes of presence as one person comes', String(presence.coming), ''],
    [`writes of presence a minute, ${crowd} people`, String(presence.minute * crowd), ''],
  ];
}
