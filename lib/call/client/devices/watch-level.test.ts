/** @jest-environment jsdom */
import { watchLevel } from './watch-level';

const sampleRate = 48_000;
const silence = 128;

/** A sound card whose clock is the test's: what was played last stands at the end of what is read. */
class FakeContext {
  static played: number[] = [];
  sampleRate = sampleRate;
  get currentTime() {
    return FakeContext.played.length / sampleRate;
  }
  createMediaStreamSource = () => ({ connect: () => undefined, disconnect: () => undefined });
  createAnalyser = () => ({
    fftSize: 2048,
    getByteTimeDomainData: (samples: Uint8Array) => {
      samples.fill(silence);
      const last = FakeContext.played.slice(-samples.length);
      samples.set(last, samples.length - last.length);
    },
  });
  resume = () => Promise.resolve();
  close = () => Promise.resolve();
}

/** Time and sound pass together. */
function play(milliseconds: number, amplitude: number) {
  const count = Math.round((milliseconds / 1000) * sampleRate);
  const wave = Array.from({ length: count }, (_, n) => silence + Math.round(amplitude * Math.sin(n / 8)));
  FakeContext.played = [...FakeContext.played, ...wave];
  jest.advanceTimersByTime(milliseconds);
}

describe.each([
  ['20 times', false],
  ['four times', true],
] as const)('a meter that looks %s a second', (_, isCalm) => {
  const reported: number[] = [];
  let stop: () => void;
  beforeEach(() => {
    jest.useFakeTimers();
    FakeContext.played = [];
    reported.length = 0;
    const surroundings = {
      AudioContext: FakeContext,
      MediaStream: jest.fn(),
      matchMedia: () => ({ matches: isCalm }),
    };
    Object.assign(globalThis, surroundings);
    stop = watchLevel({} as MediaStreamTrack, (level) => reported.push(level));
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('misses no sound that was over before it looked', () => {
    play(10, 0);
    play(25, 100);
    play(265, 0);
    expect(Math.max(...reported)).toBeGreaterThan(0.8);
  });

  it('hears a short sound once, and then falls', () => {
    play(25, 100);
    play(2000, 0);
    expect(reported.at(-1)).toBeLessThan(0.05);
  });

  it('shows nothing in silence', () => {
    play(600, 0);
    expect(Math.max(...reported)).toBe(0);
  });
});
