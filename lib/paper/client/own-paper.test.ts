import { EventEmitter } from 'node:events';
import type { Room } from 'livekit-client';
import { createOwnPaper } from '@/lib/paper/client/own-paper';

const camera = { capture: jest.fn(), end: jest.fn() };
jest.mock('@/lib/paper/client/paper-camera', () => ({ createPaperCamera: () => camera }));

function setUp(publish: () => Promise<unknown> = () => Promise.resolve()) {
  const track = { readyState: 'live', contentHint: '', stop: jest.fn() };
  camera.capture.mockReturnValue(track);
  const room = Object.assign(new EventEmitter(), { localParticipant: { publishTrack: publish } });
  const unpublish = () => room.emit('localTrackUnpublished', { track: { mediaStreamTrack: track } });
  return { track, unpublish, own: createOwnPaper(room as unknown as Room) };
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
