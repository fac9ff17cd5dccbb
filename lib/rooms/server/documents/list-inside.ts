import 'server-only';
import { baseOf, builtInProfiles, isProfileId, traitsOf } from '@/lib/access/profiles';
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
export async function listInside(roomId: string): Promise<Inside[]> {
  return parseInside(await readDatabase(`inside/${roomId}`)).map(({ uid, name, profile: id }) => {
    const isKnown = isProfileId(id);
    return {
      uid,
      name,
      isHost: isKnown && traitsOf(id).isHost,
      standsIn: isKnown && builtInProfiles[baseOf(id)].capabilities['lobby:stand-in'] === 'yes',
    };
  });
}
