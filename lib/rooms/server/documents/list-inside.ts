import 'server-only';
import { baseOf, builtInProfiles, isProfileId, traitsOf } from '@/lib/access/profiles';
import { isRecord } from '@/lib/core/is-record';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';
import { parseInside } from '@/lib/rooms/session/inside';

type Inside = {
  uid: string;
  name: string;
  isHost: boolean;
  /** They usually let people in while no host is inside; what decides is asked of the one who does. */
  standsIn: boolean;
};

/** The accounts in a room's call now, and which of them run it. Throws `server/unavailable`. */
export const listInside = async (roomId: string): Promise<Inside[]> =>
  toInside(await readDatabase(`inside/${roomId}`));

/** The same, each with the joins by which they are inside: one for each of their devices. */
export async function listConnected(roomId: string): Promise<(Inside & { joinIds: string[] })[]> {
  const value = await readDatabase(`inside/${roomId}`);
  return toInside(value).map((person) => {
    const joins = isRecord(value) ? value[person.uid] : null;
    return { ...person, joinIds: isRecord(joins) ? Object.keys(joins) : [] };
  });
}

function toInside(value: unknown): Inside[] {
  return parseInside(value).map(({ uid, name, profile: id }) => {
    const isKnown = isProfileId(id);
    return {
      uid,
      name,
      isHost: isKnown && traitsOf(id).isHost,
      standsIn: isKnown && builtInProfiles[baseOf(id)].capabilities['lobby:stand-in'] === 'yes',
    };
  });
}
