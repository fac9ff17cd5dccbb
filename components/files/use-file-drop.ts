'use client';

import { useState, type ClipboardEvent, type DragEvent } from 'react';

/**
 * Takes files that are dropped on a place or pasted into it; whether some hover over it.
 *
 * @param onFiles undefined where nothing is taken: the browser then does what it does
 */
export function useFileDrop(onFiles: ((files: readonly File[]) => void) | undefined) {
  const [isOver, setIsOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    isOver: isOver && onFiles !== undefined,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!onFiles || !hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // Between two parts of the place it is still over it.
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        setIsOver(false);
        if (!onFiles || !hasFiles(event)) return;
        event.preventDefault();
        onFiles(Array.from(event.dataTransfer.files));
      },
      onPaste: (event: ClipboardEvent) => {
        const files = Array.from(event.clipboardData.files);
        if (!onFiles || files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      },
    },
  };
}
