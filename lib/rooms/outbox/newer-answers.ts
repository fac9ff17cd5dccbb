import type { MediaCommand } from '@/lib/rooms/outbox/outbox-entry';
import type { MatrixHead, Session } from '@/lib/rooms/schema';
import { isOpen } from '@/lib/rooms/session/session';

type Written = {
  /** What stood there; null where nothing did. */
  head: MatrixHead | null;
  session: Session & { id: string };
  /** By whose version the answers are made. */
  organization: { readonly version: number };
};

/**
 * What an entry of the outbox needs besides where a session is written again: made by a newer version of the
 * organisation's settings, its answers are news to whoever is inside. From then on the room counts as having that
 * version, and nobody would tell them by themselves.
 */
export function tellOfNewerAnswers({ head, session, organization }: Written): { media?: MediaCommand } {
  const isNewer = (head?.organization ?? 0) < organization.version;
  const mayHavePeople = head?.latest?.id === session.id && isOpen(session);
  return isNewer && mayHavePeople ? { media: { kind: 'update-permissions' } } : {};
}
