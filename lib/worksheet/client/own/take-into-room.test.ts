import { createTaking } from './take-into-room';

it('goes on after a failure with the room and the sheet that it has made', async () => {
  const made: string[] = [];
  let isLost = true;
  const take = createTaking({
    makeRoom: (name) => Promise.resolve(`room-${String(made.push(name))}`),
    makeSheet: (roomId, name) => Promise.resolve(`sheet-${String(made.push(`${name} in ${roomId}`))}`),
    fill: () => (isLost ? Promise.reject(new Error('no line')) : Promise.resolve()),
  });
  const sheet = { name: 'Beats', cells: [] };
  await expect(take({ name: 'Waves' }, sheet)).rejects.toThrow('no line');
  isLost = false;
  expect(await take({ name: 'Waves' }, sheet)).toEqual({ roomId: 'room-1', id: 'sheet-2' });
  expect(made).toEqual(['Waves', 'Beats in room-1']);
});
