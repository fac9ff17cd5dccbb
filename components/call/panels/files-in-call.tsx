'use client';

import type { PanelProps } from '@/components/call/panels/call-lists';
import { FilesPanel } from '@/components/files/files-panel';

/** The room's files beside a call. */
export function FilesInCall({ room, onClose, className }: PanelProps) {
  const { context, rights, toReason, wayOn, showing, view, isRehearsal } = room;
  const { roomId, viewer, colourOf } = context;
  const { fileDenial } = rights;
  const reason = toReason(fileDenial);
  const mayShow = viewer.isHost && view.isInCall && !isRehearsal;
  const show = ({ id }: { id: string }) => {
    showing.show(id);
    // Only the stage is wanted now; on a phone the panel lies over it.
    onClose();
  };
  return (
    <FilesPanel
      {...{ roomId, colourOf, onClose, className }}
      uid={viewer.uid}
      denied={reason === undefined ? null : { reason, way: wayOn(fileDenial) }}
      onShow={mayShow ? show : undefined}
      mayDeleteAll={viewer.access?.['member:moderate'].allowed ?? false}
    />
  );
}
