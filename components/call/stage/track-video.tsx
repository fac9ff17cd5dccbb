'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import type { Picture } from '@/lib/call/client/session/early-pictures';
import type { Place, Size } from '@/lib/call/stage/tile-layout';

type TrackVideoProps = {
  track: Picture;
  /** What it shows, for screen readers. */
  label: string;
  /** Only one's own camera, and only for oneself. */
  isMirrored?: boolean;
  /** A camera fills its tile; a screen is shown whole. */
  fit?: 'cover' | 'contain';
  /** Where it lies; otherwise it takes all of the space. */
  place?: Place;
  /** Told how large the picture is that arrives, also when that changes. */
  onSize?: (size: Size) => void;
  className?: string;
};

/** A picture that comes from the SDK, which also learns from this element how large it has to be. */
export function TrackVideo(props: TrackVideoProps) {
  const { track, label, isMirrored = false, fit = 'cover', place, onSize, className } = props;
  const element = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const video = element.current;
    if (!video) return undefined;
    track.attach(video);
    return () => {
      track.detach(video);
    };
  }, [track]);

  const tellSize = ({
    currentTarget: { videoWidth: width, videoHeight: height },
  }: SyntheticEvent<HTMLVideoElement>) => onSize?.({ width, height });

  return (
    <video
      ref={element}
      aria-label={label}
      autoPlay
      playsInline
      muted
      disablePictureInPicture
      onLoadedMetadata={tellSize}
      onResize={tellSize}
      className={clsx(
        'absolute',
        place ? 'max-w-none' : 'inset-0 size-full',
        fit === 'cover' ? 'object-cover' : 'object-contain',
        isMirrored && '-scale-x-100',
        className,
      )}
      style={place ? { left: place.x, top: place.y, width: place.width, height: place.height } : undefined}
    />
  );
}
