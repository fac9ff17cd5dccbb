import 'server-only';
import type { Environment } from '@/lib/core/server/environment';

/** A way to sign in besides e-mail and password. */
export type SignInProvider = {
  /** As Firebase Auth calls it: `google.com`, `microsoft.com`, `oidc.…`, `saml.…`. */
  id: string;
  /** What people call it; null for the two that everyone knows. */
  label: string | null;
};

const known = ['google.com', 'microsoft.com'];

/**
 * The providers of `AUTH_PROVIDERS`, in its order: ids divided by commas, one of a school or company with its label
 * behind a colon (`google.com,oidc.school:School account`). None when it is not set. Throws an Error that names
 * what it cannot read: a button that leads nowhere would be worse.
 */
export function readSignInProviders(env: Environment = process.env): readonly SignInProvider[] {
  const entries = (env['AUTH_PROVIDERS'] ?? '').split(',').map((entry) => entry.trim());
  return entries.filter(Boolean).map(readEntry);
}

function readEntry(entry: string): SignInProvider {
  const [id = '', ...words] = entry.split(':');
  const label = words.join(':').trim();
  if (known.includes(id) && label === '') return { id, label: null };
  if (/^(?:oidc|saml)\.[a-z0-9._-]+$/i.test(id) && label !== '') return { id, label };
  throw new Error(
    `AUTH_PROVIDERS holds "${entry}": google.com, microsoft.com, oidc.<id>:<label> or saml.<id>:<label> is meant.`,
  );
}
