import type { SessionUser } from './session';

/** Where the hint stands in localStorage. */
export const sessionHintKey = 'chalktalk.session';

/**
 * Reads a stored hint. Anyone can edit their own localStorage, so a hint only decides what is drawn while
 * the identity service answers; whatever does not look like one is no hint.
 */
export function parseSessionHint(text: string | null): SessionUser | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { uid, name, email } = value as Record<keyof SessionUser, unknown>;
    const isHint = typeof uid === 'string' && typeof name === 'string' && typeof email === 'string';
    return isHint && uid !== '' ? { uid, name, email } : null;
  } catch {
    return null;
  }
}

export function formatSessionHint({ uid, name, email }: SessionUser): string {
  return JSON.stringify({ uid, name, email });
}
