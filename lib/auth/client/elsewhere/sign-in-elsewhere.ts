import type { AuthProvider, User } from 'firebase/auth';
import { loadAuth, type AuthKit } from '@/lib/firebase/client/load-firebase';
import { goElsewhere } from './go-elsewhere';
import { redirectErrand } from './redirect-errand';

/**
 * Signs in at another provider. Where the page itself has to go there, this never resolves and `takeUpRedirect`
 * finishes on its return. Throws what the identity service threw.
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

/** The person who has come back from another provider; null when they gave up on the way. */
export async function takeUpRedirect(): Promise<User | null> {
  redirectErrand.clear();
  const { auth, getRedirectResult, browserPopupRedirectResolver } = await loadAuth();
  return (await getRedirectResult(auth, browserPopupRedirectResolver))?.user ?? null;
}

/** The SDK's provider for an id: Google, a school. */
export function makeProvider(kit: AuthKit, id: string): AuthProvider {
  if (id.startsWith('saml.')) return new kit.SAMLAuthProvider(id);
  const provider = id === 'google.com' ? new kit.GoogleAuthProvider() : new kit.OAuthProvider(id);
  // On a shared device, the provider must not silently reuse its last account.
  if (!id.startsWith('oidc.')) provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}
