import { createLocalTracks, VideoPresets, type CreateLocalTracksOptions } from 'livekit-client';
import { describeDeviceProblem } from '../../device-problem';
import type { LocalTracks, OpenTracks } from './local-media';

/**
 * Opens camera and microphone with the SDK, which keeps what it needs to open them again later. A chosen device is
 * demanded first, because Chromium passes over one that is only wished for and takes its default microphone. When it
 * is unplugged another one is better than none.
 */
export const openTracks: OpenTracks = async (request): Promise<LocalTracks> => {
  const tracks = await createLocalTracks(toOptions(request, 'exact')).catch((thrown: unknown) => {
    if (describeDeviceProblem(thrown) !== 'missing') throw thrown;
    return createLocalTracks(toOptions(request, 'ideal'));
  });
  return {
    camera: tracks.find(({ kind }) => (kind as string) === 'video') ?? null,
    microphone: tracks.find(({ kind }) => (kind as string) === 'audio') ?? null,
  };
};

type Strength = 'exact' | 'ideal';

const toOptions = (
  { camera, microphone }: Parameters<OpenTracks>[0],
  strength: Strength,
): CreateLocalTracksOptions => ({
  video: camera
    ? { resolution: VideoPresets.h720.resolution, ...toDevice(camera.deviceId, strength) }
    : false,
  audio: microphone ? toDevice(microphone.deviceId, strength) : false,
});

const toDevice = (deviceId: string | null, strength: Strength) =>
  deviceId ? { deviceId: { [strength]: deviceId } } : {};
