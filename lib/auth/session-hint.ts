import { personKinds, type PersonKind } from './person-kind';
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
    const { uid, name, email, kind } = value as Record<keyof SessionUser, unknown>;
    const isHint = typeof uid === 'string' && typeof name === 'string' && typeof email === 'string';
    return isHint && uid !== '' && isKind(kind) ? { uid, name, email, kind } : null;
  } catch {
    return null;
  }
}

const isKind = (value: unknown): value is PersonKind => personKinds.some((kind) => kind === value);

export function formatSessionHint({ uid, name, email, kind }: SessionUser): string {
  return JSON.stringify({ uid, name, email, kind });
}
