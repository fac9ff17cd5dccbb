import { archiveRoom, updateRoom } from '@/lib/rooms/contract';
import { findRooms } from '@/lib/services/contract';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { getIdToken } from '@/tests/support/person';
import { call, resultOf } from '@/tests/support/api/call';
import { expect, test } from './support/api-test';

test('An administrator finds a room by word beginnings of its current name', async ({ makeScene, admin }) => {
  const { roomId, host } = await makeScene();
  const token = await getIdToken(await makeAdministrator(admin));
  const rename = async (name: string) =>
    resultOf(await call(updateRoom, { token: host.token, input: { roomId, name } }));
  const put = async (isArchived: boolean) =>
    resultOf(await call(archiveRoom, { token: host.token, input: { roomId, isArchived } }));
  const finds = async (query: string) => {
    const { rooms } = resultOf(await call(findRooms, { token, input: { query } })) as {
      rooms: { roomId: string; name: string; owner: string | null }[];
    };
    return rooms.filter((room) => room.roomId === roomId);
  };

  const [name, other] = [`GCSE Théorème xq${roomId}`, `Waves yw${roomId}`];
  await rename(name);
  const found = [{ roomId, name, owner: host.name }];
  for (const query of [roomId, `gcse XQ${roomId}`, `xq${roomId} theor`, `  théo gc xq${roomId}`]) {
    expect(await finds(query), query).toEqual(found);
  }
  for (const query of ['', ' . ', `csé xq${roomId}`, `waves xq${roomId}`]) {
    expect(await finds(query), query).toEqual([]);
  }

  await rename(other);
  expect(await finds(`xq${roomId}`)).toEqual([]);
  expect(await finds(`waves yw${roomId}`)).toHaveLength(1);
  await put(true);
  expect(await finds(`waves yw${roomId}`)).toEqual([]);
  await put(false);
  expect(await finds(`waves yw${roomId}`)).toHaveLength(1);
});
