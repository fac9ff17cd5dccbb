import { findPictureType, isStreamed } from './picture-type';
import {
  beginTransfer,
  changeTransfer,
  endTransfer,
  findTransfer,
  heldAtMost,
  nextTransferState,
  type Transfer,
  type TransferEvent,
} from './transfer';

const blob = new Blob(['a']);
const begin = (all: readonly Transfer[], file: string, from = 'ada') =>
  beginTransfer(all, { from, file, name: `${file}.png`, size: 1000 });
const stateOf = (all: readonly Transfer[], file = 'f1', from = 'ada') => findTransfer(all, from, file)?.state;
const after = (...events: TransferEvent[]) =>
  events.reduce<Transfer['state']>(nextTransferState, { name: 'coming', done: 0 });

describe('a picture on its way through a call', () => {
  it('comes, is here, breaks off or is stopped', () => {
    expect(after({ type: 'progress', done: 400 })).toEqual({ name: 'coming', done: 400 });
    expect(after({ type: 'arrived', blob })).toEqual({ name: 'here', blob });
    expect(after({ type: 'broke' })).toEqual({ name: 'broken' });
    expect(after({ type: 'stop' })).toEqual({ name: 'stopped' });
  });

  it('can be stopped at any time, and nothing brings it back', () => {
    const late: TransferEvent[] = [
      { type: 'progress', done: 9 },
      { type: 'arrived', blob },
      { type: 'broke' },
    ];
    expect(after({ type: 'arrived', blob }, { type: 'stop' }, ...late)).toEqual({ name: 'stopped' });
    expect(after({ type: 'broke' }, { type: 'stop' }, ...late)).toEqual({ name: 'stopped' });
    expect(after({ type: 'arrived', blob }, { type: 'broke' })).toEqual({ name: 'here', blob });
    const stopped = changeTransfer(begin([], 'f1'), { from: 'ada', file: 'f1' }, { type: 'stop' });
    expect(begin(stopped, 'f1')).toBe(stopped);
  });

  it('is told apart by its sender too: nobody changes that of another', () => {
    const all = begin(begin([], 'f1'), 'f1', 'ben');
    const broken = changeTransfer(all, { from: 'ben', file: 'f1' }, { type: 'broke' });
    expect(stateOf(broken)).toEqual({ name: 'coming', done: 0 });
    expect(stateOf(broken, 'f1', 'ben')).toEqual({ name: 'broken' });
    expect(stateOf(endTransfer(broken, { from: 'ben', file: 'f1' }), 'f1', 'ben')).toBeUndefined();
    expect(changeTransfer(all, { from: 'cyd', file: 'f1' }, { type: 'stop' })).toBe(all);
  });

  it('tells its progress in steps that can be seen', () => {
    const all = begin([], 'f1');
    const key = { from: 'ada', file: 'f1' };
    expect(changeTransfer(all, key, { type: 'progress', done: 49 })).toBe(all);
    expect(stateOf(changeTransfer(all, key, { type: 'progress', done: 50 }))).toEqual({
      ...{ name: 'coming', done: 50 },
    });
  });

  it('pushes out the oldest of its own sender, and never that of another', () => {
    const few = begin([], 'b1', 'ben');
    const files = Array.from({ length: 9 }, (_, index) => `f${index}`);
    const all = files.reduce((before, file) => begin(before, file), few);
    expect(all.map(({ file }) => file)).toEqual(['b1', ...files.slice(-heldAtMost.ofOne)]);
  });

  it('is held with so many others at most', () => {
    const people = Array.from({ length: 30 }, (_, index) => `person ${index}`);
    const all = people.reduce<readonly Transfer[]>((before, from) => begin(before, 'f1', from), []);
    expect(all).toHaveLength(heldAtMost.ofAll);
    expect(all.at(-1)?.from).toBe('person 29');
  });
});

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('what goes through a call', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['GIF89a', 'image/gif'],
    ['RIFF\0\0\0\0WEBP', 'image/webp'],
    ['%PDF-1.7', null],
    ['<svg xmlns="http://www.w3.org/2000/svg">', null],
    ['<html><script>', null],
    ['words', null],
    ['', null],
  ])('is found by its first bytes: %j', (head, type) => {
    expect(findPictureType(bytesOf(head))).toBe(type);
  });

  it('is a picture of 5 MB at most', () => {
    const size = 5 * 1024 * 1024;
    expect(isStreamed({ type: 'image/png', size })).toBe(true);
    expect(isStreamed({ type: 'image/png', size: size + 1 })).toBe(false);
    expect(isStreamed({ type: 'application/pdf', size: 10 })).toBe(false);
  });
});
