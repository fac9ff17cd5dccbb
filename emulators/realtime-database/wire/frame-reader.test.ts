import { FrameReader } from './frame-reader';

describe('Frames of the wire protocol', () => {
  it('pass as they are when they are a whole message', () => {
    expect(new FrameReader().read('{"t":"c"}')).toBe('{"t":"c"}');
  });

  it('are put together after a frame with their number', () => {
    const reader = new FrameReader();
    expect([reader.read('2'), reader.read('{"a":'), reader.read('1}')]).toEqual([null, null, '{"a":1}']);
    expect(reader.read('{"next":1}')).toBe('{"next":1}');
  });

  it('take a part that looks like a number for a part', () => {
    const reader = new FrameReader();
    expect([reader.read('2'), reader.read('12'), reader.read('34')]).toEqual([null, null, '1234']);
  });

  it('ignore the keepalive', () => {
    const reader = new FrameReader();
    expect([reader.read('0'), reader.read('{"a":1}')]).toEqual([null, '{"a":1}']);
  });
});
