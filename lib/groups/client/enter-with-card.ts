import { sessionStore } from '@/lib/auth/client/session';
import { callServer } from '@/lib/core/client/call-server';
import type { CallableInput } from '@/lib/core/callable-contract';
import { markTabOnly } from '@/lib/core/client/tab-only';
import { loadAuth } from '@/lib/firebase/client/load-auth';
import { signInWithCard } from '@/lib/groups/contract';

/** Signs a learner in, for this tab alone: the device is often shared. Throws what the server said. */
export async function enterWithCard(card: CallableInput<typeof signInWithCard>): Promise<void> {
  const { token } = await callServer(signInWithCard, card);
  const { keepToThisTab } = await loadAuth();
  markTabOnly();
  await keepToThisTab();
  await sessionStore.signInWithToken(token);
}
