import { randomUUID } from 'node:crypto';
import type { AnyContract, CallableInput, CallableOutput } from '@/lib/callables/callable-contract';
import { SetupError } from '@/scripts/bootstrap/setup-error.mjs';

const writtenByAnother =
  'The data of this stack was written by another version of Chalktalk, and this one cannot read it: start clean with npm run local -- --reset';

/**
 * Calls a callable of the app as the owner of an ID token, by the Firebase callable protocol.
 * Throws an Error that quotes the answer when the server refuses.
 */
export async function callCallable<Contract extends AnyContract>(
  appUrl: string,
  idToken: string,
  contract: Contract,
  input: CallableInput<Contract>,
): Promise<CallableOutput<Contract>> {
  const key = contract.kind === 'keyed' ? { key: randomUUID() } : {};
  const response = await fetch(`${appUrl}/api/callable/${contract.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}`, origin: appUrl },
    body: JSON.stringify({ data: { ...key, input } }),
  });
  const text = await response.text();
  if (text.includes('data/unreadable')) throw new SetupError(writtenByAnother);
  if (!response.ok) throw new Error(`${contract.name} answered ${response.status}: ${text}`);
  return (JSON.parse(text) as { result: CallableOutput<Contract> }).result;
}
