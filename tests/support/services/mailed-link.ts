import { stackEnvironment } from './stack-environment';

type Mailed = { email: string; requestType: string; oobCode: string; oobLink: string };

/**
 * The query of the newest mail that the Auth emulator would have sent to an address, as our page gets it: a project
 * names our page in its mails, the emulator one of its own.
 */
export async function mailedQuery(email: string, requestType: string): Promise<string> {
  const mails = await listMails(email);
  const newest = mails.findLast((mail) => mail.requestType === requestType);
  if (!newest) throw new Error(`No mail of the kind ${requestType} went to ${email}.`);
  return new URL(newest.oobLink).search;
}

/** Every mail to an address, the oldest first. */
export async function listMails(email: string): Promise<Mailed[]> {
  const { authHost, projectId } = stackEnvironment();
  const response = await fetch(`http://${authHost}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: Mailed[] };
  return oobCodes.filter((mail) => mail.email === email);
}
