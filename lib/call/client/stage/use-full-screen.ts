'use client';

import { useState, useSyncExternalStore } from 'react';

/**
 * Shows the element that gets `ref` over all of the device's screen, and back. A browser that refuses it leaves the
 * element where it is.
 */
export function useFullScreen<Shown extends HTMLElement>() {
  const [element, setElement] = useState<Shown | null>(null);
  const shown = useSyncExternalStore(subscribe, readShown, () => null);
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    else if (document.fullscreenEnabled) void element?.requestFullscreen().catch(() => undefined);
    else enterByVideo(element?.querySelector('video'));
  };
  return { ref: setElement, isFull: shown !== null && shown === element, toggle };
}

/** The browser of an iPhone shows nothing but a video over all of its screen, in controls of its own. */
function enterByVideo(video: (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null | undefined) {
  video?.webkitEnterFullscreen?.();
}

const readShown = () => document.fullscreenElement;

function subscribe(listen: () => void) {
  document.addEventListener('fullscreenchange', listen);
  return () => document.removeEventListener('fullscreenchange', listen);
}
