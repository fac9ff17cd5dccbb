import type { MediaPermission } from '@/lib/livekit/media-participant';
import { findDifferences } from './live-room';

const learner: MediaPermission = {
  canPublish: true,
  canSubscribe: true,
  canPublishData: true,
  canPublishSources: ['microphone', 'camera'],
  canUpdateOwnMetadata: false,
  hidden: false,
  recorder: false,
  agent: false,
};
const seen = (permission: Partial<MediaPermission> = {}, isActive = true) => ({
  permission: { ...learner, ...permission },
  isActive,
});
const rightly = { given: learner, isNoted: true };

describe('somebody in a live room', () => {
  it('is as they should be, in whatever order the sources are named', () => {
    expect(findDifferences(seen(), rightly)).toEqual([]);
    expect(findDifferences(seen({ canPublishSources: ['camera', 'microphone'] }), rightly)).toEqual([]);
  });

  it.each([
    ['more', { canPublishSources: ['microphone', 'camera', 'screen_share'] }],
    ['less', { canPublishSources: ['microphone'] }],
    ['what only a service may', { recorder: true }],
    ['unseen', { hidden: true }],
  ] as const)('is marked when they may %s', (_, permission) => {
    const changed = { ...learner, ...permission } as MediaPermission;
    expect(findDifferences({ permission: changed, isActive: true }, rightly)).toEqual(['rights']);
  });

  it('is marked when they have no place, or are not noted, or are not there', () => {
    expect(findDifferences(seen(), { given: null, isNoted: true })).toEqual(['no-place']);
    expect(findDifferences(seen(), { given: learner, isNoted: false })).toEqual(['not-noted']);
    expect(findDifferences(seen(), { given: null, isNoted: false })).toEqual(['no-place', 'not-noted']);
    expect(findDifferences(null, rightly)).toEqual(['not-there']);
  });

  it('need not be noted before their media is up', () => {
    expect(findDifferences(seen({}, false), { given: learner, isNoted: false })).toEqual([]);
  });
});
