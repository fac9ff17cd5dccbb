import { parseIdentity, toIdentity } from '@/lib/livekit/identity';
import type { MediaParticipant } from '@/lib/livekit/media-participant';
import { parsePhoneIdentity } from '@/lib/livekit/phone-identity';

export type ShareGoesOnPorts = {
  listParticipants: (roomName: string) => Promise<readonly Pick<MediaParticipant, 'identity' | 'tracks'>[]>;
  /** The id of the phone that is let in beside a join, named by the person's own identity; undefined without one. */
  readPhone: (identity: string) => Promise<string | undefined>;
};

/**
 * Whether a person's share goes on although one of their participants has stopped: by another of them, as by a phone
 * beside a page, or by the next phone, for which this one was put out.
 */
export async function shareGoesOn(
  { listParticipants, readPhone }: ShareGoesOnPorts,
  { roomName, identity }: { roomName: string; identity: string },
): Promise<boolean> {
  const phone = parsePhoneIdentity(identity);
  // Only an identity of ours can name a row.
  if (phone && !identity.includes('/')) {
    const current = await readPhone(toIdentity(phone.uid, phone.joinId));
    if (current !== undefined && current !== phone.phoneId) return true;
  }
  const uid = parseIdentity(identity)?.uid;
  const participants = await listParticipants(roomName);
  return participants.some(
    (one) =>
      one.identity !== identity &&
      parseIdentity(one.identity)?.uid === uid &&
      one.tracks.some(({ source }) => source === 'screen_share'),
  );
}
