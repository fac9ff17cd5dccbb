import { joinBare } from './bare-join';
import { askForToken, makeBenchRoom, type Bench } from './bench-room';

const warmUps = 10;
const rounds = 80;

/** Milliseconds of each round, by what was measured. */
export type TokenTimes = { route: number[]; bare: number[] };

/**
 * Times the token route and, in turns with it, a bare script that makes the same calls: both meet the same
 * weather on the machine, and their ratio means something where their times do not.
 */
export async function measureTokenRoute(bench: Bench): Promise<TokenTimes> {
  const { admin, appUrl, projectId, databaseHost, livekit } = bench;
  const { roomId, host } = await makeBenchRoom(bench);
  const { uid, idToken } = host;
  const route = () => askForToken(appUrl, idToken, roomId);
  const bare = () => joinBare({ admin, idToken, uid, roomId, projectId, databaseHost, livekit });

  const times: TokenTimes = { route: [], bare: [] };
  for (let round = -warmUps; round < rounds; round += 1) {
    const routeTime = await time(route);
    const bareTime = await time(bare);
    if (round < 0) continue;
    times.route.push(routeTime);
    times.bare.push(bareTime);
  }
  return times;
}

async function time(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}
