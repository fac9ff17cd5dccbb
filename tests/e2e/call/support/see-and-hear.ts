import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The picture moves: two looks at the pixels, half a second apart, differ. A still frame, a black one and a
 * video element without data all fail. `timeout` in ms; by default the project's own for expectations.
 */
export async function expectMovingPicture(video: Locator, options: { timeout?: number } = {}): Promise<void> {
  await expect
    .poll(() => video.evaluate(comparePictures, undefined, options), {
      message: 'the picture moves',
      ...options,
    })
    .toBeGreaterThan(1);
}

/** Runs in the page: the mean difference of two looks, 0 to 255 per channel; -1 while there is no picture. */
async function comparePictures(element: SVGElement | HTMLElement): Promise<number> {
  const video = element as HTMLVideoElement;
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 36;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || video.readyState < 2 || video.videoWidth === 0) return -1;
  const look = () => {
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const before = look();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const after = look();
  let difference = 0;
  for (const [index, value] of after.entries()) difference += Math.abs(value - (before[index] ?? 0));
  return difference / after.length;
}

/** A sample louder than this is a sound, 0 to 1. */
const audible = 0.01;

/** Somebody is heard: what comes out of the page's sound elements is not silence. */
export async function expectSound(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(measureLoudest, audible), { message: 'somebody is heard' })
    .toBeGreaterThan(audible);
}

/** Nothing is heard while the fake microphone beeps twice; what is on its way may still sound before. */
export async function expectSilence(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(measureLoudest, Infinity), { message: 'nobody is heard' })
    .toBeLessThan(0.005);
}

/** Runs in the page: the loudest sample of remote sound within two seconds, or the first one above `enough`, 0 to 1. */
async function measureLoudest(enough: number): Promise<number> {
  const context = new AudioContext();
  await context.resume();
  const analysers = [...document.querySelectorAll('audio')].flatMap(({ srcObject }) => {
    if (!(srcObject instanceof MediaStream) || srcObject.getAudioTracks().length === 0) return [];
    const analyser = context.createAnalyser();
    analyser.fftSize = 2048;
    context.createMediaStreamSource(srcObject).connect(analyser);
    return [analyser];
  });
  const samples = new Float32Array(2048);
  let loudest = 0;
  for (const end = performance.now() + 2000; loudest <= enough && performance.now() < end;) {
    for (const analyser of analysers) {
      analyser.getFloatTimeDomainData(samples);
      loudest = Math.max(loudest, ...samples.map(Math.abs));
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await context.close();
  return loudest;
}
