import { toDataCapabilities } from '@/lib/access/data-capabilities';
import { nothingLocked } from '@/lib/access/layers';
import { readMatrixRow } from '@/lib/access/matrix-access';
import { presets } from '@/lib/access/presets';
import { builtInBook } from '@/lib/access/profile-book';
import { builtInProfiles } from '@/lib/access/profiles';
import { toGrant } from '@/lib/access/to-grant';
import { toMatrix } from '@/lib/access/to-matrix';
import type { MediaParticipant } from '@/lib/livekit/media-participant';
import { toMediaPermission } from '@/lib/livekit/server/to-media-participant';
import { isAsExpected, parseRoomReplica } from './room-replica';

const now = 2_000_000_000_000;
const joinId = 'abcdefgh12345678';
const matrix = toMatrix({
  policy: {},
  room: presets.lesson.settings,
  book: builtInBook,
  organization: 1,
  live: nothingLocked,
  session: 's1',
  epoch: 1,
});
const replicaOf = (entry: object) =>
  parseRoomReplica({
    access: { _matrix: matrix, ben: { ...entry, epoch: 1 } },
    admitted: { ben: { [joinId]: { sessionId: 's1', expiresAt: now + 1 } } },
    inside: {},
    observing: null,
    services: null,
  });
const benAs = (profile: 'learner' | 'co-host'): MediaParticipant => {
  const allowed = readMatrixRow(matrix[profile], {}, { session: 's1', now });
  return {
    identity: `ben_${joinId}`,
    sid: 'PA_1',
    isActive: true,
    since: 5,
    attributes: { profile, may: toDataCapabilities(allowed) },
    permission: toMediaPermission(toGrant(allowed, builtInProfiles[profile])),
    tracks: [],
  };
};

describe('whether a participant is as expected', () => {
  const lentFor = (session: string) =>
    replicaOf({ profile: 'learner', lent: { profile: 'co-host', session } });

  it('follows from their role', () => {
    expect(isAsExpected(benAs('learner'), replicaOf({ profile: 'learner' }), now)).toBe(true);
    expect(isAsExpected(benAs('co-host'), replicaOf({ profile: 'learner' }), now)).toBe(false);
  });

  it('follows from a role that was lent for this session, and for no other', () => {
    expect(isAsExpected(benAs('co-host'), lentFor('s1'), now)).toBe(true);
    expect(isAsExpected(benAs('learner'), lentFor('s1'), now)).toBe(false);
    expect(isAsExpected(benAs('co-host'), lentFor('s0'), now)).toBe(false);
    expect(isAsExpected(benAs('learner'), lentFor('s0'), now)).toBe(true);
  });
});
