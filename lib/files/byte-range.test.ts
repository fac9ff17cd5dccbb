import { readRange } from './byte-range';

const whole = { start: 0, end: 99, isPart: false };

describe('the part of a file that is asked for', () => {
  it.each([
    [null, whole],
    ['bytes=0-9', { start: 0, end: 9, isPart: true }],
    ['bytes=90-', { start: 90, end: 99, isPart: true }],
    ['bytes=90-500', { start: 90, end: 99, isPart: true }],
    ['bytes=-10', { start: 90, end: 99, isPart: true }],
    ['bytes=-500', { start: 0, end: 99, isPart: true }],
    ['bytes=100-', null],
    ['bytes=-0', null],
    ['bytes=9-3', whole],
    ['bytes=0-1,5-6', whole],
    ['bytes=-', whole],
    ['lines=1-2', whole],
  ])('by %s', (header, range) => {
    expect(readRange(header, 100)).toEqual(range);
  });
});
