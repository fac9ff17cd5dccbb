import { databaseUrl } from '@/lib/firebase/emulator-guard';
import type { StepLog } from '@/scripts/bootstrap/step-log.mjs';

/** How long the app gives a visit of the scheduler, and a little more (ms). */
const patience = 60_000;

/**
 * Makes the app compare every room that counts people as inside with the media server, as the scheduler does. The
 * last stack may have stopped during a call: its app ended before its media server could report who left, and this
 * media server does not know them. A failure does not keep the stack from starting: the next join makes the app
 * compare its room, too.
 *
 * Only for a media server of our own. Rooms of another one that this data does not know may belong to others, and the
 * scheduler's visit closes those.
 *
 * @param env what the app was started with
 */
export async function reconcileAtStart(options: {
  appUrl: string;
  env: Readonly<Record<string, string>>;
  log: StepLog;
}): Promise<void> {
  const { appUrl, env, log } = options;
  try {
    const roomIds = await listNotedRooms(env);
    if (roomIds.length === 0) return;
    await makeDue(env, roomIds);
    const headers = { authorization: `Bearer ${env['CRON_SECRET'] ?? ''}` };
    await ask(`${appUrl}/api/cron`, { headers });
    log('rooms', 'those that were left with people inside are compared with LiveKit');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    log('rooms', `may show people inside who have gone, until somebody joins there: ${why}`);
  }
}

async function listNotedRooms(env: Readonly<Record<string, string>>): Promise<string[]> {
  const inside = (await (await askDatabase(env, 'inside', { shallow: 'true' })).json()) as object | null;
  return Object.keys(inside ?? {});
}

/** The last stack may have scheduled them up to a minute ahead, and for another media server. */
async function makeDue(env: Readonly<Record<string, string>>, roomIds: readonly string[]): Promise<void> {
  const turns = Object.fromEntries(roomIds.map((roomId) => [`${roomId}/next`, 0]));
  await askDatabase(env, 'reconcile', {}, { method: 'PATCH', body: JSON.stringify(turns) });
}

function askDatabase(
  env: Readonly<Record<string, string>>,
  place: string,
  parameters: Readonly<Record<string, string>>,
  question: RequestInit = {},
): Promise<Response> {
  const url = new URL(databaseUrl(env));
  url.pathname = `/${place}.json`;
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return ask(url.href, {
    ...question,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
  });
}

async function ask(url: string, question: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...question, signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}.`);
  return response;
}
