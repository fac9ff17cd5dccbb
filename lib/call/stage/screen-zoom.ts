import { zoomBy } from '@/lib/files/view/zoom';
import type { Place, Size } from './tile-layout';

/**
 * How a person looks at a shared screen. `scale` is in CSS pixels for each of its own pixels, so 1 is its actual size;
 * null fits. `x` and `y` are the point of the screen in the middle, in its own pixels; a screen that fits has no need
 * of it.
 */
export type ScreenView = { readonly scale: number | null; readonly x: number; readonly y: number };

export type Point = { readonly x: number; readonly y: number };

/** The space in which a screen is shown (CSS pixels), and how large the screen itself is. */
export type ScreenFrame = { readonly area: Size; readonly screen: Size };

export type ScreenAct =
  | { readonly kind: 'fit' }
  | { readonly kind: 'actual' }
  /** To the next larger or smaller step, about the middle. */
  | { readonly kind: 'step'; readonly direction: 1 | -1 }
  /** Times a factor; the point of the area that is named stays where it is. */
  | { readonly kind: 'scale'; readonly factor: number; readonly at: Point }
  /** The screen follows a hand that moves by so much (CSS pixels). */
  | { readonly kind: 'pan'; readonly by: Point };

export const fitted: ScreenView = { scale: null, x: 0, y: 0 };

const largest = 4;

/** Where the screen lies in its area. It never leaves an edge of the area while it could cover it. */
export function placeScreen(view: ScreenView, { area, screen }: ScreenFrame): Place & { scale: number } {
  const scale = limit(view.scale, { area, screen });
  const [width, height] = [screen.width * scale, screen.height * scale];
  return {
    ...{ scale, width, height },
    x: edge(area.width, width, view.x * scale),
    y: edge(area.height, height, view.y * scale),
  };
}

/** What a person sees after an act. Where nothing changes it is the same object or an equal one. */
export function changeView(view: ScreenView, act: ScreenAct, frame: ScreenFrame): ScreenView {
  const place = placeScreen(view, frame);
  const middle = { x: frame.area.width / 2, y: frame.area.height / 2 };
  switch (act.kind) {
    case 'fit':
      return fitted;
    case 'actual':
      return zoomTo(1, middle);
    case 'step':
      return zoomTo(zoomBy(place.scale, act.direction) ?? (act.direction === 1 ? largest : 0), middle);
    case 'scale':
      return zoomTo(place.scale * act.factor, act.at);
    case 'pan':
      return isLarger(place, frame.area) ? moved(place.scale, place.x + act.by.x, place.y + act.by.y) : view;
  }

  function zoomTo(wanted: number, at: Point): ScreenView {
    const scale = limit(wanted, frame);
    if (Math.abs(scale - fitScale(frame)) < 0.001) return fitted;
    const grown = scale / place.scale;
    return moved(scale, at.x - (at.x - place.x) * grown, at.y - (at.y - place.y) * grown);
  }

  /** With its corner there, as far as the edges let it. */
  function moved(scale: number, x: number, y: number): ScreenView {
    const asked = { scale, x: (middle.x - x) / scale, y: (middle.y - y) / scale };
    const kept = placeScreen(asked, frame);
    return { scale, x: (middle.x - kept.x) / scale, y: (middle.y - kept.y) / scale };
  }
}

/** How far it can be zoomed: at these scales the way to a smaller or to a larger one ends. */
export const zoomEnds = (frame: ScreenFrame): { readonly smallest: number; readonly largest: number } => {
  const fit = fitScale(frame);
  return { smallest: Math.min(fit, 1), largest: Math.max(fit, largest) };
};

/** Whether a part of the screen lies outside of its area, so that it can be moved. */
export const isLarger = (place: Size, area: Size): boolean =>
  place.width > area.width + 0.5 || place.height > area.height + 0.5;

/**
 * How large a screen is, by the picture that came last. The media server sends a smaller picture of the same shape to
 * save bandwidth; it does not make the screen smaller.
 */
export function screenSize(known: Size, seen: Size): Size {
  const isSameShape = Math.abs(known.width * seen.height - seen.width * known.height) < known.width * 8;
  return isSameShape && known.width >= seen.width ? known : seen;
}

/** The scale at which all of a screen is seen. */
function fitScale({ area, screen }: ScreenFrame): number {
  if (screen.width <= 0 || screen.height <= 0) return 1;
  return Math.max(0.01, Math.min(area.width / screen.width, area.height / screen.height));
}

/** A screen is never smaller than it fits, or than its actual size where that is smaller. */
function limit(scale: number | null, frame: ScreenFrame): number {
  const ends = zoomEnds(frame);
  return scale === null ? fitScale(frame) : Math.min(Math.max(scale, ends.smallest), ends.largest);
}

/** Where a length begins in a space, with a point of it in the middle: no gap at an edge; centred where it fits. */
const edge = (space: number, length: number, centre: number): number =>
  length <= space ? (space - length) / 2 : Math.min(0, Math.max(space - length, space / 2 - centre));
