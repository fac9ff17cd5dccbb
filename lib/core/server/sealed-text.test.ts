/** @jest-environment node */
import { openText, sealText } from './sealed-text';

const purpose = { key: 'some notes', of: 'note1' };

describe('a sealed text', () => {
  const before = process.env['CHALKTALK_SECRET'];
  beforeEach(() => {
    process.env['CHALKTALK_SECRET'] = 'a secret of this test, long enough for it';
  });
  afterAll(() => {
    process.env['CHALKTALK_SECRET'] = before;
  });

  it('opens for what it was sealed for', () => {
    expect(openText(sealText('π is 3.14159…', purpose), purpose)).toBe('π is 3.14159…');
  });

  it('looks different each time, and shows nothing of the text', () => {
    const sealed = sealText('483950', purpose);
    expect(sealText('483950', purpose)).not.toBe(sealed);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('483950');
  });

  it('does not open for another thing or by the key of another purpose', () => {
    const sealed = sealText('483950', purpose);
    expect(() => openText(sealed, { ...purpose, of: 'note2' })).toThrow(/authenticate/);
    expect(() => openText(sealed, { ...purpose, key: 'other notes' })).toThrow(/authenticate/);
  });

  it('does not open when any byte of it was changed', () => {
    const sealed = Buffer.from(sealText('483950', purpose), 'base64url');
    for (const [index, byte] of sealed.entries()) {
      const changed = Buffer.from(sealed);
      changed[index] = byte ^ 1;
      expect(() => openText(changed.toString('base64url'), purpose)).toThrow(/authenticate/);
    }
  });

  it('does not open under another secret', () => {
    const sealed = sealText('483950', purpose);
    process.env['CHALKTALK_SECRET'] = 'another secret, which is as long as the first';
    expect(() => openText(sealed, purpose)).toThrow(/authenticate/);
  });
});
