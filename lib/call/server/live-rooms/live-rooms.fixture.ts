import { unchangedOrganization } from '@/lib/organization/organization';
import { noteInAudit } from '@/lib/audit/server/audit-log';
import { userReference } from '@/lib/auth/server/account-repository';
import { findEntitlement } from '@/lib/call/server/enforce/judge-participant';
import type { Place } from '@/lib/call/server/enforce/participant-place';
import { enforcePorts } from '@/lib/call/server/enforce/enforce-ports';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';
import type { MediaParticipant } from '@/lib/livekit/media-participant';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { toMediaPermission } from '@/lib/livekit/server/to-media-participant';
import type { AccessEntry } from '@/lib/rooms/schema';
import * as references from '@/lib/rooms/server/documents/room-references';
import { noteArrival, prepareSession } from '@/lib/rooms/session/session';

export const media = jest.mocked(livekitGateway);
export const now = Date.now();
export const room = {
  name: 'Algebra',
  preset: 'lesson',
  settings: {},
  ownerUid: 'ada',
  createdAt: 1,
} as const;
const session = { ...noteArrival(prepareSession(now - 9), 'RM_1', now - 8), id: 's1' };
export const head = { session: 's1', epoch: 1, latest: session };
export const identityOf = (uid: string) => `${uid}_abcdefgh12345678`;
export const document = (data: unknown) => ({ get: () => Promise.resolve({ data: () => data }) }) as never;

/** A person with an open join, by the documents. */
export const placeOf = (uid: string, profile: 'host' | 'learner'): Place => ({
  organization: unchangedOrganization,
  room,
  entry: { profile, exceptions: {}, epoch: 1 },
  head,
  gate: { validAfter: 0, disabled: false },
  isBanned: false,
  row: {
    uid,
    roomId: 'r1',
    joinId: 'abcdefgh12345678',
    sessionId: 's1',
    profile,
    name: uid,
    kind: 'account',
    expiresAt: now + 60_000,
    closed: false,
    arrived: { sid: 'PA_1', since: now },
    gone: [],
  },
});

export const ben = placeOf('ben', 'learner');

/** What the media server reports of a participant who is as they should be. */
export function rightly(identity: string, place: Place) {
  const entitlement = findEntitlement(identity, place, { roomId: 'r1', now });
  if (typeof entitlement === 'string') throw new Error(entitlement);
  const { grant, attributes } = entitlement;
  return { permission: toMediaPermission(grant), attributes: { ...attributes } };
}

export type World = {
  seen: Record<string, Partial<MediaParticipant>>;
  noted: readonly string[];
  entry?: AccessEntry;
  /** How the documents about Ben differ. */
  aboutBen?: Partial<Place>;
};

/** Ada, the owner, and Ben, a learner; everybody else has no place. */
export function setUp({ seen, noted, entry, aboutBen }: World) {
  const places = { ada: placeOf('ada', 'host'), ben: { ...ben, ...aboutBen } };
  const nobody: Place = { ...places.ben, entry: null, row: null, gate: null };
  const placeFor = (identity: string) => {
    const [uid] = identity.split('_');
    return uid === 'ada' || uid === 'ben' ? places[uid] : nobody;
  };
  jest.mocked(enforcePorts.readPlace).mockImplementation((_, id) => Promise.resolve(placeFor(id)));
  jest.mocked(readLivekitEnvironment).mockReturnValue({ roomPrefix: 'chalktalk' } as never);
  media.listRoomNames.mockResolvedValue(['chalktalk_r1', 'elsewhere_r9', 'chalktalk_empty']);
  media.listParticipants.mockImplementation((name) =>
    Promise.resolve(
      name !== 'chalktalk_r1'
        ? []
        : Object.entries(seen).map(([uid, changes]) => ({
            identity: identityOf(uid),
            sid: 'PA_1',
            isActive: true,
            since: now,
            tracks: [],
            ...(uid === 'ada' ? rightly(identityOf('ada'), places.ada) : rightly(identityOf('ben'), ben)),
            ...changes,
          })),
    ),
  );
  media.listIdentities.mockResolvedValue(Object.keys(seen).map(identityOf));
  const inside = Object.fromEntries(noted.map((uid) => [uid, { abcdefgh12345678: { since: now } }]));
  jest
    .mocked(readDatabase)
    .mockImplementation((path) =>
      Promise.resolve(path === 'inside' ? { r1: true } : path === 'inside/r1' ? inside : null),
    );
  jest.mocked(userReference).mockReturnValue(document({ name: 'Eve' }));
  jest.mocked(references.roomReference).mockReturnValue(document(room));
  jest.mocked(references.matrixReference).mockReturnValue(document(head));
  jest.mocked(references.accessReference).mockReturnValue(document(entry));
  jest.mocked(noteInAudit).mockResolvedValue(undefined);
}
