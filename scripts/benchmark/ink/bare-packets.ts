import type * as Livekit from 'livekit-client';
import { AccessToken } from 'livekit-server-sdk';
import type { Browser } from 'playwright';
import { serveBarePages } from '../bare-page';
import { openContext } from '../bench-browser';
import type { Bench } from '../bench-room';

const packets = 300;
const every = 33;

type Sdk = Window & typeof globalThis & { LivekitClient: typeof Livekit };

/**
 * What a pen can hope for: one page moves something every 4 ms and sends where it is in bare packets, 30 a second. The
 * other draws it with its next frame. Gives the time of each move until then (ms).
 */
export async function timeBarePackets(bench: Bench, browser: Browser): Promise<number[]> {
  const { url, apiKey, apiSecret } = bench.livekit;
  const bare = await serveBarePages();
  const context = await openContext(browser);
  const page = await context.newPage();
  try {
    const tokens = await Promise.all(
      ['sends', 'hears'].map((identity) => {
        const token = new AccessToken(apiKey, apiSecret, { identity, ttl: 600 });
        token.addGrant({ room: 'bare-ink', roomJoin: true, roomCreate: true, canPublishData: true });
        return token.toJwt();
      }),
    );
    await bare.open(page, { url, token: tokens[0] ?? '' });
    return await page.evaluate(sendPackets, { url, tokens, packets, every });
  } finally {
    await context.close();
    bare.close();
  }
}

/** Runs in the bare page, which connects twice. */
async function sendPackets(input: { url: string; tokens: string[]; packets: number; every: number }) {
  const { Room, RoomEvent } = (window as unknown as Sdk).LivekitClient;
  const [sender, hearer] = [new Room(), new Room()];
  await sender.connect(input.url, input.tokens[0] ?? '');
  await hearer.connect(input.url, input.tokens[1] ?? '');
  const [moved, late]: [number[], number[]] = [[], []];
  let told = 0;
  hearer.on(RoomEvent.DataReceived, (payload) => {
    const upTo = new DataView(payload.buffer, payload.byteOffset).getUint32(0);
    requestAnimationFrame(() => {
      for (; told < upTo; told += 1) late.push(performance.now() - (moved[told] ?? 0));
    });
  });
  const moving = setInterval(() => moved.push(performance.now()), 4);
  for (let packet = 0; packet < input.packets; packet += 1) {
    await new Promise((resolve) => setTimeout(resolve, input.every));
    const payload = new Uint8Array(200);
    new DataView(payload.buffer).setUint32(0, moved.length);
    void sender.localParticipant.publishData(payload, { reliable: false, topic: 'bare' });
  }
  clearInterval(moving);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await Promise.all([sender.disconnect(), hearer.disconnect()]);
  return late;
}
