import type { MediaParticipant } from '@/lib/livekit/media-participant';
import { toMediaPermission } from '@/lib/livekit/server/to-media-participant';
import type { Entitlement, Verdict } from '@/lib/call/server/enforce/judge-participant';
import { findDifferences } from './live-differences';

const learner: Entitlement = {
  grant: {
    canPublish: true,
    canSubscribe: true,
    canPublishData: true,
    canPublishSources: ['microphone', 'camera'],
    canUpdateOwnMetadata: false,
    hidden: false,
    recorder: false,
    agent: false,
  },
  attributes: { profile: 'learner', may: 'chat' },
};
const permission = toMediaPermission(learner.grant);
const ben: MediaParticipant = {
  identity: 'ben_abcdefgh12345678',
  sid: 'PA_1',
  isActive: true,
  since: 1,
  attributes: { name: 'Ben', ...learner.attributes },
  permission,
  tracks: [],
};
const told: Verdict = { kind: 'update', ...learner, isArrival: false };
const find = (verdict: Verdict, changes: Partial<MediaParticipant> = {}, isNoted = true) =>
  findDifferences({ ...ben, ...changes }, { verdict, isNoted });

describe('a participant of a live room', () => {
  it('is as they should be when the enforcer finds nothing to do', () => {
    expect(find({ kind: 'right' })).toEqual([]);
  });

  it.each([
    ['more', { canPublishSources: ['microphone', 'camera', 'screen_share'] }],
    ['less', { canPublishSources: ['microphone'] }],
    ['what only a service may', { recorder: true }],
    ['unseen', { hidden: true }],
  ] as const)('is marked when they may %s', (_, other) => {
    expect(find(told, { permission: { ...permission, ...other } })).toEqual(['rights']);
  });

  it.each([
    ['what they are', { profile: 'host' }],
    ['what they may send', { may: 'chat ask-to-unmute' }],
  ])('is marked when others read something else about %s', (_, attributes) => {
    const wrong = { attributes: { ...ben.attributes, ...attributes } };
    expect(find(told, wrong)).toEqual(['attributes']);
    expect(find(told, { ...wrong, permission: { ...permission, hidden: true } })).toEqual([
      'rights',
      'attributes',
    ]);
  });

  it('is marked when they send something else than they say', () => {
    expect(find({ kind: 'remove', why: 'wrong-label' })).toEqual(['label']);
  });

  it.each<Verdict>([
    { kind: 'remove', why: 'not-admitted' },
    { kind: 'remove', why: 'signed-out' },
    { kind: 'close' },
  ])('is marked when they have no place: %o', (verdict) => {
    expect(find(verdict)).toEqual(['no-place']);
    expect(find(verdict, {}, false)).toEqual(['no-place', 'not-noted']);
  });

  it('is marked when the replica lacks them, but only once their media is up', () => {
    expect(find({ kind: 'right' }, {}, false)).toEqual(['not-noted']);
    expect(find({ kind: 'right' }, { isActive: false }, false)).toEqual([]);
  });
});
