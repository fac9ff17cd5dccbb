'use client';

import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { DocumentActions } from '@/components/call/stage/document/document-actions';
import { documentButton as button } from '@/components/call/stage/document/document-button';
import type { ShownDocument } from '@/components/call/stage/document/use-shown-document';
import type { CallRoomState } from '@/components/call/use-call-room';
import { FileIcon } from '@/components/files/file-icon';
import type { FileInk } from '@/components/ink/file/file-drawing';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { cutName } from '@/lib/files/cut-name';
import type { RoomFile } from '@/lib/files/schema';
import { zoomBy } from '@/lib/files/view/zoom';

type DocumentBarProps = {
  room: CallRoomState;
  document: ShownDocument;
  file: RoomFile | null;
  ink: FileInk | null;
  pages: number | null;
};

/** The name of a document, its page and its size. A learner who turns a page follows no more. */
export function DocumentBar({ room, document: { place, move }, file, ink, pages }: DocumentBarProps) {
  const page = Math.min(place.page, pages ?? place.page);
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
      {pages !== null && pages > 1 ? <PageTurner {...{ page, pages, move }} /> : null}
      <Zoomer zoom={place.zoom} move={move} />
      {file ? (
        <DocumentActions
          {...{ room, file, ink, page }}
          onFit={place.zoom === 1 ? undefined : () => move({ zoom: 1 })}
        />
      ) : null}
    </header>
  );
}

type Move = ShownDocument['move'];

/** The page that is shown, and the ways to its neighbours. */
function PageTurner({ page, pages, move }: { page: number; pages: number; move: Move }) {
  const t = useTranslations('files.viewer');
  const words = useTranslations('call.document');
  return (
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
        isIdle={page >= pages}
        onClick={() => move({ page: page + 1 })}
      />
    </div>
  );
}

/** How large it is shown. */
function Zoomer({ zoom, move }: { zoom: number; move: Move }) {
  const t = useTranslations('files.viewer');
  const words = useTranslations('call.document');
  const [smaller, larger] = [zoomBy(zoom, -1), zoomBy(zoom, 1)];
  return (
    <div className="flex items-center gap-1">
      <IconButton
        {...button}
        label={t('smaller')}
        icon={<ZoomOut />}
        isIdle={smaller === null}
        onClick={() => move({ zoom: smaller ?? zoom })}
      />
      <span className="min-w-12 text-center tabular" aria-live="polite">
        {t('zoom', { zoom })}
      </span>
      <IconButton
        {...button}
        label={t('larger')}
        icon={<ZoomIn />}
        isIdle={larger === null}
        onClick={() => move({ zoom: larger ?? zoom })}
      />
      <IconButton
        {...button}
        className={clsx(button.className, 'max-tablet:hidden')}
        label={words('fit')}
        icon={<Maximize />}
        isIdle={zoom === 1}
        onClick={() => move({ zoom: 1 })}
      />
    </div>
  );
}
