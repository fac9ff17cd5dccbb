/** Loudness from 0 to 1, as the meter shows it. */
export type LevelListener = (level: number) => void;

const FAST_MS = 50;
/** With reduced motion the meter moves four times a second. */
const CALM_MS = 250;

/**
 * Measures how loud a microphone is. Some browsers keep sound analysis asleep until the first press; it then
 * wakes by itself with it. Returns its stop function.
 */
export function watchLevel(track: MediaStreamTrack, report: LevelListener): () => void {
  const context = new AudioContext();
  const source = context.createMediaStreamSource(new MediaStream([track]));
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  source.connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  const wake = () => void context.resume().catch(() => undefined);
  wake();
  document.addEventListener('pointerdown', wake);
  document.addEventListener('keydown', wake);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let shown = 0;

  const timer = setInterval(
    () => {
      analyser.getByteTimeDomainData(samples);
      // Falls slower than it rises, so that a word is seen.
      shown = Math.max(toLevel(samples), shown * (isCalm ? 0.4 : 0.8));
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

/** Ordinary speech lands near the middle: the ear is logarithmic, from -50 dB (quiet room) to -8 dB (loud). */
function toLevel(samples: Uint8Array): number {
  let sum = 0;
  for (const sample of samples) sum += ((sample - 128) / 128) ** 2;
  const decibels = 10 * Math.log10(sum / samples.length || 1e-10);
  return Math.min(1, Math.max(0, (decibels + 50) / 42));
}
