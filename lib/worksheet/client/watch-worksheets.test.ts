/** @jest-environment node */
import { fakePlaces } from '@/tests/support/fakes/fake-places';
import { watchWorksheets } from './watch-worksheets';

const turn = () => new Promise((resolve) => setImmediate(resolve));
const sheet = (createdAt: number) => ({ name: 'Forces', createdAt, createdBy: 'ada', binnedAt: null });

describe('the list of a room’s sheets', () => {
  it('tells an empty room when it is sure, and new sheets in their order', async () => {
    fakePlaces.goOffline();
    const seen: unknown[] = [];
    const stop = watchWorksheets('algebra')({
      next: (sheets, isCurrent) => seen.push([sheets.map(({ id }) => id), isCurrent]),
      fail: (thrown) => seen.push(thrown),
    });
    await turn();
    expect(seen).toEqual([]);
    fakePlaces.goOnline();
    await turn();
    fakePlaces.setDocument('rooms/algebra/worksheets/second', sheet(2));
    await turn();
    fakePlaces.setDocument('rooms/algebra/worksheets/first', sheet(1));
    await turn();
    expect(seen).toEqual([
      [[], true],
      [['second'], true],
      [['first', 'second'], true],
    ]);
    stop();
  });
});
