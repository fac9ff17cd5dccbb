'use client';

import { Dialog as Primitive } from 'radix-ui';
import { useState } from 'react';
import { InkedFile } from '@/components/files/viewer/inked-file';
import { NotebookView } from '@/components/files/viewer/notebook-view';
import { PdfView } from '@/components/files/viewer/pdf-view';
import { PictureView } from '@/components/files/viewer/picture-view';
import { TableView } from '@/components/files/viewer/table-view';
import { ToSheetButton } from '@/components/files/viewer/to-sheet-button';
import { TextView } from '@/components/files/viewer/text-view';
import type { FileWays, ShownFile } from '@/components/files/viewer/view-props';
import { useZoomHand } from '@/components/files/viewer/use-zoom-hand';
import { ViewerHead } from '@/components/files/viewer/viewer-head';
import { DrawButton } from '@/components/ink/file/draw-button';
import { useFileInk, type FileInk } from '@/components/ink/file/file-drawing';
import { InkFoot } from '@/components/ink/ink-foot';
import { FailureNotice } from '@/components/shell/failure-notice';
import { EscapeContext } from '@/components/ui/focus/escape-context';
import { useOwnEscape } from '@/components/ui/focus/use-own-escape';
import { useReturnFocus } from '@/components/ui/focus/use-return-focus';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { saveRoomFile } from '@/lib/files/client/file-link';
import { isDrawn } from '@/lib/files/view/viewable';

type FileViewerProps = FileWays & {
  roomId: string;
  file: ShownFile;
  onClose: () => void;
};

const views = {
  picture: PictureView,
  pdf: PdfView,
  text: TextView,
  table: TableView,
  notebook: NotebookView,
  office: null,
} as const;

/** A file over the whole page. Escape closes it; what is larger than the window scrolls, also by the keyboard. */
export function FileViewer({ roomId, file, onShow, toSheet, drawing, onClose }: FileViewerProps) {
  const isPaged = isDrawn(file);
  const ink = useFileInk(roomId, file.id, isPaged ? drawing : undefined);
  const leave = () => (isOnDrawing(ink) ? ink?.putAway() : onClose());
  const returnFocus = useReturnFocus();
  const ownEscape = useOwnEscape(leave);
  const [zoom, setZoom] = useState(1);
  const [page, setPage] = useState(1);
  const saving = useAction(() => saveRoomFile(roomId, file.id));
  const error = useUserError(saving.state.failure);
  const View = views[file.kind];
  const hand = useZoomHand(zoom, setZoom);
  const show = () => {
    onClose();
    onShow?.(file);
  };
  return (
    <Primitive.Root open onOpenChange={(isOpen) => (isOpen ? undefined : leave())}>
      <Primitive.Portal>
        <Primitive.Content
          {...returnFocus}
          {...ownEscape}
          aria-describedby={undefined}
          className="fixed inset-0 z-dialog flex flex-col bg-raised outline-none"
        >
          <InkedFile {...{ ink }}>
            {/* A tooltip of its buttons hands the key on. */}
            <EscapeContext value={onClose}>
              <ViewerHead
                {...{ file, onClose }}
                zoom={isPaged ? zoom : null}
                onZoom={setZoom}
                onShow={onShow && isPaged ? show : undefined}
                saving={{ isPending: saving.state.isPending, start: () => saving.start(undefined) }}
              >
                {ink ? <DrawButton file={ink} /> : null}
                {toSheet && isPaged ? <ToSheetButton {...{ file, page, toSheet }} /> : null}
              </ViewerHead>
            </EscapeContext>
            <FailureNotice error={error} className="m-3 flex-none" />
            <div {...(isPaged && hand)} className="relative flex min-h-0 flex-1 flex-col">
              {View ? <View {...{ roomId, file, zoom, page, ink }} onPage={setPage} /> : null}
              {ink ? (
                // Its colours are those that the page shows.
                <div className="file-page contents text-ink">
                  <EscapeContext value={leave}>
                    <InkFoot file={ink} />
                  </EscapeContext>
                </div>
              ) : null}
            </div>
          </InkedFile>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Who draws puts the tools away by Escape, and closes the file by the next. */
const isOnDrawing = (ink: FileInk | null): boolean =>
  ink?.isDrawing === true && (document.activeElement?.closest('[data-ink], [data-ink-bar]') ?? null) !== null;
