'use client';

import { useEffect, useEffectEvent } from 'react';

/** Takes a file that is pasted into the page while nobody is writing. */
export function usePastedPicture(onFile: (file: File) => void): void {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    const isWriting =
      event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]') !== null;
    if (!file || isWriting || event.defaultPrevented) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => handlePaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
