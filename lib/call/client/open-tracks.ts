import { createLocalTracks, VideoPresets } from 'livekit-client';
import type { LocalTracks, OpenTracks } from './local-media';

/**
 * Opens camera and microphone with the SDK, which keeps what it needs to open them again later. A chosen device
 * is wished for, not demanded: when it is unplugged another one is better than none.
 */
export const openTracks: OpenTracks = async ({ camera, microphone }): Promise<LocalTracks> => {
  const tracks = await createLocalTracks({
    video: camera
      ? { resolution: VideoPresets.h720.resolution, ...(camera.deviceId && wish(camera.deviceId)) }
      : false,
    audio: microphone ? { ...(microphone.deviceId && wish(microphone.deviceId)) } : false,
  });
  return {
    camera: tracks.find(({ kind }) => (kind as string) === 'video') ?? null,
    microphone: tracks.find(({ kind }) => (kind as string) === 'audio') ?? null,
  };
};

const wish = (deviceId: string) => ({ deviceId: { ideal: deviceId } });
