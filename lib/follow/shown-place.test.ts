import { RpcError } from 'livekit-client';
import { showCell } from './client/show-cell';
import { answerToShown } from './shown-place';

it.each([
  ['goes there', { name: 'Mechanics', isWriting: false }, 'go'],
  ['goes there before the list of sheets has come', { name: undefined, isWriting: false }, 'go'],
  ['only says so to a person who writes', { name: 'Mechanics', isWriting: true }, 'say'],
  ['leaves a sheet that the person does not find', { name: null, isWriting: false }, 'leave'],
] as const)('%s', (_, page, answer) => expect(answerToShown(page)).toBe(answer));

it('tells whom it has not reached, and nobody who has left', async () => {
  const place = { sheet: 'first', cell: 'c7', kind: 'calculation', line: 3 };
  const codes: Record<string, number> = { ben_1: 1403, cleo_1: 1503 };
  const call = jest.fn((_: string, __: object, identity: string) =>
    identity in codes ? Promise.reject(new RpcError(codes[identity] ?? 0, '')) : Promise.resolve(),
  );
  await expect(showCell({ call }, place, ['ada_1', 'ben_1', 'cleo_1'])).resolves.toEqual(['ben_1']);
  expect(call).toHaveBeenCalledWith('show-cell', place, 'ada_1');
});
