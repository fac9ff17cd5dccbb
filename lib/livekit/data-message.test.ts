import fc from 'fast-check';
import { decodeMessage, encodeMessage } from './data-message';
import { dataTopics, isDataTopic, type DataTopic } from './data-topics';

const names = Object.keys(dataTopics) as DataTopic[];
const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

describe('what pages tell each other', () => {
  it('arrives as it was meant, as text and as bytes', () => {
    const text = encodeMessage('ask-to-unmute', { device: 'camera' });
    const expected = { ok: true, message: { device: 'camera' } };
    expect(decodeMessage('ask-to-unmute', text)).toEqual(expected);
    expect(decodeMessage('ask-to-unmute', new TextEncoder().encode(text))).toEqual(expected);
  });

  it('says places as pages before knew them, and files', () => {
    const file = { kind: 'file', id: crypto.randomUUID(), page: 2, zoom: 1.5 } as const;
    const sheet = { kind: 'sheet', id: 'first', part: null } as const;
    for (const place of [file, sheet, null]) {
      expect(decodeMessage('follow-me', encode({ v: 1, m: { place } }))).toEqual({
        ok: true,
        message: { place },
      });
    }
    for (const place of [
      { ...file, page: 0 },
      { ...file, id: '../rooms' },
      { ...sheet, page: 1 },
    ]) {
      expect(decodeMessage('follow-me', encode({ v: 1, m: { place } })).ok).toBe(false);
    }
  });

  it('is not sent when the others would drop it', () => {
    expect(() => encodeMessage('ask-to-unmute', { device: 'speaker' as 'camera' })).toThrow('wrong-shape');
  });

  it.each([
    ['another version', { v: 2, m: { device: 'camera' } }, 'other-version'],
    ['no version', { m: { device: 'camera' } }, 'no-message'],
    ['no envelope', { device: 'camera' }, 'no-message'],
    ['something beside it', { v: 1, m: { device: 'camera' }, from: 'ada' }, 'no-message'],
    ['another word', { v: 1, m: { device: 'speaker' } }, 'wrong-shape'],
    ['something more in it', { v: 1, m: { device: 'camera', by: 'ada' } }, 'wrong-shape'],
    ['nothing in it', { v: 1 }, 'no-message'],
    ['a list', [1], 'no-message'],
  ])('is dropped with %s', (_, sent, reason) => {
    expect(decodeMessage('ask-to-unmute', encode(sent))).toEqual({ ok: false, reason });
  });

  it('is dropped when it is too large, before it is read', () => {
    const { maxBytes } = dataTopics['ask-to-unmute'];
    const parse = jest.spyOn(JSON, 'parse');
    const outcome = { ok: false, reason: 'too-large' };
    expect(decodeMessage('ask-to-unmute', 'x'.repeat(maxBytes + 1))).toEqual(outcome);
    // Fewer characters than bytes are allowed, but more bytes.
    expect(decodeMessage('ask-to-unmute', '€'.repeat(maxBytes / 2))).toEqual(outcome);
    expect(parse).not.toHaveBeenCalled();
  });

  it('is dropped when it is no text', () => {
    expect(decodeMessage('ask-to-unmute', new Uint8Array([0x7b, 0xff]))).toEqual({
      ok: false,
      reason: 'no-message',
    });
  });

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.uint8Array({ maxLength: 400 }), (name, bytes) => {
        expect(decodeMessage(name, bytes).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.jsonValue(), (name, value) => {
        expect(typeof decodeMessage(name, JSON.stringify({ v: 1, m: value })).ok).toBe('boolean');
      }),
    );
  });

  it('has no topic that every object has', () => {
    expect(['constructor', '__proto__', 'toString', '', undefined].filter(isDataTopic)).toEqual([]);
  });
});
