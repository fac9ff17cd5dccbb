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

  it('opens for the learner that it was sealed for, and for no other', () => {
    const sealed = sealPin('483950', 'learner1');
    expect(openPin(sealed, 'learner1')).toBe('483950');
    expect(() => openPin(sealed, 'learner2')).toThrow(/authenticate/);
  });

  it('opens when an earlier version has sealed it', () => {
    const sealed = 'nruaxsLRY_IkcSuwwdbkbzI_l9EL_nMp8IC9z75gNb_-nQ';
    expect(openPin(sealed, 'learner1')).toBe('483950');
  });

  it('is compared as a whole', () => {
    expect(isSamePin('483950', '483950')).toBe(true);
    expect(isSamePin('483950', '483951')).toBe(false);
  });
});
