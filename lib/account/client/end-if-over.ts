import { isSignInOver } from '@/lib/auth/client/is-sign-in-over';
import { sessionStore } from '@/lib/auth/client/session';

/** Forgets a sign-in that no longer counts. A person who comes to the page by its address keeps theirs. */
export async function endIfOver(): Promise<void> {
  if (sessionStore.read().status === 'signed-out') return;
  if (await isSignInOver()) await sessionStore.signOut();
}
