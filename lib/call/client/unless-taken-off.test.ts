import { EventEmitter } from 'node:events';
import { RoomEvent, type Room } from 'livekit-client';
import { unlessTakenOff } from './unless-taken-off';

const everything = { canPublish: true, canPublishSources: [] };
const onlySound = { canPublish: true, canPublishSources: [2] };

const sendCamera = () => {
  const room = new EventEmitter();
  let fail: (thrown: Error) => void = () => undefined;
  const send = new Promise<void>((_, reject) => (fail = reject));
  const allow = (permissions: object, isLocal = true) =>
    void room.emit(RoomEvent.ParticipantPermissionsChanged, undefined, { isLocal, permissions });
  return { allow, fail, room, sent: unlessTakenOff(room as unknown as Room, 'camera', send) };
};

it('what could not be sent is no trouble when it was turned off meanwhile, also if it is allowed again', async () => {
  const { allow, fail, sent } = sendCamera();
  allow(onlySound);
  allow(everything);
  fail(new Error('cancelled'));
  await expect(sent).resolves.toBeUndefined();
});

it('what could not be sent for another reason is thrown', async () => {
  const { allow, fail, sent, room } = sendCamera();
  allow(everything);
  allow(onlySound, false);
  fail(new Error('busy'));
  await expect(sent).rejects.toThrow('busy');
  expect(room.eventNames()).toEqual([]);
});
