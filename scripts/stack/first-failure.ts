import type { Backends } from './start-backends';
import type { Service } from './start-service';

/** What tells of a part that it has ended by itself. */
type Watched = Pick<Service, 'failure'>;

/** Rejects when a part of the stack ends by itself. A media server elsewhere is not ours to watch. */
export function firstFailure(
  app: Watched,
  {
    emulators,
    livekit,
  }: { emulators: Pick<Backends['emulators'], 'failure'>; livekit: { service: Watched | null } },
): Promise<never> {
  const parts = [app, emulators, ...(livekit.service ? [livekit.service] : [])];
  return Promise.race(parts.map(({ failure }) => failure));
}
