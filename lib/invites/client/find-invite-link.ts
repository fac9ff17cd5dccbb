import type { PersonProfileId } from '@/lib/access/profiles';
import { invitePath } from '../invite-state';
import { inviteListOf } from './invite-list';

/** For a link that is handed out at once. */
const days = 30;

/** A link that lets anybody in with this profile: one that is open already, else a new one. */
export async function findInviteLink(who: {
  uid: string;
  roomId: string;
  profile: PersonProfileId;
}): Promise<string> {
  const { uid, roomId, profile } = who;
  const code = await inviteListOf(uid, roomId).findOrCreate({ profile, days });
  return `${location.origin}${invitePath(code)}`;
}
