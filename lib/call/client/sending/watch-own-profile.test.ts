import { EventEmitter } from 'node:events';
import { RoomEvent, type Room } from 'livekit-client';
import { watchOwnProfile } from './watch-own-profile';

const inRoom = (attributes: Record<string, string>) => {
  const me = { isLocal: true, attributes };
  const room = Object.assign(new EventEmitter(), { localParticipant: me });
  const onChange = jest.fn();
  const stop = watchOwnProfile(room as unknown as Room, onChange);
  const say = (profile: string, isLocal = true) => {
    if (isLocal) me.attributes = { profile };
    room.emit(RoomEvent.ParticipantAttributesChanged, {}, { isLocal, attributes: { profile } });
  };
  const connect = (profile: string) => {
    me.attributes = { profile };
    room.emit(RoomEvent.Connected);
  };
  return { connect, say, onChange, stop };
};

describe('another role', () => {
  it('is none of the one that somebody comes with', () => {
    const { connect, say, onChange } = inRoom({});
    connect('learner');
    say('learner');
    expect(onChange).not.toHaveBeenCalled();
    say('co-host');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('is heard although nothing was said about the one before', () => {
    const { connect, say, onChange } = inRoom({});
    connect('learner');
    say('co-host');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('is heard once each time, and only of oneself', () => {
    const { say, onChange } = inRoom({ profile: 'learner' });
    say('host', false);
    say('learner');
    expect(onChange).not.toHaveBeenCalled();
    say('co-host');
    say('co-host');
    say('learner');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('is not heard any more by who has stopped listening', () => {
    const { say, onChange, stop } = inRoom({ profile: 'learner' });
    stop();
    say('co-host');
    expect(onChange).not.toHaveBeenCalled();
  });
});
