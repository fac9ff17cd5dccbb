import { invitePath } from '../invite-state';
import { copyText } from './copy-text';
import { inviteListOf } from './invite-list';

/** For a link that is handed out at once. */
const days = 30;

/** Copies a link that lets anybody in as a learner. Throws when the link cannot be had, or not be copied. */
export async function copyLearnerLink(uid: string, roomId: string): Promise<void> {
  const code = inviteListOf(uid, roomId).findOrCreate({ profile: 'learner', days });
  await copyText(code.then((found) => `${location.origin}${invitePath(found)}`));
}
