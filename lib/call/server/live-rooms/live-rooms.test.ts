import { countPeople } from '@/lib/call/live-room';
import { unchangedOrganization } from '@/lib/organization/organization';
import { AppError } from '@/lib/errors/app-error';
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
import { endSessionIn } from '@/lib/rooms/server/sessions/end-session';
import { removeMemberFrom } from '@/lib/rooms/server/members/remove-member';
import * as references from '@/lib/rooms/server/documents/room-references';
import { noteArrival, prepareSession } from '@/lib/rooms/session/session';
import type { Service } from '@/lib/services/schema';
import { endLiveRoomBy, removeFromLiveRoomBy } from './act-in-live-room';
import { readLiveRooms } from './live-rooms';

jest.mock('@/lib/audit/server/audit-log', () => ({ auditId: jest.fn(), noteInAudit: jest.fn() }));
jest.mock('@/lib/auth/server/account-repository', () => ({ userReference: jest.fn() }));
jest.mock('@/lib/call/server/enforce/enforce-ports', () => ({ enforcePorts: { readPlace: jest.fn() } }));
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
jest.mock('@/lib/rooms/server/sessions/end-session', () => ({ endSessionIn: jest.fn() }));
jest.mock('@/lib/rooms/server/members/remove-member', () => ({ removeMemberFrom: jest.fn() }));
jest.mock('@/lib/rooms/server/documents/room-references');

const media = jest.mocked(livekitGateway);
const now = Date.now();
const room = { name: 'Algebra', preset: 'lesson', settings: {}, ownerUid: 'ada', createdAt: 1 } as const;
const session = { ...noteArrival(prepareSession(now - 9), 'RM_1', now - 8), id: 's1' };
const head = { session: 's1', epoch: 1, latest: session };
const identityOf = (uid: string) => `${uid}_abcdefgh12345678`;
const document = (data: unknown) => ({ get: () => Promise.resolve({ data: () => data }) }) as never;

/** A person with an open join, by the documents. */
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

const ben = placeOf('ben', 'learner');

/** What the media server reports of a participant who is as they should be. */
function rightly(identity: string, place: Place) {
  const entitlement = findEntitlement(identity, place, { roomId: 'r1', now });
  if (typeof entitlement === 'string') throw new Error(entitlement);
  const { grant, attributes } = entitlement;
  return { permission: toMediaPermission(grant), attributes: { ...attributes } };
}

type World = {
  seen: Record<string, Partial<MediaParticipant>>;
  noted: readonly string[];
  entry?: AccessEntry;
  /** How the documents about Ben differ. */
  aboutBen?: Partial<Place>;
};

/** Ada, the owner, and Ben, a learner; everybody else has no place. */
function setUp({ seen, noted, entry, aboutBen }: World) {
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

describe('the live rooms', () => {
  it('leave out a room whose documents cannot be read', async () => {
    setUp({ seen: { ada: {} }, noted: ['ada'] });
    const unreadable = new AppError('data/unreadable', { cause: new Error('rooms/empty') });
    jest
      .mocked(references.roomReference)
      .mockImplementation((roomId) =>
        roomId === 'r1' ? document(room) : ({ get: () => Promise.reject(unreadable) } as never),
      );
    expect(await readLiveRooms()).toMatchObject([{ roomId: 'r1' }]);
  });

  it('show reported and given permissions, and no rooms of other deployments', async () => {
    setUp({ seen: { ada: {}, ben: {} }, noted: ['ada', 'ben'] });
    const rooms = await readLiveRooms();
    expect(rooms.map(({ roomId, name }) => ({ roomId, name }))).toEqual([{ roomId: 'r1', name: 'Algebra' }]);
    const people = rooms[0]?.people ?? [];
    expect(people).toMatchObject([
      { uid: 'ada', profile: 'host', isOwner: true, differences: [] },
      { uid: 'ben', profile: 'learner', isOwner: false, differences: [] },
    ]);
    expect(people[1]?.reported).toEqual(people[1]?.given);
    expect(people[1]?.given?.canPublishSources).toEqual(['microphone', 'camera']);
  });

  it('count a phone with its person', async () => {
    const phoneId = 'phonephone123456';
    const identity = `${identityOf('ben')}#phone-${phoneId}`;
    const row = { ...ben.row, phone: phoneId } as Place['row'];
    setUp({ seen: { ben: {} }, noted: ['ben'], aboutBen: { row } });
    const here = await media.listParticipants('chalktalk_r1');
    const phone = { ...here[0]!, ...rightly(identity, { ...ben, row }), identity };
    media.listParticipants.mockImplementation((name) =>
      Promise.resolve(name === 'chalktalk_r1' ? [...here, phone] : []),
    );
    const [live] = await readLiveRooms();
    expect(live?.people).toMatchObject([
      { uid: 'ben', isPhone: false, differences: [] },
      { uid: 'ben', isPhone: true, name: 'ben', differences: [] },
    ]);
    expect(countPeople(live?.people ?? [])).toBe(1);
  });

  it('mark people who are not as they should be', async () => {
    const { permission } = rightly(identityOf('ada'), placeOf('ada', 'host'));
    setUp({ seen: { ben: { permission }, eve: {} }, noted: ['ada', 'ben'] });
    const [live] = await readLiveRooms();
    const marks = live?.people.map(({ uid, differences }) => [uid, differences] as const) ?? [];
    expect(Object.fromEntries(marks)).toEqual({
      ben: ['rights'],
      eve: ['no-place', 'not-noted'],
      ada: ['not-there'],
    });
  });

  it('show recorders by label and kind, without a difference', async () => {
    const service: Service = {
      kind: 'recorder',
      roomId: 'r1',
      label: 'Lecture capture',
      mintedBy: 'rosalind',
      mintedAt: 1,
      expiresAt: now + 60_000,
      revokedAt: null,
      arrived: { sid: 'PA_9', since: now },
      left: null,
    };
    const identity = 'service-abcdefghij0123456789';
    setUp({ seen: { ada: {} }, noted: ['ada'] });
    const readPlace = jest.mocked(enforcePorts.readPlace);
    const readPerson = readPlace.getMockImplementation();
    readPlace.mockImplementation(async (roomId, who) => {
      const place = (await readPerson?.(roomId, who)) as Place;
      return who === identity ? { ...place, room, head, service } : place;
    });
    const { permission, attributes } = rightly(identity, { ...placeOf('ada', 'host'), service });
    const people = await media.listParticipants('chalktalk_r1');
    media.listParticipants.mockImplementation((name) =>
      Promise.resolve(
        name === 'chalktalk_r1'
          ? [...people, ...people.map((ada) => ({ ...ada, identity, permission, attributes }))]
          : [],
      ),
    );
    const readNoted = jest.mocked(readDatabase);
    const readInside = readNoted.getMockImplementation();
    const services = { abcdefghij0123456789: { kind: 'recorder' } };
    readNoted.mockImplementation((path) =>
      path === 'services/r1' ? Promise.resolve(services) : (readInside?.(path) ?? Promise.resolve(null)),
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

describe('the people whom the enforcer would act on', () => {
  it.each<[string, Pick<World, 'aboutBen'> & { as?: Partial<MediaParticipant> }, string]>([
    ['is disabled', { aboutBen: { gate: { validAfter: 0, disabled: true } } }, 'no-place'],
    ['is banned', { aboutBen: { isBanned: true } }, 'no-place'],
    ['came by a sign-in that was shut out', { aboutBen: { gate: { validAfter: 21, disabled: false } } }, 'no-place'],
    ['came by a card whose PIN is another by now', { aboutBen: { gate: { validAfter: 0, disabled: false, card: 'p2' } } }, 'no-place'],
    ['says to be something else', { as: { attributes: { profile: 'host', may: '' } } }, 'attributes'],
    ['sends a picture as a voice', { as: { tracks: [{ source: 'microphone', kind: 'video' }] } }, 'label'],
  ])('include a person who %s', async (_, { aboutBen, as = {} }, difference) => {
    const row = { ...ben.row, authTime: 20, card: 'p1' } as Place['row'];
    setUp({ seen: { ben: as }, noted: ['ben'], aboutBen: { row, ...aboutBen } });
    expect((await readLiveRooms())[0]?.people).toMatchObject([{ uid: 'ben', differences: [difference] }]);
  }); // prettier-ignore
});

describe('a person with a session role', () => {
  const learner = { profile: 'learner', exceptions: {}, epoch: 2 } as const;

  it.each([
    ['s1', 'co-host', []],
    ['s0', 'learner', ['rights', 'attributes']],
  ] as const)('is judged by the role that was lent for %s: %s', async (session, profile, differences) => {
    const lentFor = (id: string) => ({ ...learner, lent: { profile: 'co-host', session: id } }) as const;
    const coHost = rightly(identityOf('ben'), { ...ben, entry: lentFor('s1') });
    setUp({ seen: { ben: coHost }, noted: ['ben'], aboutBen: { entry: lentFor(session) } });
    expect((await readLiveRooms())[0]?.people).toMatchObject([{ uid: 'ben', profile, differences }]);
  });
});

describe('an administrator', () => {
  const tellOfEnd = jest.fn();
  const byRosalind = { actorUid: 'rosalind', reason: 'Drew over the board' };

  it('ends a session, or what the media server has left of one', async () => {
    setUp({ seen: {}, noted: [] });
    jest.mocked(endSessionIn).mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    await endLiveRoomBy('r1', byRosalind, tellOfEnd);
    expect(endSessionIn).toHaveBeenCalledWith('r1', { ...byRosalind, isByAdministrator: true }, tellOfEnd);
    expect(media.deleteRoom.mock.calls).toEqual([]);
    await endLiveRoomBy('r1', byRosalind, tellOfEnd);
    expect(media.deleteRoom.mock.calls).toEqual([['chalktalk_r1']]);
    // The first end is audited with the session; a repetition removes nobody.
    expect(noteInAudit).not.toHaveBeenCalled();
  });

  it('ends a call without an open session, after auditing it', async () => {
    setUp({ seen: { eve: {}, ben: {} }, noted: [] });
    const phone = `${identityOf('ben')}#phone-phonephone123456`;
    media.listIdentities.mockResolvedValue([identityOf('eve'), identityOf('ben'), phone]);
    jest.mocked(endSessionIn).mockResolvedValueOnce(false);
    media.deleteRoom.mockImplementationOnce(() => {
      expect(noteInAudit).toHaveBeenCalled();
      return Promise.resolve();
    });
    await endLiveRoomBy('r1', byRosalind, tellOfEnd);
    expect(media.deleteRoom.mock.calls).toEqual([['chalktalk_r1']]);
    expect(jest.mocked(noteInAudit).mock.calls[0]?.[1]).toMatchObject({
      action: 'session-ended',
      ...byRosalind,
      roomId: 'r1',
      before: { session: null, joins: 2 },
    });
  });

  it('removes a member from the room', async () => {
    setUp({ seen: { ben: {} }, noted: [], entry: { profile: 'learner', exceptions: {}, epoch: 1 } });
    await removeFromLiveRoomBy('r1', 'ben', byRosalind);
    expect(jest.mocked(removeMemberFrom).mock.calls).toEqual([
      [{ roomId: 'r1', uid: 'ben', remover: 'host', isUndoable: true, ...byRosalind }],
    ]);
    expect(media.removeParticipant.mock.calls).toEqual([]);
  });

  it('removes a participant without a place from the call, after auditing it', async () => {
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
