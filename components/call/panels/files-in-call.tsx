'use client';

import type { PanelProps } from '@/components/call/panels/call-lists';
import { useFileWays } from '@/components/call/stage/document/use-file-ways';
import { FilesPanel } from '@/components/files/files-panel';

/** The room's files beside a call. */
export function FilesInCall({ room, onClose, className }: PanelProps) {
  const { context, rights, toReason, wayOn } = room;
  const { roomId, viewer, colourOf } = context;
  const { fileDenial } = rights;
  const reason = toReason(fileDenial);
  return (
    <FilesPanel
      {...{ roomId, colourOf, onClose, className }}
      {...useFileWays(room, onClose)}
      uid={viewer.uid}
      denied={reason === undefined ? null : { reason, way: wayOn(fileDenial) }}
      mayDeleteAll={viewer.access?.['member:moderate'].allowed ?? false}
    />
  );
}
