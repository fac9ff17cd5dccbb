import { lastSheetBeside, sheetBeside } from '@/components/call/stage/sheet-beside';
import { useFileDrawing } from '@/components/call/stage/document/use-file-drawing';
import type { CallRoomState } from '@/components/call/use-call-room';
import type { FileWays } from '@/components/files/viewer/view-props';
import { usePageToSheet } from '@/components/worksheet/picture/use-page-to-sheet';

/**
 * Where a file can go in a call: on everybody's stage, and into the sheet.
 *
 * @param onShown only the stage is wanted now; on a phone a panel lies over it
 */
export function useFileWays(room: CallRoomState, onShown: () => void): FileWays {
  const { context, showing, view, isRehearsal } = room;
  const { roomId, viewer } = context;
  const toSheet = usePageToSheet({ roomId, findDesk: sheetBeside.read, findLast: lastSheetBeside });
  const drawing = useFileDrawing(room);
  const isInSession = view.isInCall && !isRehearsal;
  const show: FileWays['onShow'] = ({ id }) => {
    showing.show(id);
    onShown();
  };
  return {
    drawing,
    onShow: viewer.isHost && isInSession ? show : undefined,
    toSheet: isInSession && viewer.access?.['worksheet:edit'].allowed === true ? toSheet : undefined,
  };
}
