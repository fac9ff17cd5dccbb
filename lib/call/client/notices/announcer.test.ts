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

  it('is urgent in the order in which it came', () => {
    const announcer = createAnnouncer();
    for (const words of ['one', 'two', 'three']) announcer.say(words, 'assertive');
    jest.advanceTimersByTime(1000);
    expect(announcer.read().assertive).toBe('two');
    jest.advanceTimersByTime(1000);
    expect(announcer.read().assertive).toBe('three');
  });

  it('is gone after its second, so that the same words are heard again', () => {
    const announcer = createAnnouncer();
    announcer.say('You are muted');
    jest.advanceTimersByTime(1000);
    expect(announcer.read()).toEqual({ polite: '', assertive: '' });
    announcer.say('You are muted');
    expect(announcer.read().polite).toBe('You are muted');
  });

  it('is said at once after a pause', () => {
    const announcer = createAnnouncer();
    announcer.say('one');
    jest.advanceTimersByTime(5000);
    announcer.say('two');
    expect(announcer.read().polite).toBe('two');
  });
});
