import { deviceKindOf } from './device-kind';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('what a browser says about itself', () => {
  it.each([
    [`${windows}; rv:143.0) Gecko/20100101 Firefox/143.0`, 'firefox', 'windows'],
    [`${windows}) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'chrome', 'windows'],
    [`${windows}) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'edge', 'windows'],
    [`${windows}) ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/110.0.0.0`, 'opera', 'windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15', 'safari', 'macos'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1', 'safari', 'ios'],
    [`Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, 'samsung', 'android'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'chrome', 'chromeos'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/140.0.0.0 Safari/537.36`, 'chrome', 'linux'],
    ['curl/8.0', 'other', 'other'],
    ['', 'other', 'other'],
  ])('%s', (userAgent, browser, system) => {
    expect(deviceKindOf(userAgent)).toEqual({ browser, system });
  }); // prettier-ignore

  it('knows an iPad by its touch screen, and a Mac by having none', () => {
    const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.0 Safari/605.1.15`;
    expect(deviceKindOf(mac, 5)).toEqual({ browser: 'safari', system: 'ios' });
    expect(deviceKindOf(mac, 0)).toEqual({ browser: 'safari', system: 'macos' });
  });
});
