/** What a camera offers besides its picture. */
export type CameraOffers = {
  readonly hasLight: boolean;
  readonly canFocus: boolean;
  readonly zoom: { readonly min: number; readonly max: number; readonly step: number } | null;
};

export const noOffers: CameraOffers = { hasLight: false, canFocus: false, zoom: null };

/** The parts of Image Capture that the types of the browser leave out (W3C MediaStream Image Capture, 2023). */
type ImageCapabilities = {
  torch?: boolean;
  focusMode?: readonly string[];
  zoom?: { min: number; max: number; step: number };
};
type ImageConstraints = { torch?: boolean; zoom?: number; focusMode?: string };

/**
 * Opens a camera for paper: the one that looks away from the person unless another is named, as sharp as it can. Throws
 * as `getUserMedia`.
 */
export async function openCamera(deviceId?: string): Promise<MediaStreamTrack> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: {
      ...(deviceId === undefined
        ? { facingMode: { ideal: 'environment' } }
        : { deviceId: { exact: deviceId } }),
      width: { ideal: 1920 },
      height: { ideal: 1080 },
      frameRate: { ideal: 30, max: 30 },
    },
  });
  const [track] = stream.getVideoTracks();
  if (!track) throw new DOMException('', 'NotFoundError');
  if (capabilitiesOf(track).focusMode?.includes('continuous'))
    await constrain(track, { focusMode: 'continuous' });
  return track;
}

/** What an open camera offers; nothing where the browser does not tell. */
export function offersOf(track: MediaStreamTrack): CameraOffers {
  const { torch, zoom, focusMode } = capabilitiesOf(track);
  return {
    hasLight: torch === true,
    canFocus: focusMode?.includes('single-shot') ?? false,
    zoom: zoom && zoom.max > zoom.min ? { min: zoom.min, max: zoom.max, step: zoom.step || 0.1 } : null,
  };
}

/** Switches the light on or off. Resolves to whether the camera did it. */
export const setLight = (track: MediaStreamTrack, isOn: boolean): Promise<boolean> =>
  constrain(track, { torch: isOn });

export const setZoom = (track: MediaStreamTrack, zoom: number): Promise<boolean> =>
  constrain(track, { zoom });

/** Focuses once, on what is before the camera now. */
export const focusOnce = (track: MediaStreamTrack): Promise<boolean> =>
  constrain(track, { focusMode: 'single-shot' });

/** Browsers without Image Capture ignore what they do not know, and some refuse it. */
async function constrain(track: MediaStreamTrack, wish: ImageConstraints): Promise<boolean> {
  try {
    await track.applyConstraints({ advanced: [wish as MediaTrackConstraintSet] });
    return true;
  } catch {
    return false;
  }
}

const capabilitiesOf = (track: MediaStreamTrack): ImageCapabilities =>
  'getCapabilities' in track ? (track.getCapabilities() as ImageCapabilities) : {};
