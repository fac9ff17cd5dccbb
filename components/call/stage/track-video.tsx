'use client';

import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { Picture } from '@/lib/call/client/session/early-pictures';

type TrackVideoProps = {
  track: Picture;
  /** What it shows, for screen readers. */
  label: string;
  /** Only one's own camera, and only for oneself. */
  isMirrored?: boolean;
  /** A camera fills its tile; a screen is shown whole, or at its own size. */
  fit?: 'cover' | 'contain' | 'actual';
  className?: string;
};

/** A picture that comes from the SDK, which also learns from this element how large it has to be. */
export function TrackVideo({ track, label, isMirrored = false, fit = 'cover', className }: TrackVideoProps) {
  const element = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const video = element.current;
    if (!video) return undefined;
    track.attach(video);
    return () => {
      track.detach(video);
    };
  }, [track]);

  return (
    <video
      ref={element}
      aria-label={label}
      autoPlay
      playsInline
      muted
      disablePictureInPicture
      className={clsx(
        fit === 'actual' ? 'block max-w-none' : 'absolute inset-0 size-full',
        fit === 'cover' ? 'object-cover' : 'object-contain',
        isMirrored && '-scale-x-100',
        className,
      )}
    />
  );
}
