import { EventEmitter } from 'node:events';
import type { Room } from 'livekit-client';
import { createOwnPaper } from '@/lib/paper/client/own-paper';

const camera = { capture: jest.fn(), end: jest.fn() };
jest.mock('@/lib/paper/client/paper-camera', () => ({ createPaperCamera: () => camera }));

function setUp(publish: () => Promise<unknown> = () => Promise.resolve()) {
  const track = { readyState: 'live', contentHint: '', stop: jest.fn() };
  camera.capture.mockReturnValue(track);
  const trackPublications = new Map<string, unknown>();
  const room = Object.assign(new EventEmitter(), {
    localParticipant: { publishTrack: publish, trackPublications },
  });
  const onLost = jest.fn();
  const reconnect = (isBack: boolean) => {
    if (isBack) trackPublications.set('TR_2', { track: { mediaStreamTrack: track } });
    room.emit('reconnected');
  };
  const unpublish = () => room.emit('localTrackUnpublished', { track: { mediaStreamTrack: track } });
  return { track, unpublish, reconnect, onLost, own: createOwnPaper(room as unknown as Room, onLost) };
}

describe('paper from the computer of the call', () => {
  it('goes on when a new connection publishes it again, and ends when it is stopped', async () => {
    const { own, track, unpublish } = setUp();
    await own.send();
    unpublish();
    expect(camera.end).not.toHaveBeenCalled();
    track.readyState = 'ended';
    unpublish();
    expect(camera.end).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['ends with its camera when a new connection does not take it', false, 1],
    ['goes on when a new connection has it again', true, 0],
  ])('%s', async (_, isBack, times) => {
    const { own, track, unpublish, reconnect, onLost } = setUp();
    await own.send();
    unpublish();
    reconnect(isBack);
    for (const heard of [track.stop, camera.end, onLost]) expect(heard).toHaveBeenCalledTimes(times);
  });

  it('goes on when its dialog closes while it is being published', async () => {
    const { own } = setUp();
    const sent = own.send();
    own.dismiss();
    await sent;
    expect(camera.end).not.toHaveBeenCalled();
  });

  it('closes its camera when it is not let in after its dialog has closed', async () => {
    const { own, track } = setUp(() => Promise.reject(new Error('refused')));
    const sent = own.send();
    own.dismiss();
    await expect(sent).rejects.toThrow('refused');
    expect(track.stop).toHaveBeenCalledTimes(1);
    expect(camera.end).toHaveBeenCalledTimes(1);
  });
});
