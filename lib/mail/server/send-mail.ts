import 'server-only';
import { createTransport } from 'nodemailer';
import { AppError } from '@/lib/errors/app-error';
import type { Environment } from '@/lib/core/server/environment';
import { withTimeout } from '@/lib/core/server/with-timeout';

export type Mail = {
  /** One address. */
  to: string;
  subject: string;
  /** Plain text; links stand in it as they are. */
  text: string;
};

/** The timeout for the whole sending (ms): a page must not wait longer for a mail server. */
const patience = 8_000;

/** Whether this deployment can send mail at all. Without it, pages offer the message to copy. */
export const canSendMail = (env: Environment = process.env): boolean =>
  Boolean(env['SMTP_URL'] && env['MAIL_FROM']);

/**
 * Sends one mail over SMTP, as `SMTP_URL` and `MAIL_FROM` say, and resolves when the server has taken it. Resolves to
 * `not-configured` when the deployment names none. Throws `server/unavailable` after `within` milliseconds.
 */
export async function sendMail(
  mail: Mail,
  env: Environment = process.env,
  within = patience,
): Promise<'sent' | 'not-configured'> {
  const { SMTP_URL: url, MAIL_FROM: from } = env;
  if (!url || !from) return 'not-configured';
  const transport = createTransport({
    url,
    // A mail is text from our own templates and people's names: it never fetches or reads anything.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { to: address, subject, text } = mail;
  try {
    await withTimeout(() => transport.sendMail({ from, to: { name: '', address }, subject, text }), within);
    return 'sent';
  } catch (cause) {
    throw new AppError('server/unavailable', { cause });
  } finally {
    transport.close();
  }
}
