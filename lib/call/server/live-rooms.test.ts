import { unchangedOrganization } from '@/lib/organization/organization';
import { AppError } from '@/lib/core/app-error';
import { natureOf } from '@/lib/access/profiles';
import { toGrant } from '@/lib/access/to-grant';
import { noteInAudit } from '@/lib/audit/server/audit-log';
import { userReference } from '@/lib/auth/server/account-repository';
import type { Place } from '@/lib/call/server/judge-participant';
import { realEnforceGateways } from '@/lib/call/server/real-enforce-gateways';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';
import type { MediaParticipant } from '@/lib/livekit/media-participant';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { toMediaPermission } from '@/lib/livekit/server/to-media-participant';
import type { AccessEntry } from '@/lib/rooms/schema';
import { endSessionIn } from '@/lib/rooms/server/end-session';
import { readStanding } from '@/lib/rooms/server/read-standing';
import { removeMemberFrom } from '@/lib/rooms/server/remove-member';
import { accessReference, matrixReference, roomReference } from '@/lib/rooms/server/room-references';
import { noteArrival, prepareSession } from '@/lib/rooms/session';
import type { Service } from '@/lib/services/schema';
import { serviceStanding } from '@/lib/services/service-standing';
import { endLiveRoomBy, readLiveRooms, removeFromLiveRoomBy } from './live-rooms';

jest.mock('@/lib/audit/server/audit-log');
jest.mock('@/lib/auth/server/account-repository');
jest.mock('@/lib/call/server/real-enforce-gateways', () => ({
  realEnforceGateways: { readPlace: jest.fn() },
}));
jest.mock('@/lib/core/server/log');
jest.mock('@/lib/firebase/server/rtdb-rest');
jest.mock('@/lib/livekit/server/livekit-environment');
jest.mock('@/lib/livekit/server/livekit-gateway', () => ({
  livekitGateway: {
    listRoomNames: jest.fn(),
    listParticipants: jest.fn(),
    listIdentities: jest.fn(),
    removeParticipant: jest.fn(() => Promise.resolve()),
    deleteRoom: jest.fn(() => Promise.resolve()),
  },
}));
jest.mock('@/lib/rooms/server/end-session');
jest.mock('@/lib/rooms/server/remove-member');
jest.mock('@/lib/rooms/server/room-references');

const media = jest.mocked(livekitGateway);
const now = Date.now();
const room = { name: 'Algebra', preset: 'lesson', settings: {}, ownerUid: 'ada', createdAt: 1 } as const;
const session = { ...noteArrival(prepareSession(now - 9), 'RM_1', now - 8), id: 's1' };
const head = { session: 's1', epoch: 1, latest: session };
const identityOf = (uid: string) => `${uid}_abcdefgh12345678`;
const document = (data: unknown) => ({ get: () => Promise.resolve({ data: () => data }) }) as never;

/** Somebody with an open join, as the documents say. */
const placeOf = (uid: string, profile: 'host' | 'learner'): Place => ({
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

function permissionOf(place: Place) {
  const { profile, access } = readStanding(place, now);
  return toMediaPermission(toGrant(access, natureOf(profile)));
}

type World = {
  seen: Record<string, Partial<MediaParticipant>>;
  noted: readonly string[];
  entry?: AccessEntry;
  /** What the documents say about Ben otherwise. */
  aboutBen?: Partial<Place>;
};

/** Ada, the owner, and Ben, a learner; everybody else has no place. */
function setUp({ seen, noted, entry, aboutBen }: World) {
  const places = { ada: placeOf('ada', 'host'), ben: { ...placeOf('ben', 'learner'), ...aboutBen } };
  const nobody: Place = { ...places.ben, entry: null, row: null, gate: null };
  const placeFor = (identity: string) => {
    const [uid] = identity.split('_');
    return uid === 'ada' || uid === 'ben' ? places[uid] : nobody;
  };
  jest.mocked(realEnforceGateways.readPlace).mockImplementation((_, id) => Promise.resolve(placeFor(id)));
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
            attributes: {},
            tracks: [],
            ...changes,
            permission:
              changes.permission ??
              permissionOf(placeFor(identityOf(uid)) === nobody ? places.ben : placeFor(identityOf(uid))),
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
  jest.mocked(roomReference).mockReturnValue(document(room));
  jest.mocked(matrixReference).mockReturnValue(document(head));
  jest.mocked(accessReference).mockReturnValue(document(entry));
  jest.mocked(noteInAudit).mockResolvedValue(undefined);
}

describe('who is where now', () => {
  it('does not depend on a room whose documents nobody can read', async () => {
    setUp({ seen: { ada: {} }, noted: ['ada'] });
    const unreadable = new AppError('data/unreadable', { cause: new Error('rooms/empty') });
    jest
      .mocked(roomReference)
      .mockImplementation((roomId) =>
        roomId === 'r1' ? document(room) : ({ get: () => Promise.reject(unreadable) } as never),
      );
    const rooms = await readLiveRooms();
    expect(rooms.map(({ roomId }) => roomId)).toEqual(['r1']);
  });

  it('stands there with what the media server reports and what the resolver gives, rooms of others left out', async () => {
    setUp({ seen: { ada: {}, ben: {} }, noted: ['ada', 'ben'] });
    const rooms = await readLiveRooms();
    expect(rooms.map(({ roomId, name }) => ({ roomId, name }))).toEqual([{ roomId: 'r1', name: 'Algebra' }]);
    const people = rooms[0]?.people ?? [];
    expect(
      people.map(({ uid, profile, isOwner, differences }) => ({ uid, profile, isOwner, differences })),
    ).toEqual([
      { uid: 'ada', profile: 'host', isOwner: true, differences: [] },
      { uid: 'ben', profile: 'learner', isOwner: false, differences: [] },
    ]);
    expect(people[1]?.reported).toEqual(people[1]?.given);
    expect(people[1]?.given?.canPublishSources).toEqual(['microphone', 'camera']);
  });

  it('is marked where it is not as it should be', async () => {
    const more = { ...permissionOf(placeOf('ada', 'host')) };
    setUp({ seen: { ben: { permission: more }, eve: {} }, noted: ['ada', 'ben'] });
    const [live] = await readLiveRooms();
    const marks = Object.fromEntries(
      live?.people.map(({ uid, differences }) => [String(uid), differences]) ?? [],
    );
    expect(marks).toEqual({ ben: ['rights'], eve: ['no-place', 'not-noted'], ada: ['not-there'] });
  });

  it('has recorders among them, by their label and as what they are, without a difference', async () => {
    const expiresAt = now + 60_000;
    const service: Service = {
      kind: 'recorder',
      roomId: 'r1',
      label: 'Lecture capture',
      mintedBy: 'rosalind',
      mintedAt: 1,
      expiresAt,
      revokedAt: null,
      arrived: { sid: 'PA_9', since: now },
      left: null,
    };
    const identity = 'service-abcdefghij0123456789';
    setUp({ seen: { ada: {} }, noted: ['ada'] });
    const readPlace = jest.mocked(realEnforceGateways.readPlace);
    const readPerson = readPlace.getMockImplementation();
    readPlace.mockImplementation(async (roomId, who) => {
      const place = (await readPerson?.(roomId, who)) as Place;
      return who === identity ? { ...place, room, head, service } : place;
    });
    const { grant } = serviceStanding('recorder', { room, session, now });
    const people = await media.listParticipants('chalktalk_r1');
    media.listParticipants.mockImplementation((name) =>
      Promise.resolve(
        name === 'chalktalk_r1'
          ? [...people, ...people.map((ada) => ({ ...ada, identity, permission: toMediaPermission(grant) }))]
          : [],
      ),
    );
    const readInside = jest.mocked(readDatabase).getMockImplementation();
    jest
      .mocked(readDatabase)
      .mockImplementation((path, options) =>
        path === 'services/r1'
          ? Promise.resolve({ abcdefghij0123456789: { kind: 'recorder' } })
          : (readInside?.(path, options) ?? Promise.resolve(null)),
      );

    const [live] = await readLiveRooms();
    expect(live?.people.find((one) => one.identity === identity)).toMatchObject({
      service: 'recorder',
      uid: null,
      name: 'Lecture capture',
      profile: 'recorder',
      differences: [],
    });
  });
});

describe('who has another role, or no place, by a deed of a host', () => {
  const learner = { profile: 'learner', exceptions: {}, epoch: 2 } as const;

  it.each([
    ['s1', 'co-host', []],
    ['s0', 'learner', ['rights']],
  ] as const)('is measured by the role that was lent for %s: %s', async (session, profile, differences) => {
    const permission = permissionOf(placeOf('ada', 'host'));
    const aboutBen = { entry: { ...learner, lent: { profile: 'co-host', session } } } as const;
    setUp({ seen: { ben: { permission } }, noted: ['ben'], aboutBen });
    expect((await readLiveRooms())[0]?.people).toMatchObject([{ uid: 'ben', profile, differences }]);
  });

  it('has no place once they are banned', async () => {
    const permission = permissionOf(placeOf('ben', 'learner'));
    setUp({ seen: { ben: { permission } }, noted: ['ben'], aboutBen: { isBanned: true } });
    expect((await readLiveRooms())[0]?.people).toMatchObject([{ uid: 'ben', differences: ['no-place'] }]);
  });
});

describe('an administrator', () => {
  const byRosalind = { actorUid: 'rosalind', reason: 'Drew over the board' };

  it('ends a session, or what the media server has left of one', async () => {
    setUp({ seen: {}, noted: [] });
    jest.mocked(endSessionIn).mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    await endLiveRoomBy('r1', { actorUid: 'rosalind', reason: 'Nobody answers' });
    const deed = { actorUid: 'rosalind', isByAdministrator: true, reason: 'Nobody answers' };
    expect(endSessionIn).toHaveBeenCalledWith('r1', deed);
    expect(media.deleteRoom.mock.calls).toEqual([]);
    await endLiveRoomBy('r1', { actorUid: 'rosalind', reason: 'Nobody answers' });
    expect(media.deleteRoom.mock.calls).toEqual([['chalktalk_r1']]);
    // The first one is written down where the session is ended; a repetition puts nobody out.
    expect(noteInAudit).not.toHaveBeenCalled();
  });

  it('ends a call for which no session is open, which is written down before it is done', async () => {
    setUp({ seen: { eve: {}, ben: {} }, noted: [] });
    jest.mocked(endSessionIn).mockResolvedValueOnce(false);
    media.deleteRoom.mockImplementationOnce(() => {
      expect(noteInAudit).toHaveBeenCalled();
      return Promise.resolve();
    });
    await endLiveRoomBy('r1', { actorUid: 'rosalind', reason: 'Nobody answers' });
    expect(media.deleteRoom.mock.calls).toEqual([['chalktalk_r1']]);
    expect(jest.mocked(noteInAudit).mock.calls[0]?.[1]).toMatchObject({
      action: 'session-ended',
      actorUid: 'rosalind',
      roomId: 'r1',
      before: { session: null, joins: 2 },
    });
  });

  it('takes a member out of the room', async () => {
    setUp({ seen: { ben: {} }, noted: [], entry: { profile: 'learner', exceptions: {}, epoch: 1 } });
    await removeFromLiveRoomBy('r1', 'ben', byRosalind);
    expect(jest.mocked(removeMemberFrom).mock.calls).toEqual([
      [{ roomId: 'r1', uid: 'ben', remover: 'host', isUndoable: true, ...byRosalind }],
    ]);
    expect(media.removeParticipant.mock.calls).toEqual([]);
  });

  it('puts whoever has no place out of the call, which is written down before it is done', async () => {
    setUp({ seen: { eve: {}, ben: {} }, noted: [] });
    media.removeParticipant.mockImplementation(() => {
      expect(noteInAudit).toHaveBeenCalled();
      return Promise.resolve();
    });
    await removeFromLiveRoomBy('r1', 'eve', byRosalind);
    expect(media.removeParticipant.mock.calls).toEqual([['chalktalk_r1', identityOf('eve')]]);
    expect(jest.mocked(noteInAudit).mock.calls[0]?.[1]).toMatchObject({
      action: 'intruder-removed',
      ...byRosalind,
      subjectUid: 'eve',
      roomId: 'r1',
    });
    expect(removeMemberFrom).not.toHaveBeenCalled();
  });
});
