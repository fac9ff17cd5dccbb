import { offersOf, openCamera, type CameraOffers } from '@/lib/paper/client/camera-track';

type SourceEvents = {
  /** `deviceId` is empty where the browser does not tell it. */
  onOpened: (opened: { offers: CameraOffers; deviceId: string }) => void;
  onClosed: () => void;
};

/** The camera itself, and the element that plays it. It plays for as long as the camera is open. */
export function createCameraSource({ onOpened, onClosed }: SourceEvents) {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  let track: MediaStreamTrack | null = null;
  /** How often it was closed: a camera that was asked for before a close is not wanted after it. */
  let closings = 0;
  // Browsers pause a video that leaves the document, and one whose page is hidden.
  const playOn = () => {
    if (track !== null && !document.hidden) void video.play().catch(() => undefined);
  };
  video.addEventListener('pause', playOn);
  const close = () => {
    closings += 1;
    document.removeEventListener('visibilitychange', playOn);
    track?.removeEventListener('ended', close);
    track?.stop();
    track = null;
    video.srcObject = null;
    onClosed();
  };
  return {
    video,
    close,
    /** Throws as `getUserMedia`. When it is closed meanwhile, nothing opens, and nothing is thrown. */
    open: async (deviceId?: string): Promise<void> => {
      const closingsBefore = closings;
      const isWanted = () => closings === closingsBefore;
      try {
        const opened = await openCamera(deviceId);
        if (!isWanted()) {
          opened.stop();
          return;
        }
        track = opened;
        // A phone that was locked takes its camera away.
        track.addEventListener('ended', close);
        document.addEventListener('visibilitychange', playOn);
        video.srcObject = new MediaStream([track]);
        await video.play();
        if (isWanted()) onOpened({ offers: offersOf(opened), deviceId: opened.getSettings().deviceId ?? '' });
      } catch (thrown) {
        if (!isWanted()) return;
        close();
        throw thrown;
      }
    },
    /** Asks the camera for something, if it is open. */
    ask: async (wish: (track: MediaStreamTrack) => Promise<boolean>): Promise<boolean> =>
      track !== null && wish(track),
  };
}
