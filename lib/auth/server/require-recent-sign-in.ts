import 'server-only';
import { AppError } from '@/lib/errors/app-error';

/** Seconds. As long as the identity service itself asks for before a password or an address is changed. */
const recently = 5 * 60;

/**
 * Asks for a fresh sign-in before something that nobody may do who merely finds an open page. Throws
 * `auth/sign-in-too-old`. A sign-in that seems to lie ahead of our clock is fresh.
 */
export function requireRecentSignIn({ authTime }: { authTime: number }, now = Date.now()): void {
  if (now / 1000 - authTime > recently) throw new AppError('auth/sign-in-too-old');
}
