/** @jest-environment jsdom */
import { createCameraSource } from '@/lib/paper/client/camera-source';
import { openCamera } from '@/lib/paper/client/camera-track';

jest.mock('@/lib/paper/client/camera-track', () => ({ openCamera: jest.fn(), offersOf: () => ({}) }));

const setUp = () => {
  const track = Object.assign(new EventTarget(), {
    stop: jest.fn(),
    getSettings: () => ({ deviceId: 'desk' }),
  });
  jest.mocked(openCamera).mockResolvedValue(track as unknown as MediaStreamTrack);
  Object.assign(globalThis, { MediaStream: EventTarget });
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const events = { onOpened: jest.fn(), onClosed: jest.fn() };
  return { track, play, events, source: createCameraSource(events) };
};

describe('the camera over a paper', () => {
  it('plays on when its element has left the document, until it is closed', async () => {
    const { source, play, events } = setUp();
    await source.open();
    expect(events.onOpened).toHaveBeenCalledWith({ offers: {}, deviceId: 'desk' });
    source.video.dispatchEvent(new Event('pause'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(play).toHaveBeenCalledTimes(3);
    source.close();
    source.video.dispatchEvent(new Event('pause'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(play).toHaveBeenCalledTimes(3);
  });

  it('stops a camera that comes after it was closed', async () => {
    const { source, track, events } = setUp();
    const opening = source.open();
    source.close();
    await opening;
    expect(track.stop).toHaveBeenCalledTimes(1);
    expect(events.onOpened).not.toHaveBeenCalled();
  });

  it('says nothing of a camera that was refused after it was closed', async () => {
    const { source } = setUp();
    jest.mocked(openCamera).mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const opening = source.open();
    source.close();
    await expect(opening).resolves.toBeUndefined();
    await expect(source.open()).rejects.toThrow();
  });
});
