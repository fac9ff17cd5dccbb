import { createLocalTracks } from 'livekit-client';
import { openTracks } from './open-tracks';

jest.mock('livekit-client', () => ({
  createLocalTracks: jest.fn(),
  VideoPresets: { h720: { resolution: { width: 1280 } } },
}));

const opened = () => jest.mocked(createLocalTracks).mock.calls.map(([options]) => options);
const both = [{ kind: 'video' }, { kind: 'audio' }];
const named = (name: string) => Object.assign(new Error(name), { name });

beforeEach(() => {
  jest.mocked(createLocalTracks).mockReset();
  jest.mocked(createLocalTracks).mockResolvedValue(both as never);
});

describe('opening camera and microphone', () => {
  it('takes the device that was chosen, and no other while that one is there', async () => {
    const camera = { deviceId: 'lens' };
    const tracks = await openTracks({ camera, microphone: { deviceId: 'second' } });
    expect(opened()).toEqual([
      {
        video: { resolution: { width: 1280 }, deviceId: { exact: 'lens' } },
        audio: { deviceId: { exact: 'second' } },
      },
    ]);
    expect(tracks).toEqual({ camera: both[0], microphone: both[1] });
  });

  it('takes another one where that was unplugged', async () => {
    jest.mocked(createLocalTracks).mockRejectedValueOnce(named('OverconstrainedError'));
    await openTracks({ microphone: { deviceId: 'second' } });
    expect(opened()[1]).toEqual({ video: false, audio: { deviceId: { ideal: 'second' } } });
  });

  it('asks nobody twice who has said no', async () => {
    jest.mocked(createLocalTracks).mockRejectedValueOnce(named('NotAllowedError'));
    await expect(openTracks({ microphone: { deviceId: 'second' } })).rejects.toThrow('NotAllowedError');
    expect(opened()).toHaveLength(1);
  });

  it('leaves the choice to the browser where nobody has chosen', async () => {
    await openTracks({ microphone: { deviceId: null } });
    expect(opened()).toEqual([{ video: false, audio: {} }]);
  });
});
