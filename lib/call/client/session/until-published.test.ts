import { EventEmitter } from 'node:events';
import { RoomEvent, type Room } from 'livekit-client';
import { untilPublished } from './until-published';

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
  const onRevoked = jest.fn();
  const sent = untilPublished(room as unknown as Room, 'camera', sending, onRevoked);
  return { allow, arrive, fail, room, sent, onRevoked };
};

it('reports at once, and once, a track that was turned off while being sent', async () => {
  const { allow, fail, sent, onRevoked } = sendCamera();
  allow(onlySound);
  expect(onRevoked).toHaveBeenCalledTimes(1);
  allow(everything);
  allow(onlySound);
  fail(new Error('cancelled'));
  await expect(sent).resolves.toBe(false);
  expect(onRevoked).toHaveBeenCalledTimes(1);
});

it('resolves to false for a track turned off before, even if it came through', async () => {
  const before = sendCamera(onlySound);
  before.fail(new Error('may not'));
  await expect(before.sent).resolves.toBe(false);
  const late = sendCamera();
  late.allow(onlySound);
  late.arrive();
  await expect(late.sent).resolves.toBe(false);
});

it('throws when sending fails for another reason', async () => {
  const { allow, fail, sent, room, onRevoked } = sendCamera();
  allow({ canPublish: true, canPublishSources: [1] });
  fail(new Error('busy'));
  await expect(sent).rejects.toThrow('busy');
  expect(room.eventNames()).toEqual([]);
  expect(onRevoked).not.toHaveBeenCalled();
});

it('resolves to true when the track is sent', async () => {
  const { arrive, sent } = sendCamera();
  arrive();
  await expect(sent).resolves.toBe(true);
});
