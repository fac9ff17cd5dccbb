import 'server-only';
import { createTranslator } from 'next-intl';
import invites from '@/messages/en/invites.json';
import { isAppError } from '@/lib/core/app-error';
import { findAppUrl } from '@/lib/core/server/app-url';
import { spend } from '@/lib/firebase/server/limit-store';
import { invitePath } from '@/lib/invites/invite-state';
import { mailsPerAddress } from '@/lib/invites/server/invite-limits';
import { canSendMail, sendMail } from '@/lib/mail/server/send-mail';

type InviteMail = { to: string; roomName: string; hostName: string; code: string };

/**
 * Mails an invite. It never throws for a mail server that refuses: the invite is there, and its maker can hand
 * the link over themselves. Throws `request/rate-limited` when the address has had enough for a day.
 */
export async function mailInvite({
  to,
  roomName,
  hostName,
  code,
}: InviteMail): Promise<'sent' | 'failed' | 'not-configured'> {
  const appUrl = findAppUrl();
  if (appUrl === null || !canSendMail()) return 'not-configured';
  await spend({ limit: mailsPerAddress, subject: to });
  const t = createTranslator({ locale: 'en', messages: { invites }, namespace: 'invites.mail' });
  const words = { room: roomName, host: hostName, link: `${appUrl}${invitePath(code)}` };
  try {
    return await sendMail({ to, subject: t('subject', words), text: t('text', words) });
  } catch (thrown) {
    if (isAppError(thrown) && thrown.code === 'server/unavailable') return 'failed';
    throw thrown;
  }
}
