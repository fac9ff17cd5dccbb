import 'server-only';
import { decideKnock, type Knock } from '@/lib/lobby/decide-knock';
import type { Organization } from '@/lib/organization/organization';
import { isLeftByHosts } from '@/lib/rooms/session/hostless';
import type { AccessEntry, Admitted, LobbyPass, MatrixHead, Member, Room } from '@/lib/rooms/schema';
import { readStanding } from '@/lib/rooms/server/documents/read-standing';
import { waitsOutside } from '@/lib/rooms/server/members/waits-outside';
import { isOpen, isShutByEnd, joinableId } from '@/lib/rooms/session/session';
import { wasInSession } from '@/lib/rooms/session/was-in-session';

type Found = {
  uid: string;
  room: Room | null;
  member: Member | null;
  entry: AccessEntry | null;
  head: MatrixHead | null;
  isBanned: boolean;
  pass: LobbyPass | null;
  organization: Organization;
  inside: readonly { uid: string; isHost: boolean }[];
  joins: readonly Admitted[];
  now: number;
};

/** What somebody's knock would come to by what was read about them. Throws as `decideKnock`. */
export function knockOf({ uid, organization, inside, joins, now, ...documents }: Found): Knock {
  const { room, head } = documents;
  const latest = head?.latest ?? null;
  const sessionId = joinableId(latest, now);
  const isHostInside = inside.some(({ isHost }) => isHost);
  return decideKnock({
    ...documents,
    sessionId,
    accessOf: () => readStanding({ ...documents, organization }, now).access,
    comerWaits: (profile) =>
      room !== null &&
      waitsOutside(room, {
        ...{ profile, organization, isHostInside },
        kind: documents.pass?.kind ?? 'guest',
        isUnconfirmed: documents.pass?.invited?.isUnconfirmed,
      }),
    wasInside: inside.some((other) => other.uid === uid) || wasInSession(joins, sessionId),
    isHostInside,
    wasEnded: isShutByEnd(latest),
    isLeft: latest !== null && isOpen(latest) && isLeftByHosts(latest.live),
  });
}
