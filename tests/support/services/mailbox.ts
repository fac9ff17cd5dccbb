import type { ReceivedMail } from '@/lib/mail/server/mail-sink';
import { stackEnvironment } from './stack-environment';

/** What our server has mailed to an address, the oldest first. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const response = await fetch(`${stackEnvironment().controlUrl}/mails/${encodeURIComponent(address)}`);
  if (!response.ok) throw new Error(`The stack does not show its mail: ${await response.text()}`);
  return (await response.json()) as ReceivedMail[];
}
