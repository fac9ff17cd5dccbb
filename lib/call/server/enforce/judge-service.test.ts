import { presets } from '@/lib/access/presets';
import type { MediaParticipant } from '@/lib/livekit/media-participant';
import { arrivalGrant } from '@/lib/livekit/permission-grant';
import { toMediaPermission } from '@/lib/livekit/server/to-media-participant';
import { toServiceIdentity } from '@/lib/livekit/service-identity';
import { noteArrival, noteRoomFinished, prepareSession } from '@/lib/rooms/session/session';
import type { Service } from '@/lib/services/schema';
import { serviceStanding } from '@/lib/services/service-standing';
import { judgeParticipant } from './judge-participant';
import type { Place } from './participant-place';

const now = 2_000_000_000_000;
const identity = toServiceIdentity('abcdefghij0123456789');
const latest = { ...noteArrival(prepareSession(now - 500), 'RM_1', now - 400), id: 's1' };
const room = {
  name: 'Algebra',
  preset: 'lesson',
  settings: presets.lesson.settings,
  ownerUid: 'ada',
  createdAt: 1,
} as const;
const service: Service = {
  kind: 'agent',
  roomId: 'r1',
  label: 'Captions',
  mintedBy: 'rosalind',
  mintedAt: 1,
  expiresAt: now + 1,
  revokedAt: null,
  arrived: null,
  left: null,
};
const place = { room, head: { session: 's1', epoch: 4, latest }, service } as Place;
const { grant, attributes } = serviceStanding('agent', { room, session: latest, now });
const seen: MediaParticipant = {
  identity,
  sid: 'PA_1',
  isActive: true,
  since: now - 10,
  attributes: { name: 'Captions', kind: 'service', ...attributes },
  permission: toMediaPermission(grant),
  tracks: [{ source: 'microphone', kind: 'audio' }],
};

const judge = (as: Partial<MediaParticipant> = {}, there: Partial<Place> = {}) =>
  judgeParticipant({ ...seen, ...as }, { ...place, ...there }, { roomId: 'r1', now });

describe('a recorder or an agent on the media server', () => {
  it('is right as the resolver says', () => {
    expect(judge()).toEqual({ kind: 'right' });
  });

  it.each<[string, string, Partial<Place>, Partial<MediaParticipant>]>([
    ['of which nothing is known', 'service-unknown', { service: null }, {}],
    ['that was let into another room', 'service-unknown', { service: { ...service, roomId: 'r2' } }, {}],
    ['whose token was taken back', 'service-revoked', { service: { ...service, revokedAt: now - 1 } }, {}],
    ['whose token is over, to the instant', 'service-expired', { service: { ...service, expiresAt: now } }, {}],
    ['in a room that was deleted', 'rooms/not-found', { room: null }, {}],
    ['before anybody has opened a call', 'service-alone', { head: { session: null, epoch: 1, latest: null } }, {}],
    ['after the call', 'service-alone', { head: { session: null, epoch: 1, latest: { ...noteRoomFinished(latest, 'RM_1', now), id: 's1' } } }, {}],
    ['that sends a picture as its voice', 'wrong-label', {}, { tracks: [{ source: 'microphone', kind: 'video' }] }],
  ])('goes: one %s', (_, why, there, as) => {
    expect(judge(as, there)).toEqual({ kind: 'remove', why });
  }); // prettier-ignore

  it('is given what it may when it comes', () => {
    const permission = toMediaPermission(arrivalGrant(grant));
    expect(judge({ permission })).toEqual({ kind: 'update', grant, attributes, isArrival: true });
  });

  it('loses what it may not have, which is no arrival', () => {
    const permission = { ...seen.permission, canPublishSources: ['microphone', 'camera'] as const };
    expect(judge({ permission })).toMatchObject({ kind: 'update', grant, isArrival: false });
    expect(judge({ attributes: { ...seen.attributes, profile: 'host' } })).toMatchObject({ kind: 'update' });
  });

  it('is silenced while everything is paused', () => {
    const paused = { ...latest, live: { ...latest.live, paused: true } };
    const verdict = judge({}, { head: { session: 's1', epoch: 5, latest: paused } });
    expect(verdict).toMatchObject({ kind: 'update', grant: { canPublish: false, canSubscribe: true } });
  });
});
