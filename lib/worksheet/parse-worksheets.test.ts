/** @jest-environment node */
import { parseWorksheets } from './parse-worksheets';

const sheet = { name: 'Forces', createdAt: 1, createdBy: 'ada', binnedAt: null };

it('lists the sheets of a room, oldest first, and leaves out what is none', () => {
  const documents = [
    { id: 'later', data: { ...sheet, createdAt: 2 } },
    { id: 'b', data: sheet },
    { id: 'a', data: { ...sheet, binnedAt: 5 } },
    { id: 'nameless', data: { ...sheet, name: '' } },
    { id: 'empty', data: undefined },
  ];
  expect(parseWorksheets(documents).map(({ id, binnedAt }) => [id, binnedAt])).toEqual([
    ['a', 5],
    ['b', null],
    ['later', null],
  ]);
});
