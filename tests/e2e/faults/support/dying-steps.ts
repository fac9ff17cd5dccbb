/**
 * The last step that a server does, counted within its kind. The kinds are a commit in Firestore, a write of replicas
 * to the Realtime Database, and a change sent to the media server. Scheduling a reconcile counts as none.
 */
export type DyingStep = { step: 'commit' | 'database' | 'media'; count: number };

/** The steps after which most servers die here. */
export const firstCommit: DyingStep = { step: 'commit', count: 1 };
export const secondCommit: DyingStep = { step: 'commit', count: 2 };
export const databaseTold: DyingStep = { step: 'database', count: 1 };
export const mediaTold: DyingStep = { step: 'media', count: 1 };

type Request = { url: URL; method: string };

/** The kind of our server's request to another service; null when it changes nothing there. */
export function stepOf({ url, method }: Request): DyingStep['step'] | null {
  // Replicas are written several at a time; only a room's next reconcile is written alone.
  if (url.host === process.env['FIREBASE_DATABASE_EMULATOR_HOST'])
    return method === 'PATCH' ? 'database' : null;
  const [, command = 'List'] = /\/twirp\/livekit\.RoomService\/(\w+)$/.exec(url.pathname) ?? [];
  return /^(?:List|Get)/.test(command) ? null : 'media';
}
