import type { MediaCommand } from '@/lib/rooms/outbox/outbox-entry';
import type { MatrixHead, Session } from '@/lib/rooms/schema';
import { isOpen } from '@/lib/rooms/session/session';

type Written = {
  /** The head before the write; null when there was none. */
  head: MatrixHead | null;
  session: Session & { id: string };
  /** The settings whose version made the answers. */
  organization: { readonly version: number };
};

/**
 * What an outbox entry needs besides when it writes a session again. If a newer version of the organisation's
 * settings made the answers, people inside must get them now. Afterwards the room counts as having that
 * version, and nothing else would tell them.
 */
export function tellOfNewerAnswers({ head, session, organization }: Written): { media?: MediaCommand } {
  const isNewer = (head?.organization ?? 0) < organization.version;
  const mayHavePeople = head?.latest?.id === session.id && isOpen(session);
  return isNewer && mayHavePeople ? { media: { kind: 'update-permissions' } } : {};
}
