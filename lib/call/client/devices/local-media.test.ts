import type { LocalTracks, OpenTracks } from './local-media';
import { createLocalMedia, type DeviceChoices } from './local-media';

const track = () => ({ stop: jest.fn() });
const tracks = (camera: unknown, microphone: unknown) => ({ camera, microphone }) as LocalTracks;
const denied = () => new DOMException('Permission denied', 'NotAllowedError');
const choices = (changes: Partial<DeviceChoices> = {}): DeviceChoices => ({
  camera: { isOn: true, deviceId: null },
  microphone: { isOn: true, deviceId: null },
  ...changes,
});
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const both = ['camera', 'microphone'] as const;

describe('camera and microphone before the call', () => {
  it('are opened in one request, so that the browser asks once', async () => {
    const open = jest
      .fn<ReturnType<OpenTracks>, Parameters<OpenTracks>>()
      .mockResolvedValue(tracks(track(), track()));
    const media = createLocalMedia(open, choices());
    media.start(both);
    await settle();
    expect(open).toHaveBeenCalledTimes(1);
    expect(media.read().camera.status).toBe('ready');
    expect(media.read().microphone.status).toBe('ready');
  });

  it('are told apart when the camera is blocked', async () => {
    const open: OpenTracks = ({ camera }) =>
      camera ? Promise.reject(denied()) : Promise.resolve(tracks(null, track()));
    const media = createLocalMedia(open, choices());
    media.start(both);
    await settle();
    expect(media.read().camera).toMatchObject({ status: 'problem', problem: 'blocked' });
    expect(media.read().microphone.status).toBe('ready');
  });

  it('are not touched for someone who may publish neither', async () => {
    const open = jest.fn<ReturnType<OpenTracks>, Parameters<OpenTracks>>();
    createLocalMedia(open, choices()).start([]);
    await settle();
    expect(open).not.toHaveBeenCalled();
  });

  it('stay off when they were off before', async () => {
    const open = jest
      .fn<ReturnType<OpenTracks>, Parameters<OpenTracks>>()
      .mockResolvedValue(tracks(null, track()));
    createLocalMedia(open, choices({ camera: { isOn: false, deviceId: null } })).start(both);
    await settle();
    expect(open.mock.calls).toEqual([[{ microphone: { deviceId: null } }]]);
  });

  it('go dark at once when they are turned off', async () => {
    const camera = track();
    const media = createLocalMedia(() => Promise.resolve(tracks(camera, track())), choices());
    media.start(both);
    await settle();
    media.setOn('camera', false);
    expect(camera.stop).toHaveBeenCalled();
    expect(media.read().camera).toMatchObject({ isOn: false, status: 'idle', track: null });
  });

  it('never leave a camera running that opens after the page was left', async () => {
    const camera = track();
    let answer: (value: LocalTracks) => void = () => undefined;
    const media = createLocalMedia(() => new Promise((resolve) => (answer = resolve)), choices());
    media.start(both)();
    answer(tracks(camera, track()));
    await settle();
    expect(camera.stop).toHaveBeenCalled();
    expect(media.read().camera.track).toBeNull();
  });

  it('are tried again when something has changed', async () => {
    const open = jest.fn<ReturnType<OpenTracks>, Parameters<OpenTracks>>().mockRejectedValue(denied());
    const media = createLocalMedia(open, choices({ microphone: { isOn: false, deviceId: null } }));
    media.start(both);
    await settle();
    open.mockResolvedValue(tracks(track(), null));
    media.retry('camera');
    await settle();
    expect(media.read().camera).toMatchObject({ status: 'ready', problem: null });
  });

  it('belong to the call once they are taken', async () => {
    const camera = track();
    const media = createLocalMedia(() => Promise.resolve(tracks(camera, null)), choices());
    const stop = media.start(both);
    await settle();
    expect(media.takeTracks().camera).toBe(camera);
    stop();
    expect(camera.stop).not.toHaveBeenCalled();
  });
});
