import { EventEmitter } from 'node:events';
import { RoomEvent, type Room } from 'livekit-client';
import { waitForEntry } from './wait-for-entry';

const setUp = (canSubscribe = false, hidden = true) => {
  const events = new EventEmitter();
  const localParticipant = { permissions: { canSubscribe, hidden } };
  const disconnect = jest.fn(() => Promise.resolve());
  const room = Object.assign(events, { localParticipant, disconnect }) as unknown as Room;
  const raise = () => {
    localParticipant.permissions = { canSubscribe: true, hidden: false };
    events.emit(RoomEvent.ParticipantPermissionsChanged);
  };
  const listeners = () =>
    events.listenerCount(RoomEvent.ParticipantPermissionsChanged) +
    events.listenerCount(RoomEvent.Disconnected);
  return { room, raise, listeners, disconnect, drop: () => events.emit(RoomEvent.Disconnected) };
};

describe('strict entry', () => {
  it('is over when the media server lets the page take part', async () => {
    const { room, raise, listeners } = setUp();
    const arrive = jest.fn(() => Promise.resolve());
    const entry = waitForEntry(room, arrive);
    expect(arrive).toHaveBeenCalledTimes(1);
    raise();
    await expect(entry).resolves.toBeUndefined();
    expect(listeners()).toBe(0);
  });

  it('asks nobody when the media server was faster', async () => {
    const { room } = setUp(true);
    const arrive = jest.fn(() => Promise.resolve());
    await waitForEntry(room, arrive);
    expect(arrive).not.toHaveBeenCalled();
  });

  it('lets in also whom nobody lets see or hear', async () => {
    const { room } = setUp(false, false);
    await expect(waitForEntry(room, () => Promise.reject(new Error('offline')))).resolves.toBeUndefined();
  });

  it('does without our server when the media server could report', async () => {
    const { room, raise } = setUp();
    const entry = waitForEntry(room, () => Promise.reject(new Error('offline')));
    await Promise.resolve();
    raise();
    await expect(entry).resolves.toBeUndefined();
  });

  it('says it again while nothing comes of it', async () => {
    jest.useFakeTimers();
    const { room, raise } = setUp();
    const arrive = jest.fn(() => Promise.reject(new Error('offline')));
    const entry = waitForEntry(room, arrive);
    await jest.advanceTimersByTimeAsync(3000);
    expect(arrive).toHaveBeenCalledTimes(2);
    raise();
    await entry;
    await jest.advanceTimersByTimeAsync(9000);
    expect(arrive).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });

  it('ends with the refusal when the page is put out', async () => {
    const { room, drop, listeners } = setUp();
    const refusal = new Error('removed');
    const entry = waitForEntry(room, () => Promise.reject(refusal));
    await new Promise((resolve) => setImmediate(resolve));
    drop();
    await expect(entry).rejects.toBe(refusal);
    expect(listeners()).toBe(0);
  });

  it('does not wait for ever', async () => {
    jest.useFakeTimers();
    const { room, listeners, disconnect } = setUp();
    const entry = waitForEntry(room, () => Promise.resolve());
    const outcome = expect(entry).rejects.toMatchObject({ code: 'call/connection-lost' });
    await jest.advanceTimersByTimeAsync(15_000);
    await outcome;
    expect(disconnect).toHaveBeenCalledTimes(1);
    expect(listeners()).toBe(0);
    jest.useRealTimers();
  });
});
