import {
  isLabelledRight,
  isSamePermission,
  type MediaPermission,
  type MediaTrack,
} from './media-participant';

describe('a track', () => {
  it.each<[MediaTrack['source'], MediaTrack['kind'], boolean]>([
    ['microphone', 'audio', true],
    ['microphone', 'video', false],
    ['camera', 'video', true],
    ['camera', 'audio', false],
    ['screen_share', 'video', true],
    ['screen_share', 'audio', false],
    ['screen_share_audio', 'audio', true],
    ['screen_share_audio', 'video', false],
    ['microphone', null, false],
    [null, 'video', false],
    [null, null, false],
  ])('labelled %s that is %s: %s', (source, kind, expected) => {
    expect(isLabelledRight({ source, kind })).toBe(expected);
  });
});

const permission: MediaPermission = {
  canPublish: true,
  canSubscribe: true,
  canPublishData: true,
  canPublishSources: ['microphone', 'camera'],
  canUpdateOwnMetadata: false,
  hidden: false,
  recorder: false,
  agent: false,
};

describe('a permission', () => {
  it('is the same in another order', () => {
    expect(isSamePermission(permission, { ...permission, canPublishSources: ['camera', 'microphone'] })).toBe(
      true,
    );
  });

  it('is the same whatever is listed for who may publish nothing', () => {
    const none = { ...permission, canPublish: false };
    expect(isSamePermission(none, { ...none, canPublishSources: [] })).toBe(true);
  });

  it.each([
    { canPublish: false },
    { canSubscribe: false },
    { canPublishData: false },
    // The media server reads an empty list as *all*.
    { canPublishSources: [] },
    { canPublishSources: ['microphone'] },
    { canPublishSources: ['microphone', 'camera', 'screen_share'] },
    { canUpdateOwnMetadata: true },
    { hidden: true },
    { recorder: true },
    { agent: true },
  ] satisfies Partial<MediaPermission>[])('is another with %j', (change) => {
    expect(isSamePermission(permission, { ...permission, ...change })).toBe(false);
    expect(isSamePermission({ ...permission, ...change }, permission)).toBe(false);
  });
});
