'use client';

import { ChevronLeft, ChevronRight, Download, FilePlus2, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ShownDocument } from '@/components/call/stage/document/use-shown-document';
import type { CallRoomState } from '@/components/call/use-call-room';
import { lastSheetBeside, sheetBeside } from '@/components/call/stage/sheet-beside';
import { FileIcon } from '@/components/files/file-icon';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { usePageToSheet } from '@/components/worksheet/picture/use-page-to-sheet';
import { useAction } from '@/lib/core/client/use-action';
import { cutName } from '@/lib/files/cut-name';
import { saveRoomFile } from '@/lib/files/client/file-link';
import type { RoomFile } from '@/lib/files/schema';
import { zoomBy } from '@/lib/files/view/zoom';

type DocumentBarProps = {
  room: CallRoomState;
  document: ShownDocument;
  file: RoomFile | null;
  pages: number | null;
};

const button = {
  variant: 'stage-quiet',
  className: 'max-tablet:size-11 aria-disabled:text-stage-text-3!',
} as const;

/** The name of a document, its page and its size. A learner who turns a page follows no more. */
export function DocumentBar({ room, document: { place, move }, file, pages }: DocumentBarProps) {
  const t = useTranslations('files.viewer');
  const words = useTranslations('call.document');
  const { context, rights, toReason, wayOn } = room;
  const { roomId, notify, notifyFailure } = context;
  const saving = useAction(async () => {
    if (file) await saveRoomFile(roomId, file.id).catch(notifyFailure);
  });
  const toSheet = usePageToSheet({ roomId, findDesk: sheetBeside.read, findLast: lastSheetBeside });
  const adding = useAction(async (shown: number) => {
    if (!file) return;
    await toSheet(file, shown).then((name) => void notify(t('inSheet', { name })), notifyFailure);
  });
  const page = Math.min(place.page, pages ?? place.page);
  const [smaller, larger] = [zoomBy(place.zoom, -1), zoomBy(place.zoom, 1)];
  const isLast = pages === null || page >= pages;
  return (
    <header className="flex min-h-12 flex-none items-center gap-1 px-3 text-14 max-tablet:justify-between max-tablet:px-1">
      <p className="flex min-w-0 flex-1 items-center gap-2 font-medium max-tablet:hidden" title={file?.name}>
        {file ? (
          <>
            <FileIcon kind={file.kind} />
            <span className="truncate">{cutName(file.name, 40)}</span>
          </>
        ) : null}
      </p>
      {pages !== null && pages > 1 ? (
        <div className="flex items-center gap-1">
          <IconButton
            {...button}
            label={t('before')}
            icon={<ChevronLeft />}
            isIdle={page <= 1}
            onClick={() => move({ page: page - 1 })}
          />
          <span aria-live="polite" className="min-w-16 text-center tabular">
            <span className="sr-only">{t('page', { page, pages })}</span>
            <span aria-hidden="true">{words('pageOf', { page, pages })}</span>
          </span>
          <IconButton
            {...button}
            label={t('after')}
            icon={<ChevronRight />}
            isIdle={isLast}
            onClick={() => move({ page: page + 1 })}
          />
        </div>
      ) : null}
      <div className="flex items-center gap-1">
        <IconButton
          {...button}
          label={t('smaller')}
          icon={<ZoomOut />}
          isIdle={smaller === null}
          onClick={() => move({ zoom: smaller ?? place.zoom })}
        />
        <span className="min-w-12 text-center tabular" aria-live="polite">
          {t('zoom', { zoom: place.zoom })}
        </span>
        <IconButton
          {...button}
          label={t('larger')}
          icon={<ZoomIn />}
          isIdle={larger === null}
          onClick={() => move({ zoom: larger ?? place.zoom })}
        />
        <IconButton
          {...button}
          label={words('fit')}
          icon={<Maximize />}
          isIdle={place.zoom === 1}
          onClick={() => move({ zoom: 1 })}
        />
      </div>
      <div className="flex flex-1 items-center justify-end gap-1 max-tablet:flex-none">
        {file ? (
          <IconButton
            {...button}
            label={t('toSheet')}
            icon={<FilePlus2 />}
            isPending={adding.state.isPending}
            deniedReason={toReason(rights.sheetDenial)}
            deniedAction={wayOn(rights.sheetDenial)}
            onClick={() => adding.start(page)}
          />
        ) : null}
        {file ? (
          <IconButton
            {...button}
            label={t('save')}
            icon={<Download />}
            isPending={saving.state.isPending}
            onClick={() => saving.start(undefined)}
          />
        ) : null}
      </div>
    </header>
  );
}
