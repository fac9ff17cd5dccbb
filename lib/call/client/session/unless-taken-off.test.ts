import { EventEmitter } from 'node:events';
import { RoomEvent, type Room } from 'livekit-client';
import { unlessTakenOff } from './unless-taken-off';

const everything = { canPublish: true, canPublishSources: [] as number[] };
const onlySound = { canPublish: true, canPublishSources: [2] };

const sendCamera = (permissions = everything) => {
  const own = { permissions };
  const room = Object.assign(new EventEmitter(), { localParticipant: own });
  let arrive: () => void = () => undefined;
  let fail: (thrown: Error) => void = () => undefined;
  const sending = new Promise<void>((resolve, reject) => ([arrive, fail] = [resolve, reject]));
  const allow = (next: typeof everything) => {
    own.permissions = next;
    room.emit(RoomEvent.ParticipantPermissionsChanged);
  };
  const onTakenOff = jest.fn();
  const sent = unlessTakenOff(room as unknown as Room, 'camera', sending, onTakenOff);
  return { allow, arrive, fail, room, sent, onTakenOff };
};

it('what was turned off while it was being sent was not sent, which is said at once and once', async () => {
  const { allow, fail, sent, onTakenOff } = sendCamera();
  allow(onlySound);
  expect(onTakenOff).toHaveBeenCalledTimes(1);
  allow(everything);
  allow(onlySound);
  fail(new Error('cancelled'));
  await expect(sent).resolves.toBe(false);
  expect(onTakenOff).toHaveBeenCalledTimes(1);
});

it('what was turned off just before is no trouble either, nor what came through nevertheless', async () => {
  const before = sendCamera(onlySound);
  before.fail(new Error('may not'));
  await expect(before.sent).resolves.toBe(false);
  const late = sendCamera();
  late.allow(onlySound);
  late.arrive();
  await expect(late.sent).resolves.toBe(false);
});

it('what could not be sent for another reason is thrown', async () => {
  const { allow, fail, sent, room, onTakenOff } = sendCamera();
  allow({ canPublish: true, canPublishSources: [1] });
  fail(new Error('busy'));
  await expect(sent).rejects.toThrow('busy');
  expect(room.eventNames()).toEqual([]);
  expect(onTakenOff).not.toHaveBeenCalled();
});

it('what is sent is sent', async () => {
  const { arrive, sent } = sendCamera();
  arrive();
  await expect(sent).resolves.toBe(true);
});
