import { SegmentInbox } from './segment-inbox';

const encode = (text: string) => Buffer.from(text).toString('base64').replaceAll('=', '.');
const read = (inbox: SegmentInbox, query: string) =>
  inbox.take(new URLSearchParams(query)).map((message) => message.toString('utf8'));

describe('Pieces that a polling client sends', () => {
  it('become the messages that they were cut from', () => {
    const query = `seg0=0&ts0=1&d0=${encode('{"a":"√2"}')}&seg1=1&ts1=1&d1=${encode('{}')}`;
    expect(read(new SegmentInbox(), query)).toEqual(['{"a":"√2"}', '{}']);
  });

  it('wait for those that come later, and keep the order', () => {
    const inbox = new SegmentInbox();
    const whole = encode('{"long":true}');
    expect(read(inbox, `seg0=2&ts0=1&d0=${encode('{}')}`)).toEqual([]);
    expect(read(inbox, `seg0=1&ts0=2&d0=${whole.slice(8)}`)).toEqual([]);
    expect(read(inbox, `seg0=0&ts0=2&d0=${whole.slice(0, 8)}`)).toEqual(['{"long":true}', '{}']);
  });
});
