/** Loudness from 0 to 1, as the meter shows it. */
export type LevelListener = (level: number) => void;

const FAST_MS = 50;
/** With reduced motion the meter moves four times a second. */
const CALM_MS = 250;
/**
 * How far back a look reaches: longer than the calm pause, because a busy page looks late (two thirds of a
 * second).
 */
const LOOK_BACK = 32_768;
/** The length of a judged piece (21 ms at 48 kHz), so that a short word among silence counts fully. */
const PIECE = 1024;

/**
 * Measures how loud a microphone is, without gaps between two reports, so that no sound is too short. Some
 * browsers suspend sound analysis until the first press, with which it resumes. Returns its stop function.
 */
export function watchLevel(track: MediaStreamTrack, report: LevelListener): () => void {
  const context = new AudioContext();
  const source = context.createMediaStreamSource(new MediaStream([track]));
  const analyser = context.createAnalyser();
  analyser.fftSize = LOOK_BACK;
  source.connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  const wake = () => void context.resume().catch(() => undefined);
  wake();
  document.addEventListener('pointerdown', wake);
  document.addEventListener('keydown', wake);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let shown = 0;
  let lookedAt = context.currentTime;

  const timer = setInterval(
    () => {
      analyser.getByteTimeDomainData(samples);
      const unseen = Math.round((context.currentTime - lookedAt) * context.sampleRate);
      lookedAt = context.currentTime;
      // Falls slower than it rises, so that a word is seen.
      shown = Math.max(loudestOf(samples, unseen), shown * (isCalm ? 0.4 : 0.8));
      report(shown);
    },
    isCalm ? CALM_MS : FAST_MS,
  );

  return () => {
    clearInterval(timer);
    document.removeEventListener('pointerdown', wake);
    document.removeEventListener('keydown', wake);
    source.disconnect();
    void context.close().catch(() => undefined);
  };
}

/** The level of the loudest piece among the last `count` samples, and of the last piece at least. */
function loudestOf(samples: Uint8Array, count: number): number {
  let loudest = 0;
  for (let end = samples.length; end >= PIECE; end -= PIECE) {
    loudest = Math.max(loudest, toLevel(samples.subarray(end - PIECE, end)));
    if (samples.length - end + PIECE >= count) break;
  }
  return loudest;
}

/** Ordinary speech lands near the middle: the ear is logarithmic, from -50 dB (quiet room) to -8 dB (loud). */
function toLevel(samples: Uint8Array): number {
  let sum = 0;
  for (const sample of samples) sum += ((sample - 128) / 128) ** 2;
  const decibels = 10 * Math.log10(sum / samples.length || 1e-10);
  return Math.min(1, Math.max(0, (decibels + 50) / 42));
}
