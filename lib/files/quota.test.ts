import { fileLimits } from './limits';
import { overQuota } from './quota';

const nothing = { files: 0, room: 0, person: 0 };

describe('the quotas of a room', () => {
  it.each([
    ['an empty room', nothing, fileLimits.file, null],
    ['a person with just enough left', { ...nothing, person: fileLimits.person - 7 }, 7, null],
    ['a person with one byte too few', { ...nothing, person: fileLimits.person - 7 }, 8, 'files/person-full'],
    ['a room with just enough left', { ...nothing, room: fileLimits.room - 7 }, 7, null],
    ['a room with one byte too few', { ...nothing, room: fileLimits.room - 7 }, 8, 'files/room-full'],
    ['a room with one place', { ...nothing, files: fileLimits.files - 1 }, 1, null],
    ['a room with all its files', { ...nothing, files: fileLimits.files }, 1, 'files/room-full'],
    [
      'a full person in a full room',
      { files: fileLimits.files, room: fileLimits.room, person: fileLimits.person },
      1,
      'files/person-full',
    ],
  ] as const)('answer for %s', (_where, usage, size, answer) => {
    expect(overQuota(usage, size)).toBe(answer);
  });
});
