import { type Capability, capabilities } from '@/lib/access/capabilities';
import {
  type Exceptions,
  type LiveState,
  type Policy,
  type RoomSettings,
  forever,
} from '@/lib/access/layers';
import type { ProfileBook } from '@/lib/access/profile-book';
import type { ProfileId } from '@/lib/access/profiles';
import { type AccessInput, resolveAccess } from '@/lib/access/resolve-access';

/** `always` and `never` are forced: no exception changes them. *Ask* is `no` until a host grants it. */
export const matrixAnswers = ['yes', 'no', 'always', 'never'] as const;
export type MatrixAnswer = (typeof matrixAnswers)[number];

/** The document `rooms/{roomId}/access/_matrix` and its replica, which the rules of both databases read. */
export type AccessMatrix = Readonly<Record<ProfileId, MatrixRow>> & {
  /** Exceptions "until the session ends" count while this is their session. */
  readonly session: string | null;
  /** Grows with every change of the room. The rules refuse a smaller one as a late write. */
  readonly epoch: number;
  /** The version of the organisation's settings behind it. */
  readonly organization: number;
};
type MatrixRow = Readonly<Record<Capability, MatrixAnswer>>;

export type MatrixInput = {
  readonly policy: Policy;
  readonly book: ProfileBook;
  readonly room: RoomSettings;
  readonly live: LiveState;
  readonly session: string | null;
  readonly epoch: number;
  readonly organization: number;
};

const everyException = (allow: boolean): Exceptions =>
  Object.fromEntries(capabilities.map((capability) => [capability, { allow, until: forever }]));
const granted = everyException(true);
const taken = everyException(false);

/**
 * The answers of a room for every profile, in a form that rules can read.
 *
 * It has no logic of its own. It asks the resolver without exceptions, with every exception granted and with every one
 * taken away. An answer that no exception changes is forced.
 */
export function toMatrix({ policy, book, room, live, session, ...head }: MatrixInput): AccessMatrix {
  const rows = Object.values(book).map((profile) => {
    const accessInputs = { policy, room, live, session, profile, exception: {}, now: 0 };
    return [profile.id, toRow(accessInputs)] as const;
  });
  return { ...(Object.fromEntries(rows) as Record<ProfileId, MatrixRow>), session, ...head };
}

function toRow(accessInputs: AccessInput): MatrixRow {
  const plain = resolveAccess(accessInputs);
  const withAll = resolveAccess({ ...accessInputs, exception: granted });
  const withNone = resolveAccess({ ...accessInputs, exception: taken });
  const answers = capabilities.map((capability) => {
    if (withNone[capability].allowed) return [capability, 'always'];
    if (!withAll[capability].allowed) return [capability, 'never'];
    return [capability, plain[capability].allowed ? 'yes' : 'no'];
  });
  return Object.fromEntries(answers) as MatrixRow;
}
