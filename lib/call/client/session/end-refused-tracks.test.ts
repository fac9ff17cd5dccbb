import { EventEmitter } from 'node:events';
import { ParticipantEvent, RoomEvent, Track, type Room } from 'livekit-client';
import { endRefusedTracks } from './end-refused-tracks';

const everything = { canPublish: true, canPublishSources: [] as number[] };
const noCamera = { canPublish: true, canPublishSources: [2, 3, 4] };
const nothing = { canPublish: false, canPublishSources: [] };

const inRoom = () => {
  const ended: Track.Source[] = [];
  const cancelled: Track.Source[] = [];
  const own = Object.assign(new EventEmitter(), {
    permissions: everything,
    unpublishTrack: ({ source }: { source: Track.Source }) => Promise.resolve(void ended.push(source)),
  });
  const engine = { removeTrack: (sender: { sends: Track.Source }) => cancelled.push(sender.sends) > 0 };
  const room = Object.assign(new EventEmitter(), { localParticipant: own, engine });
  const stop = endRefusedTracks(room as unknown as Room);
  const allow = (permissions: typeof everything) => {
    own.permissions = permissions;
    room.emit(RoomEvent.ParticipantPermissionsChanged, undefined, { isLocal: true });
  };
  /** A track sets out; `arrive` makes it count as sent. */
  const send = (source: Track.Source) => {
    const track = { source, stop: jest.fn() };
    own.emit(ParticipantEvent.LocalSenderCreated, { sends: source }, track);
    return { ...track, arrive: () => void room.emit(RoomEvent.LocalTrackPublished, { track }) };
  };
  return { allow, send, ended, cancelled, own, room, stop };
};

describe('a track on its way', () => {
  it('arrives while it may be sent', () => {
    const { send, ended, cancelled } = inRoom();
    for (const source of [Track.Source.Camera, Track.Source.Microphone, Track.Source.Unknown])
      send(source).arrive();
    expect([ended, cancelled]).toEqual([[], []]);
  });

  it.each([
    Track.Source.Camera,
    Track.Source.Microphone,
    Track.Source.ScreenShare,
    Track.Source.ScreenShareAudio,
  ])('is ended when its permission went meanwhile, even if it is back: %s', (source) => {
    const { allow, send, ended, cancelled } = inRoom();
    const { arrive, stop } = send(source);
    allow(nothing);
    expect(cancelled).toEqual([source]);
    expect(stop).toHaveBeenCalledTimes(1);
    allow(everything);
    arrive();
    expect(ended).toEqual([source]);
    expect(cancelled).toEqual([source]);
  });

  it('is ended as it sets out when its permission went just before', () => {
    const { allow, send, ended, cancelled } = inRoom();
    allow(noCamera);
    send(Track.Source.Camera).arrive();
    expect([ended, cancelled]).toEqual([[Track.Source.Camera], [Track.Source.Camera]]);
  });

  it('is not affected by other kinds or by other people’s permissions', () => {
    const { allow, send, ended, own, room } = inRoom();
    const [picture, sound] = [send(Track.Source.Camera), send(Track.Source.Microphone)];
    allow(noCamera);
    picture.arrive();
    sound.arrive();
    const screen = send(Track.Source.ScreenShare);
    own.permissions = nothing;
    room.emit(RoomEvent.ParticipantPermissionsChanged, undefined, { isLocal: false });
    screen.arrive();
    expect(ended).toEqual([Track.Source.Camera]);
  });

  it('is no longer followed once it has arrived or the call is over', () => {
    const { allow, send, ended, cancelled, room } = inRoom();
    send(Track.Source.Camera).arrive();
    send(Track.Source.Microphone);
    room.emit(RoomEvent.Disconnected);
    allow(nothing);
    expect([ended, cancelled]).toEqual([[], []]);
  });
});

it('ends nothing after it has stopped listening', () => {
  const { allow, send, ended, stop, own, room } = inRoom();
  const { arrive } = send(Track.Source.Camera);
  stop();
  allow(nothing);
  arrive();
  expect(ended).toEqual([]);
  expect([...own.eventNames(), ...room.eventNames()]).toEqual([]);
});
