import { writeDatabase } from '@/tests/e2e/doors/support/database';
import { mediaRoomName, mediaServer } from '@/tests/e2e/doors/support/media-server';
import { putOff } from '@/tests/e2e/faults/support/put-off';
import { roomCapacity } from '@/lib/rooms/room-capacity';
import { expect, test } from '@/tests/support/test';
import { expectInCall, joinCall, openDeviceCheck } from './support/join-call';

test('Whoever comes by a second device where the media room holds no more reads that, and gets in once somebody has left', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/WebSocket connection to .* 500/, 'The media server has no place.');
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  // Limits count for a new room only: it keeps this one when our server asks for it with ours.
  const name = mediaRoomName(room.roomId);
  await mediaServer().createRoom({ name, maxParticipants: 2, emptyTimeout: 120 });
  const [emmyPage, laptop, phone] = await Promise.all([openAs(emmy), openAs(ada), openAs(ada)]);
  await joinCall(emmyPage, room);
  await joinCall(laptop, room);
  // The devices that fill a room of ours, by Emmy's name: the media server's two stand for all of them.
  const device = { since: Date.now(), name: emmy.name, profile: 'host' };
  const others = Array.from({ length: roomCapacity.participants - 2 }, (_, n) => `device${n}`);
  const setOthers = (value: object | null) =>
    Promise.all(others.map((id) => writeDatabase(`inside/${room.roomId}/${emmy.uid}/${id}`, value)));

  const join = await openDeviceCheck(phone, room);
  // Else the room is compared with the media server, which knows nothing of them.
  await putOff(room.roomId);
  await setOthers(device);
  await join.click();
  const notice = phone.getByRole('main').getByRole('status').filter({ hasText: 'is inside' });
  await expect(notice).toContainText('Everyone who fits into this room is inside.');
  await expect(notice).toContainText('We keep looking; Join opens by itself.');
  await expect(phone.getByRole('alert').filter({ hasText: /network|connection|service/ })).toHaveCount(0);
  await expect(join).toHaveAttribute('aria-disabled', 'true');

  await laptop.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.poll(async () => (await mediaServer().listParticipants(name)).length).toBe(1);
  await setOthers(null);
  await expect(notice).toHaveCount(0);
  await expect(join).not.toHaveAttribute('aria-disabled', 'true');
  await join.click();
  await expectInCall(phone);
});
