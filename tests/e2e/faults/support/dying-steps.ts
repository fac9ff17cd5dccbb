/**
 * The last thing that a server does, the how many-th of its kind: a commit in Firestore, a write of replicas to the Realtime
 * Database, or a change that the media server was told of. Making a room due is none of them.
 */
export type DyingStep = { step: 'commit' | 'database' | 'media'; count: number };

/** The steps after which most servers die here. */
export const firstCommit: DyingStep = { step: 'commit', count: 1 };
export const secondCommit: DyingStep = { step: 'commit', count: 2 };
export const databaseTold: DyingStep = { step: 'database', count: 1 };
export const mediaTold: DyingStep = { step: 'media', count: 1 };

type Request = { url: URL; method: string };

/** What our server's request to another service is, where it changes something there. */
export function stepOf({ url, method }: Request): DyingStep['step'] | null {
  // Replicas are written several at a time; of all else only the turn of a room is written alone.
  if (url.host === process.env['FIREBASE_DATABASE_EMULATOR_HOST'])
    return method === 'PATCH' ? 'database' : null;
  const [, command = 'List'] = /\/twirp\/livekit\.RoomService\/(\w+)$/.exec(url.pathname) ?? [];
  return /^(?:List|Get)/.test(command) ? null : 'media';
}
