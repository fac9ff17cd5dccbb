import { tokenPath } from '@/lib/call/token-contract';
import { joinBare } from './bare-join';
import { askForToken, makeBenchRoom, type Bench } from './bench-room';

const warmUps = 20;
const rounds = 80;

/** Milliseconds of each round, by what was measured. `hop`: a request that the route sends back as it sees it. */
export type TokenTimes = { route: number[]; bare: number[]; hop: number[] };

/**
 * Times the token route and, in turns with it, a bare script that makes the same calls: both meet the same
 * weather on the machine, and their ratio means something where their times do not.
 */
export async function measureTokenRoute(bench: Bench): Promise<TokenTimes> {
  const { appUrl } = bench;
  // The route answers one person only so often: several take turns.
  const hosted = await Promise.all(Array.from({ length: 4 }, () => makeBenchRoom(bench)));
  const times: TokenTimes = { route: [], bare: [], hop: [] };
  for (let round = -warmUps; round < rounds; round += 1) {
    const room = hosted.at(round % hosted.length) ?? hosted[0];
    if (!room) throw new Error('There is no room.');
    const acts = {
      route: () => askForToken(appUrl, room.host.idToken, room.roomId),
      bare: () => joinBare(bench, room),
      hop: () => beSentBack(appUrl, room.roomId),
    };
    for (const name of ['route', 'bare', 'hop'] as const) {
      const startedAt = performance.now();
      await acts[name]();
      if (round >= 0) times[name].push(performance.now() - startedAt);
    }
  }
  return times;
}

/** No page of ours asks like this: the way there and back is all that happens. */
async function beSentBack(appUrl: string, roomId: string): Promise<void> {
  const response = await fetch(appUrl + tokenPath(roomId), { method: 'POST' });
  await response.text();
  if (response.status !== 403) throw new Error(`The token route answered ${response.status}.`);
}
