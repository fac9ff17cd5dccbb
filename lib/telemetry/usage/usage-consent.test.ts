import { isUsageRefused, parseUsageConsent } from './usage-consent';

describe('the consent to being counted', () => {
  it.each([
    ['yes', 'yes'],
    ['no', 'no'],
    [null, null],
    ['maybe', null],
  ])('reads %p as %p', (text, consent) => {
    expect(parseUsageConsent(text)).toBe(consent);
  });

  it.each([
    [{ doNotTrack: '1' }, true],
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: '0', globalPrivacyControl: false }, false],
    [{ doNotTrack: null }, false],
    [{}, false],
  ])('takes %p of a browser as a refusal: %p', (wishes, isRefused) => {
    expect(isUsageRefused(wishes)).toBe(isRefused);
  });
});
