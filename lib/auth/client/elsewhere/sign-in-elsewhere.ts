import type { AuthProvider, User } from 'firebase/auth';
import { loadAuth, type AuthKit } from '@/lib/firebase/client/load-firebase';
import { goElsewhere } from './go-elsewhere';
import { redirectErrand } from './redirect-errand';

/**
 * Signs in at another place. Where the page itself has to go there `takeUpRedirect` finishes on its return; then this
 * never resolves. Throws what the identity service threw.
 */
export async function signInElsewhere(providerId: string): Promise<User> {
  const kit = await loadAuth();
  const provider = makeProvider(kit, providerId);
  return goElsewhere(
    { kind: 'sign-in', action: '' },
    {
      inWindow: async () =>
        (await kit.signInWithPopup(kit.auth, provider, kit.browserPopupRedirectResolver)).user,
      away: () => kit.signInWithRedirect(kit.auth, provider, kit.browserPopupRedirectResolver),
    },
  );
}

/** Who has come back from another place; null when they turned round on the way. */
export async function takeUpRedirect(): Promise<User | null> {
  redirectErrand.clear();
  const { auth, getRedirectResult, browserPopupRedirectResolver } = await loadAuth();
  return (await getRedirectResult(auth, browserPopupRedirectResolver))?.user ?? null;
}

/** What leads to another place: Google, a school. */
export function makeProvider(kit: AuthKit, id: string): AuthProvider {
  if (id.startsWith('saml.')) return new kit.SAMLAuthProvider(id);
  const provider = id === 'google.com' ? new kit.GoogleAuthProvider() : new kit.OAuthProvider(id);
  // A device may be shared: whoever signed in last is not simply taken.
  if (!id.startsWith('oidc.')) provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}
