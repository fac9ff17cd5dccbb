import 'server-only';
import { createTranslator } from 'next-intl';
import invites from '@/messages/en/invites.json';
import { isAppError } from '@/lib/errors/app-error';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import { findAppUrl } from '@/lib/core/server/app-url';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { spendOn } from '@/lib/firebase/server/limit-store';
import { invitePath } from '@/lib/invites/invite-state';
import type { MailOutcome } from '@/lib/invites/schema';
import { mailsPerAddress } from '@/lib/invites/server/invite-limits';
import { canSendMail, sendMail } from '@/lib/mail/server/send-mail';

/** What is no failure of the invite. */
const outcomes: Partial<Record<AppErrorCode, MailOutcome>> = {
  'server/unavailable': 'failed',
  'request/rate-limited': 'held-back',
};

type InviteMail = { to: string; roomName: string; hostName: string; code: string };

/**
 * Mails an invite. It throws neither for a mail server that refuses nor for an address that has had enough: the
 * invite is there, and its maker can hand the link over themselves.
 */
export async function mailInvite({ to, roomName, hostName, code }: InviteMail): Promise<MailOutcome> {
  const appUrl = findAppUrl();
  if (appUrl === null || !canSendMail()) return 'not-configured';
  const t = createTranslator({ locale: 'en', messages: { invites }, namespace: 'invites.mail' });
  const words = { room: roomName, host: hostName, link: `${appUrl}${invitePath(code)}` };
  try {
    return await spendOn({ limit: mailsPerAddress, subject: to }, () =>
      sendMail({ to, subject: t('subject', words), text: t('text', words) }),
    );
  } catch (thrown) {
    const outcome = isAppError(thrown) ? outcomes[thrown.code] : undefined;
    if (outcome === undefined) throw thrown;
    writeLog('invite-mail', outcomeOf(thrown));
    return outcome;
  }
}
