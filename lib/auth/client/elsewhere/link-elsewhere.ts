import type { User } from 'firebase/auth';
import { AppError } from '@/lib/errors/app-error';
import { loadAuth, type AuthKit } from '@/lib/firebase/client/load-firebase';
import { goElsewhere } from './go-elsewhere';
import { redirectErrand } from './redirect-errand';
import { makeProvider } from './sign-in-elsewhere';

/**
 * Links the account with one at another place. Where the page itself has to go there `takeUpErrand` finishes on its
 * return; then this never resolves. Throws what the identity service threw.
 */
export async function linkElsewhere(providerId: string): Promise<void> {
  const { kit, user } = await requireUser();
  const provider = makeProvider(kit, providerId);
  await goElsewhere<unknown>(
    { kind: 'link', action: '' },
    {
      inWindow: () => kit.linkWithPopup(user, provider, kit.browserPopupRedirectResolver),
      away: async () => kit.linkWithRedirect(await replicaOf(user, kit), provider),
    },
  );
}

/** Takes such a link away; the other account stays as it is. */
export async function unlinkElsewhere(providerId: string): Promise<void> {
  const { kit, user } = await requireUser();
  await kit.unlink(user, providerId);
}

/**
 * Says again who one is, by signing in at the other place once more; as `linkElsewhere`.
 *
 * @param action what that is asked for, so that the page leads there when it is back; null: the page is not left
 */
export async function signInAgainElsewhere(providerId: string, action: string | null): Promise<void> {
  const { kit, user } = await requireUser();
  const provider = makeProvider(kit, providerId);
  await goElsewhere<unknown>(action === null ? null : { kind: 'confirm', action }, {
    inWindow: () => kit.reauthenticateWithPopup(user, provider, kit.browserPopupRedirectResolver),
    away: async () => kit.reauthenticateWithRedirect(await replicaOf(user, kit), provider),
  });
}

/** Finishes what this page has been away for. False: the person turned round on the way. */
export async function takeUpErrand(): Promise<boolean> {
  redirectErrand.clear();
  const kit = await loadAuth();
  const away = kit.makeAwayAuth();
  try {
    const user = (await kit.getRedirectResult(away))?.user;
    await kit.auth.authStateReady();
    if (user === undefined || user.uid !== kit.auth.currentUser?.uid) return false;
    await kit.auth.updateCurrentUser(user);
    return true;
  } finally {
    await kit.signOut(away);
  }
}

/** The same person in the Auth that goes away; see `makeAwayAuth`. */
async function replicaOf(user: User, kit: AuthKit): Promise<User> {
  const away = kit.makeAwayAuth();
  await away.updateCurrentUser(user);
  if (!away.currentUser) throw new AppError('auth/required');
  return away.currentUser;
}

async function requireUser() {
  const kit = await loadAuth();
  const user = kit.auth.currentUser;
  if (!user) throw new AppError('auth/required');
  return { kit, user };
}
