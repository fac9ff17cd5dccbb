import { createAnnouncer } from './announcer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what screen readers are told', () => {
  it('is one message a second, the urgent one first', () => {
    const announcer = createAnnouncer();
    announcer.say('Ada joined');
    announcer.say('Emmy joined');
    announcer.say('Connection lost', 'assertive');
    expect(announcer.read()).toEqual({ polite: 'Ada joined', assertive: '' });
    jest.advanceTimersByTime(1000);
    expect(announcer.read()).toEqual({ polite: '', assertive: 'Connection lost' });
    jest.advanceTimersByTime(1000);
    expect(announcer.read().polite).toBe('Emmy joined');
  });

  it('is said at once after a pause', () => {
    const announcer = createAnnouncer();
    announcer.say('one');
    jest.advanceTimersByTime(5000);
    announcer.say('two');
    expect(announcer.read().polite).toBe('two');
  });
});
