import { auditRowSchema } from '@/lib/audit/schema';
import type { MediaParticipant } from '@/lib/livekit/media-participant';
import { unchangedOrganization } from '@/lib/organization/organization';
import type { Place } from '@/lib/call/server/enforce/participant-place';
import { superviseRehearsal } from './supervise-rehearsal';

const now = 1_000_000;
const identity = 'ben_abcdefgh12345678';
const rehearsal = 'chalktalk_r1_rehearsal_ben';
const place: Place = {
  organization: unchangedOrganization,
  room: { name: 'Algebra', preset: 'lesson', settings: {}, ownerUid: 'ada', createdAt: 1 },
  entry: { profile: 'host', exceptions: {}, epoch: 3 },
  head: null,
  gate: { validAfter: 100, disabled: false },
  isBanned: false,
  row: {
    uid: 'ben',
    roomId: 'r1',
    joinId: 'abcdefgh12345678',
    sessionId: 'rehearsal',
    profile: 'host',
    name: 'Ben',
    kind: 'account',
    authTime: 100,
    expiresAt: now + 1,
    closed: false,
    arrived: null,
    gone: [],
  },
};

const ben: MediaParticipant = {
  identity,
  sid: 'PA_1',
  isActive: true,
  since: 1,
  attributes: {},
  permission: {
    canPublish: true,
    canSubscribe: true,
    canPublishData: true,
    canPublishSources: ['camera'],
    canUpdateOwnMetadata: false,
    hidden: false,
    recorder: false,
    agent: false,
  },
  tracks: [],
};

const supervise = async (changes: Partial<Place> = {}, seen: MediaParticipant | null = ben) => {
  const actions: string[] = [];
  const media = {
    findParticipant: (name: string) => Promise.resolve(name === rehearsal ? seen : null),
    removeParticipant: (name: string, who: string) =>
      Promise.resolve(void actions.push(`remove ${who} from ${name}`)),
    deleteRoom: (name: string) => Promise.resolve(void actions.push(`close ${name}`)),
  };
  const ports = {
    media,
    mediaRoomName: (roomId: string) => `chalktalk_${roomId}`,
    readPlace: () => Promise.resolve({ ...place, ...changes }),
    writeDown: (id: string, row: unknown) =>
      Promise.resolve(void actions.push(`note ${id} ${auditRowSchema.parse(row).action}`)),
    now: () => now,
  };
  await superviseRehearsal(ports, { roomId: 'r1', uid: 'ben' }, identity);
  return actions;
};

describe('the look at a rehearsal', () => {
  it('leaves a host alone', async () => {
    expect(await supervise()).toEqual([]);
  });

  it('writes down why somebody goes, and puts them out', async () => {
    expect(await supervise({ entry: { epoch: 4 } })).toEqual([
      'note removed_PA_1_rooms-removed intruder-removed',
      `remove ${identity} from ${rehearsal}`,
    ]);
  });

  it('accuses nobody who has left before', async () => {
    expect(await supervise({ entry: { epoch: 4 } }, null)).toEqual([]);
  });

  it('closes with a room that was deleted, and accuses nobody', async () => {
    expect(await supervise({ room: null, row: null })).toEqual([`close ${rehearsal}`]);
  });
});
