import { EventEmitter } from 'node:events';
import { ParticipantEvent, RoomEvent, Track, type Room } from 'livekit-client';
import { endRefusedTracks } from './end-refused-tracks';

type Permissions = { canPublish: boolean; canPublishSources: readonly number[] };
const everything: Permissions = { canPublish: true, canPublishSources: [] };
const noCamera: Permissions = { canPublish: true, canPublishSources: [2, 3, 4] };
const nothing: Permissions = { canPublish: false, canPublishSources: [] };

const inRoom = () => {
  const ended: Track.Source[] = [];
  const own = Object.assign(new EventEmitter(), {
    unpublishTrack: ({ source }: { source: Track.Source }) => Promise.resolve(void ended.push(source)),
  });
  const cancelled: Track.Source[] = [];
  const engine = {
    removeTrack: (sender: { sends: Track.Source }) => cancelled.push(sender.sends) > 0,
  };
  const room = Object.assign(new EventEmitter(), { localParticipant: own, engine });
  const stop = endRefusedTracks(room as unknown as Room);
  let known: Permissions | undefined;
  const allow = (permissions: Permissions, isLocal = true) => {
    room.emit(RoomEvent.ParticipantPermissionsChanged, known, { isLocal, permissions });
    if (isLocal) known = permissions;
  };
  /** A track sets out; returns its arrival. */
  const send = (source: Track.Source) => {
    const track = { source };
    own.emit(ParticipantEvent.LocalSenderCreated, { sends: source }, track);
    return () => void room.emit(RoomEvent.LocalTrackPublished, { track });
  };
  allow(everything);
  return { allow, send, ended, cancelled, stop };
};

describe('what was on its way', () => {
  it('arrives as long as it may be sent', () => {
    const { send, ended } = inRoom();
    for (const source of [Track.Source.Camera, Track.Source.Microphone, Track.Source.Unknown]) send(source)();
    expect(ended).toEqual([]);
  });

  it.each([
    Track.Source.Camera,
    Track.Source.Microphone,
    Track.Source.ScreenShare,
    Track.Source.ScreenShareAudio,
  ])('is ended when the right to send it went meanwhile, also if it is back: %s', (source) => {
    const { allow, send, ended } = inRoom();
    const arrive = send(source);
    allow(nothing);
    allow(everything);
    arrive();
    expect(ended).toEqual([source]);
  });

  it('is its own business: another kind goes on, and what somebody else may is not about it', () => {
    const { allow, send, ended, cancelled } = inRoom();
    const [picture, sound] = [send(Track.Source.Camera), send(Track.Source.Microphone)];
    allow(noCamera);
    picture();
    sound();
    expect(ended).toEqual([Track.Source.Camera]);
    const screen = send(Track.Source.ScreenShare);
    allow(nothing, false);
    screen();
    expect(ended).toEqual([Track.Source.Camera]);
    expect(cancelled).toEqual([Track.Source.Camera]);
  });

  it('is followed from when it set out until it arrives: what is lost before or afterwards is no reason', () => {
    const { allow, send, ended, cancelled } = inRoom();
    allow(nothing);
    allow(everything);
    send(Track.Source.Camera)();
    allow(nothing);
    expect(ended).toEqual([]);
    expect(cancelled).toEqual([]);
  });
});

it('whoever has stopped listening ends nothing', () => {
  const { allow, send, ended, stop } = inRoom();
  const arrive = send(Track.Source.Camera);
  stop();
  allow(nothing);
  arrive();
  expect(ended).toEqual([]);
});
