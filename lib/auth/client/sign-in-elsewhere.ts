import type { AuthProvider, User } from 'firebase/auth';
import { readPublicConfig } from '@/lib/core/client/public-config';
import { loadAuthProviders, type AuthProvidersKit } from '@/lib/firebase/client/load-auth-providers';
import { redirectPending } from './redirect-pending';

/**
 * Signs in at another place, in a window of its own. Where the browser holds windows back, the page itself goes
 * there and `takeUpRedirect` finishes on its return; then this never resolves. Throws what the identity service
 * threw.
 */
export async function signInElsewhere(providerId: string): Promise<User> {
  const kit = await loadAuthProviders();
  const provider = makeProvider(kit, providerId);
  try {
    return (await kit.signInWithPopup(kit.auth, provider, kit.browserPopupRedirectResolver)).user;
  } catch (thrown) {
    if (!isBlocked(thrown) || !canRedirect()) throw thrown;
    redirectPending.set();
    return kit.signInWithRedirect(kit.auth, provider, kit.browserPopupRedirectResolver);
  }
}

/** Who has come back from another place; null when they turned round on the way. */
export async function takeUpRedirect(): Promise<User | null> {
  redirectPending.clear();
  const { auth, getRedirectResult, browserPopupRedirectResolver } = await loadAuthProviders();
  return (await getRedirectResult(auth, browserPopupRedirectResolver))?.user ?? null;
}

/** What leads to another place: Google, a school. */
export function makeProvider(kit: AuthProvidersKit, id: string): AuthProvider {
  if (id.startsWith('saml.')) return new kit.SAMLAuthProvider(id);
  const provider = id === 'google.com' ? new kit.GoogleAuthProvider() : new kit.OAuthProvider(id);
  // A device may be shared: whoever signed in last is not simply taken.
  if (!id.startsWith('oidc.')) provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}

/** Browsers keep what another host stores for us apart, so the way back leads through our own host or nowhere. */
function canRedirect(): boolean {
  const { emulators, firebase } = readPublicConfig();
  return emulators !== null || firebase.authDomain === location.host;
}

const isBlocked = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'auth/popup-blocked';
