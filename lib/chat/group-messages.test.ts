import { groupMessages, type MessageGroup } from './group-messages';
import type { ShownMessage } from './merge-messages';

const minute = 60_000;
const message = (id: string, minutes: number | null, changes: Partial<ShownMessage> = {}): ShownMessage => ({
  ...{ id, from: 'ben', name: 'Ben', text: id, to: 'everyone', state: 'sent' },
  at: minutes === null ? null : minutes * minute,
  ...changes,
});
const shape = (groups: readonly MessageGroup[]) =>
  groups.map(({ id, messages }) => `${id}: ${messages.map((one) => one.id).join(' ')}`);

describe('messages', () => {
  it('stand under one name while one person writes in the same five minutes', () => {
    const all = [message('a', 0), message('b', 4), message('c', 5), message('d', 6, { from: 'cyd' })];
    expect(shape(groupMessages(all))).toEqual(['a: a b', 'c: c', 'd: d']);
    expect(shape(groupMessages(all, 'b'))).toEqual(['a: a', 'b: b', 'c: c', 'd: d']);
  });

  it('stand apart where others read them', () => {
    const all = [message('a', 0), message('b', 1, { to: 'ada' }), message('c', 2)];
    expect(shape(groupMessages(all))).toEqual(['a: a', 'b: b', 'c: c']);
  });

  it('follow their group while the server has not given them a time', () => {
    expect(shape(groupMessages([message('a', 4), message('b', null), message('c', null)]))).toEqual([
      'a: a b c',
    ]);
  });

  it('end their groups at the same places however far back the list goes', () => {
    const all = [0, 1, 4, 6, 9, 10, 14].map((minutes) => message(`m${minutes}`, minutes));
    const ends = (from: number) => groupMessages(all.slice(from)).map(({ messages }) => messages.at(-1)?.id);
    expect(ends(0)).toEqual(['m4', 'm9', 'm14']);
    expect(ends(2)).toEqual(['m4', 'm9', 'm14']);
  });
});

describe('a group', () => {
  const [a, b, c, d] = [message('a', 1), message('b', 2), message('c', 3), message('d', 6)];
  const first = groupMessages([b, d]);

  it('keeps its id when older messages come before it', () => {
    expect(shape(groupMessages([a, b, d], null, first))).toEqual(['b: a b', 'd: d']);
  });

  it('keeps its id when a message comes after it', () => {
    expect(shape(groupMessages([b, c, d], null, first))).toEqual(['b: b c', 'd: d']);
  });

  it('keeps its id when its first message is deleted', () => {
    const before = groupMessages([a, b, d]);
    expect(shape(groupMessages([b, d], null, before))).toEqual(['a: b', 'd: d']);
  });

  it('shares its id with no other when one is split', () => {
    const before = groupMessages([a, b]);
    expect(shape(groupMessages([a, message('x', 1, { from: 'cyd' }), b], null, before))).toEqual([
      'a: a',
      'x: x',
      'b: b',
    ]);
  });
});
