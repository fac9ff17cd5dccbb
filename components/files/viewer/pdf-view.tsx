'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ViewProps } from '@/components/files/viewer/view-props';
import { LockedPdf } from '@/components/files/viewer/locked-pdf';
import { PdfPage } from '@/components/files/viewer/pdf-page';
import { usePdf } from '@/components/files/viewer/use-pdf';
import { ViewerSpace } from '@/components/files/viewer/viewer-space';
import { PageDrawers } from '@/components/ink/file/page-drawers';
import { PageFoot } from '@/components/ink/file/page-foot';
import { FailureNotice } from '@/components/shell/failure-notice';
import { IconButton } from '@/components/ui/buttons/icon-button';

/** A PDF, one page at a time. */
export function PdfView({ roomId, file, zoom, page, ink, onPage }: ViewProps) {
  const t = useTranslations('files.viewer');
  const { pdf, lock, error } = usePdf(roomId, file.id);
  const pages = pdf?.pages ?? 1;
  const width = Math.min(widest, globalThis.innerWidth - 32) * zoom;
  return (
    <>
      <ViewerSpace label={file.name} isCentred isUnderTools={ink?.isDrawing === true}>
        <FailureNotice error={error} />
        {lock ? <LockedPdf {...{ roomId, lock }} fileId={file.id} /> : null}
        {pdf ? (
          <div className="grid gap-2">
            <PdfPage {...{ pdf, page, width, ink }} label={t('page', { page, pages })} />
            <PageFoot {...{ page }} />
          </div>
        ) : null}
      </ViewerSpace>
      <footer className="relative flex flex-none items-center justify-center gap-2 border-t border-line py-1">
        <p className="absolute left-4 text-13 text-ink-2 max-desktop:sr-only">
          <PageDrawers {...{ page }} otherwise={null} />
        </p>
        <IconButton
          label={t('before')}
          icon={<ChevronLeft />}
          isIdle={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <span aria-live="polite" className="text-13 tabular">
          {t('page', { page, pages })}
        </span>
        <IconButton
          label={t('after')}
          icon={<ChevronRight />}
          isIdle={page >= pages}
          onClick={() => onPage(page + 1)}
        />
      </footer>
    </>
  );
}

/** The widest that a page is drawn at the first zoom (CSS px). */
const widest = 900;
