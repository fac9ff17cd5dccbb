import type { CallableInput } from '@/lib/callables/callable-contract';
import { createInvite } from '@/lib/invites/contract';
import { invitePath } from '@/lib/invites/invite-state';
import { callCallable } from '@/scripts/stack/callable-client';
import { getIdToken, type Person } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/services/stack-environment';

/** Makes an invite for learners, unless told otherwise, through the product's own callable. */
export async function makeInvite(
  host: Person,
  roomId: string,
  changed: Partial<CallableInput<typeof createInvite>> = {},
) {
  const input = { roomId, profile: 'learner' as const, limit: null, days: 7, note: '', ...changed };
  const { appUrl } = stackEnvironment();
  const made = await callCallable(appUrl, await getIdToken(host), createInvite, input);
  return { ...made, path: invitePath(made.code) };
}
