import { describeDeviceProblem, guessBrowser } from './device-problem';

describe('what keeps a device from us', () => {
  it.each([
    [new DOMException('Permission denied', 'NotAllowedError'), 'blocked'],
    [new DOMException('Permission denied by system', 'NotAllowedError'), 'blocked-by-system'],
    [new DOMException('Could not start video source', 'NotReadableError'), 'busy'],
    [new DOMException('Requested device not found', 'NotFoundError'), 'missing'],
    [new DOMException('', 'OverconstrainedError'), 'missing'],
    [new TypeError("Cannot read properties of undefined (reading 'getUserMedia')"), 'unsupported'],
    [new Error('odd'), 'failed'],
    ['text', 'failed'],
    [null, 'failed'],
  ])('%s', (thrown, problem) => {
    expect(describeDeviceProblem(thrown)).toBe(problem);
  });
});

describe('the browser, for help texts', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36', 'chrome'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36 Edg/156.0', 'edge'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'firefox'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
      'safari',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605.1.15 CriOS/156.0 Mobile Safari/604.1', 'ios'],
    [
      'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
      'android',
    ],
    ['curl/8', 'other'],
  ])('%s', (userAgent, browser) => {
    expect(guessBrowser(userAgent)).toBe(browser);
  });
});
