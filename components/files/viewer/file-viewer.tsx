'use client';

import { Download, Presentation, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Dialog as Primitive } from 'radix-ui';
import { useState } from 'react';
import { NotebookView } from '@/components/files/viewer/notebook-view';
import { PdfView } from '@/components/files/viewer/pdf-view';
import { PictureView } from '@/components/files/viewer/picture-view';
import { TableView } from '@/components/files/viewer/table-view';
import { ToSheetButton } from '@/components/files/viewer/to-sheet-button';
import { TextView } from '@/components/files/viewer/text-view';
import type { FileWays, ShownFile } from '@/components/files/viewer/view-props';
import { FailureNotice } from '@/components/shell/failure-notice';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { EscapeContext } from '@/components/ui/focus/escape-context';
import { useOwnEscape } from '@/components/ui/focus/use-own-escape';
import { useReturnFocus } from '@/components/ui/focus/use-return-focus';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { saveRoomFile } from '@/lib/files/client/file-link';
import { cutName } from '@/lib/files/cut-name';
import { isDrawn } from '@/lib/files/view/viewable';
import { zoomBy } from '@/lib/files/view/zoom';

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
export function FileViewer({ roomId, file, onShow, toSheet, onClose }: FileViewerProps) {
  const t = useTranslations('files.viewer');
  const words = useTranslations('files');
  const returnFocus = useReturnFocus();
  const ownEscape = useOwnEscape(onClose);
  const [zoom, setZoom] = useState(1);
  const [page, setPage] = useState(1);
  const saving = useAction(() => saveRoomFile(roomId, file.id));
  const error = useUserError(saving.state.failure);
  const View = views[file.kind];
  const [smaller, larger] = [zoomBy(zoom, -1), zoomBy(zoom, 1)];
  return (
    <Primitive.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Primitive.Portal>
        <Primitive.Content
          {...returnFocus}
          {...ownEscape}
          aria-describedby={undefined}
          className="fixed inset-0 z-dialog flex flex-col bg-raised outline-none"
        >
          {/* A tooltip of its buttons hands the key on. */}
          <EscapeContext value={onClose}>
            <header className="flex flex-none items-center gap-1 border-b border-line py-2 pr-2 pl-4">
              <Primitive.Title className="min-w-0 flex-1 truncate text-14 font-semibold" title={file.name}>
                {cutName(file.name, 40)}
              </Primitive.Title>
              {isDrawn(file) ? (
                <>
                  <IconButton
                    label={t('smaller')}
                    icon={<ZoomOut />}
                    isIdle={smaller === null}
                    onClick={() => setZoom(smaller ?? zoom)}
                  />
                  <span className="w-12 text-center text-13 tabular" aria-live="polite">
                    {t('zoom', { zoom })}
                  </span>
                  <IconButton
                    label={t('larger')}
                    icon={<ZoomIn />}
                    isIdle={larger === null}
                    onClick={() => setZoom(larger ?? zoom)}
                  />
                </>
              ) : null}
              {toSheet && isDrawn(file) ? <ToSheetButton {...{ file, page, toSheet }} /> : null}
              {onShow && isDrawn(file) ? (
                <IconButton
                  label={words('show')}
                  icon={<Presentation />}
                  onClick={() => {
                    onClose();
                    onShow(file);
                  }}
                />
              ) : null}
              <IconButton
                label={t('save')}
                icon={<Download />}
                isPending={saving.state.isPending}
                onClick={() => saving.start(undefined)}
              />
              <IconButton label={t('close')} icon={<X />} onClick={onClose} />
            </header>
          </EscapeContext>
          <FailureNotice error={error} className="m-3 flex-none" />
          {View ? <View {...{ roomId, file, zoom, page }} onPage={setPage} /> : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
