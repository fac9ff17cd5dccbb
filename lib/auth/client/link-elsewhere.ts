import { AppError } from '@/lib/core/app-error';
import { loadAuthProviders } from '@/lib/firebase/client/load-auth-providers';
import { makeProvider } from './sign-in-elsewhere';

/** Links the account with one at another place, in a window of its own. Throws what the identity service threw. */
export async function linkElsewhere(providerId: string): Promise<void> {
  const { kit, user } = await requireUser();
  await kit.linkWithPopup(user, makeProvider(kit, providerId), kit.browserPopupRedirectResolver);
}

/** Takes such a link away; the other account stays as it is. */
export async function unlinkElsewhere(providerId: string): Promise<void> {
  const { kit, user } = await requireUser();
  await kit.unlink(user, providerId);
}

/** Says again who one is, by signing in at the other place once more. */
export async function signInAgainElsewhere(providerId: string): Promise<void> {
  const { kit, user } = await requireUser();
  await kit.reauthenticateWithPopup(user, makeProvider(kit, providerId), kit.browserPopupRedirectResolver);
}

async function requireUser() {
  const kit = await loadAuthProviders();
  const user = kit.auth.currentUser;
  if (!user) throw new AppError('auth/required');
  return { kit, user };
}
