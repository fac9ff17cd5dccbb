import { TrackSource } from 'livekit-server-sdk';
import { listSourcesAllowed } from './sources-allowed';

describe('what the media server lets somebody send', () => {
  it('is nothing before it has said so, and nothing where publishing is refused', () => {
    expect(listSourcesAllowed(undefined)).toEqual([]);
    expect(listSourcesAllowed({ canPublish: false, canPublishSources: [] })).toEqual([]);
    expect(listSourcesAllowed({ canPublish: false, canPublishSources: [TrackSource.CAMERA] })).toEqual([]);
  });

  it('is everything where no source is named', () => {
    expect(listSourcesAllowed({ canPublish: true, canPublishSources: [] })).toEqual([
      'camera',
      'microphone',
      'screen',
    ]);
  });

  it.each([
    [TrackSource.CAMERA, 'camera'],
    [TrackSource.MICROPHONE, 'microphone'],
    [TrackSource.SCREEN_SHARE, 'screen'],
  ])('is what is named (%d: %s)', (source, kind) => {
    expect(listSourcesAllowed({ canPublish: true, canPublishSources: [source] })).toEqual([kind]);
  });

  it('leaves out sources that nobody here sends', () => {
    expect(listSourcesAllowed({ canPublish: true, canPublishSources: [TrackSource.UNKNOWN] })).toEqual([]);
  });
});
