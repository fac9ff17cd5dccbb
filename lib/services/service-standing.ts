import { toDataCapabilities } from '@/lib/access/data-capabilities';
import { nothingLocked, type LiveState } from '@/lib/access/layers';
import { builtInProfiles } from '@/lib/access/profiles';
import { resolveAccess } from '@/lib/access/resolve-access';
import { toGrant, type Grant } from '@/lib/access/to-grant';
import type { ServiceKind } from '@/lib/services/schema';

type Circumstances = {
  room: { settings: Parameters<typeof resolveAccess>[0]['room'] };
  session: { id: string; live: LiveState } | null;
  now: number;
};

/** What a service may do in a room now, and what the others may read about it there. */
export type ServiceStanding = { grant: Grant; attributes: { profile: string; may: string } };

/**
 * What a recorder or an agent may do, by the resolver and the grant that are everybody's. The organisation cannot
 * reshape these two profiles; *Pause everything* silences an agent like anybody else.
 */
export function serviceStanding(kind: ServiceKind, { room, session, now }: Circumstances): ServiceStanding {
  const profile = builtInProfiles[kind];
  const access = resolveAccess({
    policy: {},
    profile,
    room: room.settings,
    live: session?.live ?? nothingLocked,
    exception: {},
    session: session?.id ?? null,
    now,
  });
  return { grant: toGrant(access, profile), attributes: { profile: kind, may: toDataCapabilities(access) } };
}
