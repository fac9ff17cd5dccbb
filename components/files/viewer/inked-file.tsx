'use client';

import type { ReactNode } from 'react';
import type { ShownFile } from '@/components/files/viewer/view-props';
import { useFileInk, type FileDrawing, type FileInk } from '@/components/ink/file/file-drawing';
import { InkDeskProvider } from '@/components/ink/ink-desk-provider';

type InkedFileProps = {
  roomId: string;
  file: ShownFile;
  /** Undefined for what cannot be drawn on. */
  drawing: FileDrawing | undefined;
  children: (ink: FileInk | null) => ReactNode;
};

/** Gives what is drawn on a file to its head and its pages. */
export function InkedFile({ drawing, children, ...file }: InkedFileProps) {
  return drawing ? <Inked {...file} {...{ drawing, children }} /> : children(null);
}

function Inked({ roomId, file, drawing, children }: InkedFileProps & { drawing: FileDrawing }) {
  const ink = useFileInk(roomId, file.id, drawing);
  return (
    <InkDeskProvider ink={ink.ink} people={drawing.people}>
      {children(ink)}
    </InkDeskProvider>
  );
}
