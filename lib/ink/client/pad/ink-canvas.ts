/** The part of a surface that its canvases show: page units from `top` on, drawn `scale` CSS pixels a unit. */
export type PadView = {
  readonly scale: number;
  readonly top: number;
  /** In page units. */
  readonly width: number;
  readonly height: number;
};

export type InkCanvas = {
  /** Draws in page units. */
  readonly context: CanvasRenderingContext2D;
  /** Takes another part of the surface; what was drawn is gone. */
  fit: (view: PadView) => void;
  clear: () => void;
  remove: () => void;
};

/** More pixels than this show nothing and cost memory. */
const sharpest = 3;

/** Pixels of the screen in a CSS pixel, also where two fingers have zoomed in. */
export const pixelDensity = (): number =>
  Math.min(sharpest, devicePixelRatio * Math.max(1, visualViewport?.scale ?? 1));

/** A canvas of many more pixels costs memory, and past twice as many an iPad shows nothing at all. */
export const mostPixels = 8e6;

/** Pixels in a CSS pixel on the canvas of a view: as many as are wanted, while the canvas has room for them. */
export const densityOf = ({ scale, width, height }: PadView, wanted: number): number =>
  Math.min(wanted, Math.sqrt(mostPixels / (width * height)) / scale);

/**
 * A canvas over a part of a surface. A wet one is drawn past the compositor where the browser can, so that a stroke is
 * seen a frame earlier. Null where the browser has no canvas left.
 */
export function createInkCanvas(surface: HTMLElement, { isWet }: { isWet: boolean }): InkCanvas | null {
  const canvas = surface.ownerDocument.createElement('canvas');
  const context = canvas.getContext('2d', { desynchronized: isWet });
  if (context === null) return null;
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, { position: 'absolute', left: '0', pointerEvents: 'none' });
  surface.append(canvas);
  return {
    context,
    fit: (view) => {
      const { scale, top, width, height } = view;
      const density = densityOf(view, pixelDensity());
      const [pixelsWide, pixelsHigh] = [width, height].map((units) => Math.ceil(units * scale * density));
      if (canvas.width !== pixelsWide) canvas.width = pixelsWide ?? 0;
      // Setting the size also clears it and takes the transform away.
      canvas.height = pixelsHigh ?? 0;
      Object.assign(canvas.style, {
        top: `${String(top * scale)}px`,
        width: `${String(canvas.width / density)}px`,
        height: `${String(canvas.height / density)}px`,
      });
      const zoom = scale * density;
      context.setTransform(zoom, 0, 0, zoom, 0, -top * zoom);
    },
    clear: () => {
      context.save();
      context.resetTransform();
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.restore();
    },
    remove: () => canvas.remove(),
  };
}
