import { RoomEvent, Track, type Room } from 'livekit-client';
import { EventEmitter } from 'node:events';
import type { Audience } from '../../rights/camera-audience';
import { createCameraRecipients } from './camera-recipients';

const voice = { trackSid: 'TR_voice', source: Track.Source.Microphone as Track.Source };
const camera: typeof voice = { trackSid: 'TR_camera', source: Track.Source.Camera };
const emmy = { identity: 'emmy_1', attributes: { profile: 'host' } };
const ada = { identity: 'ada_1', attributes: { profile: 'learner' } };

/** A fake room that records who is allowed what. */
function setUp() {
  const events = new EventEmitter();
  const told: { isForAll: boolean; audience: Audience[] }[] = [];
  const sent = new Map<string, typeof voice>();
  const others = new Map([[emmy.identity, emmy]]);
  const room = Object.assign(events, {
    localParticipant: {
      trackPublications: sent,
      setTrackSubscriptionPermissions: (isForAll: boolean, audience: Audience[] = []) =>
        told.push({ isForAll, audience }),
    },
    remoteParticipants: others,
  });
  const gate = createCameraRecipients(room as unknown as Room);
  const stop = gate.start();
  const send = (one: typeof voice) => {
    sent.set(one.trackSid, one);
    events.emit(RoomEvent.LocalTrackPublished);
  };
  const comes = (one: typeof emmy) => {
    others.set(one.identity, one);
    events.emit(RoomEvent.ParticipantConnected);
  };
  return { gate, stop, send, comes, told, last: () => told.at(-1) };
}

const toHosts = { isForHosts: true, hiddenSids: [] };
const toAll = { isForHosts: false, hiddenSids: [] };

describe('the recipients of the own camera', () => {
  it('are hosts only before anybody has said that everyone may see it', () => {
    const { gate, send, comes, told } = setUp();
    gate.apply();
    comes(ada);
    send(voice);
    send(camera);
    expect(told.map(({ isForAll }) => isForAll)).toEqual([false, false, false, false]);
    expect(told.at(-1)?.audience).toEqual([
      { participantIdentity: 'emmy_1', allowAll: true },
      { participantIdentity: 'ada_1', allowedTrackSids: ['TR_voice'] },
    ]);
  });

  it('are everyone as soon as that is said, and later arrivals change nothing', () => {
    const { gate, send, comes, told } = setUp();
    gate.set(toAll);
    comes(ada);
    send(camera);
    expect(told).toEqual([{ isForAll: true, audience: [] }]);
  });

  it('are hosts only again, with the people whom the media server hides listed', () => {
    const { gate, send, last } = setUp();
    gate.set(toAll);
    send(voice);
    send(camera);
    gate.set({ isForHosts: true, hiddenSids: ['PA_spy'] });
    expect(last()).toEqual({
      isForAll: false,
      audience: [
        { participantIdentity: 'emmy_1', allowAll: true },
        { participantSid: 'PA_spy', allowedTrackSids: ['TR_voice'] },
      ],
    });
    gate.set(toAll);
    expect(last()).toEqual({ isForAll: true, audience: [] });
  });

  it('stay as they are when the call is over for this page', () => {
    const { gate, stop, comes, told } = setUp();
    gate.set(toHosts);
    stop();
    comes(ada);
    expect(told).toHaveLength(1);
  });
});
