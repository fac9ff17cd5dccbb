/** @jest-environment node */
import { isTrivialPin } from '@/lib/groups/pin';
import { isSamePin, newPin, openPin, sealPin } from './learner-pin';

describe('a learner’s PIN', () => {
  const before = process.env['CHALKTALK_SECRET'];
  beforeAll(() => {
    process.env['CHALKTALK_SECRET'] = 'a secret of this test, long enough for it';
  });
  afterAll(() => {
    process.env['CHALKTALK_SECRET'] = before;
  });

  it('is never trivial', () => {
    const pins = Array.from({ length: 500 }, newPin);
    expect(pins.filter((pin) => !/^\d{6}$/.test(pin) || isTrivialPin(pin))).toEqual([]);
    expect(new Set(pins).size).toBeGreaterThan(490);
  });

  it('opens for the learner that it was sealed for, and looks different each time', () => {
    const sealed = sealPin('483950', 'learner1');
    expect(openPin(sealed, 'learner1')).toBe('483950');
    expect(sealPin('483950', 'learner1')).not.toBe(sealed);
    expect(sealed).not.toContain('483950');
  });

  it('does not open for another learner, after a change, or under another secret', () => {
    const sealed = sealPin('483950', 'learner1');
    expect(() => openPin(sealed, 'learner2')).toThrow();
    for (const [index, byte] of Buffer.from(sealed, 'base64url').entries()) {
      const changed = Buffer.from(sealed, 'base64url');
      changed[index] = byte ^ 1;
      expect(() => openPin(changed.toString('base64url'), 'learner1')).toThrow();
    }
    process.env['CHALKTALK_SECRET'] = 'another secret, which is as long as the first';
    expect(() => openPin(sealed, 'learner1')).toThrow();
  });

  it('is compared as a whole', () => {
    expect(isSamePin('483950', '483950')).toBe(true);
    expect(isSamePin('483950', '483951')).toBe(false);
  });
});
