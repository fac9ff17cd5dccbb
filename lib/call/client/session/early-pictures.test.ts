import { EventEmitter } from 'node:events';
import { EngineEvent, RoomEvent, Track, type Room } from 'livekit-client';
import { toIdentity } from '@/lib/livekit/identity';
import { watchEarlyPictures, type EarlyPictures } from './early-pictures';

/** A room that is being connected, with one person in it who shows their camera. */
const setUp = (camera: { trackSid: string; isMuted: boolean } | undefined) => {
  const engine = new EventEmitter();
  const ada = {
    sid: 'PA_ada',
    identity: toIdentity('ada', 'Abcdefgh12345678'),
    getTrackPublication: (source: Track.Source) => (source === Track.Source.Camera ? camera : undefined),
  };
  const room = Object.assign(new EventEmitter(), { engine, remoteParticipants: new Map([['ada', ada]]) });
  const told: string[][] = [];
  const stop = watchEarlyPictures(room as unknown as Room, (pictures: EarlyPictures) =>
    told.push([...pictures.keys()]),
  );
  const arrive = (track: string, stream: string) =>
    engine.emit(EngineEvent.MediaTrackAdded, { id: track }, { id: stream });
  return { room, told, stop, arrive };
};

const camera = { trackSid: 'TR_camera', isMuted: false };

describe('a camera that arrives before the connection stands', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['by the track', 'TR_camera', 'PA_ada|camera'],
    ['by the stream', 'browser-id', 'PA_ada|TR_camera'],
  ])('is told of with its owner (%s)', (_, track, stream) => {
    const { room, told, arrive } = setUp(camera);
    room.emit(RoomEvent.SignalConnected);
    arrive(track, stream);
    expect(told).toEqual([['ada']]);
  });

  it('gives way to the tracks of the SDK when it hands them out', () => {
    const { room, told, arrive } = setUp(camera);
    room.emit(RoomEvent.SignalConnected);
    arrive('TR_camera', 'PA_ada|camera');
    room.emit(RoomEvent.Connected);
    expect(told).toHaveLength(1);
    jest.runAllTimers();
    expect(told.at(-1)).toEqual([]);
    arrive('TR_camera', 'PA_ada|camera');
    expect(told).toHaveLength(2);
  });

  it('goes when the line is given up', () => {
    const { room, told, arrive } = setUp(camera);
    room.emit(RoomEvent.SignalConnected);
    arrive('TR_camera', 'PA_ada|camera');
    room.emit(RoomEvent.Disconnected);
    expect(told.at(-1)).toEqual([]);
  });

  it.each([
    ['is muted', { ...camera, isMuted: true }, 'PA_ada'],
    ['is no camera', undefined, 'PA_ada'],
    ['is another track', { ...camera, trackSid: 'TR_other' }, 'PA_ada'],
    ['is of somebody unknown', camera, 'PA_emmy'],
  ])('is not shown when it %s', (_, published, owner) => {
    const { room, told, arrive } = setUp(published);
    room.emit(RoomEvent.SignalConnected);
    arrive('TR_camera', `${owner}|camera`);
    expect(told).toEqual([]);
  });

  it('is not heard of by a page that has gone', () => {
    const { room, told, stop, arrive } = setUp(camera);
    room.emit(RoomEvent.SignalConnected);
    stop();
    arrive('TR_camera', 'PA_ada|camera');
    expect(told).toEqual([]);
  });
});
