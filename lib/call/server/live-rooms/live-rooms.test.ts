import { countPeople } from '@/lib/call/live-room';
import { AppError } from '@/lib/errors/app-error';
import type { Place } from '@/lib/call/server/enforce/participant-place';
import { enforcePorts } from '@/lib/call/server/enforce/enforce-ports';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';
import type { MediaParticipant } from '@/lib/livekit/media-participant';
import * as references from '@/lib/rooms/server/documents/room-references';
import type { Service } from '@/lib/services/schema';
import { readLiveRooms } from './live-rooms';
import {
  media,
  now,
  room,
  identityOf,
  document,
  ben,
  placeOf,
  head,
  rightly,
  setUp,
  type World,
} from './live-rooms.fixture';

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
