'use client';

import type { PanelProps } from '@/components/call/panels/call-lists';
import { lastSheetBeside, sheetBeside } from '@/components/call/stage/sheet-beside';
import { FilesPanel } from '@/components/files/files-panel';
import { usePageToSheet } from '@/components/worksheet/picture/use-page-to-sheet';

/** The room's files beside a call. */
export function FilesInCall({ room, onClose, className }: PanelProps) {
  const { context, rights, toReason, wayOn, showing, view, isRehearsal } = room;
  const { roomId, viewer, colourOf } = context;
  const { fileDenial } = rights;
  const toSheet = usePageToSheet({ roomId, findDesk: sheetBeside.read, findLast: lastSheetBeside });
  const maySheet = viewer.access?.['worksheet:edit'].allowed === true && !isRehearsal;
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
      toSheet={maySheet ? toSheet : undefined}
      mayDeleteAll={viewer.access?.['member:moderate'].allowed ?? false}
    />
  );
}
