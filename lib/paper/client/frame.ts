import type { Size } from '@/lib/paper/geometry/output-size';

/** A picture of the camera: as it comes, or frozen. */
export type Frame = HTMLVideoElement | HTMLCanvasElement;

export const sizeOf = (frame: Frame): Size =>
  frame instanceof HTMLVideoElement
    ? { width: frame.videoWidth, height: frame.videoHeight }
    : { width: frame.width, height: frame.height };

/** Keeps what a video shows now on a canvas. */
export function copyFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): void {
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d', { alpha: false })?.drawImage(video, 0, 0);
}
