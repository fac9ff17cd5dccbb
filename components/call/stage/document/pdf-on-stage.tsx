'use client';

import { useTranslations } from 'next-intl';
import { DocumentFrame, type OnStageProps } from '@/components/call/stage/document/document-frame';
import { LockedPdf } from '@/components/files/viewer/locked-pdf';
import { PdfPage } from '@/components/files/viewer/pdf-page';
import { usePdf } from '@/components/files/viewer/use-pdf';

/** The widest that a page is drawn at the first zoom (CSS px). */
const widest = 900;

/** A page of a PDF on the stage. */
export function PdfOnStage(props: OnStageProps) {
  const t = useTranslations('files.viewer');
  const { room, document, file } = props;
  const { roomId } = room.context;
  const { pdf, lock, error } = usePdf(roomId, file.id);
  const pages = pdf?.pages ?? null;
  const page = Math.min(document.place.page, pages ?? 1);
  return (
    <DocumentFrame
      {...props}
      {...{ pages, error }}
      isWaiting={pdf === null && lock === null && error === null}
    >
      {({ width }) =>
        lock ? (
          <LockedPdf {...{ roomId, lock }} fileId={file.id} />
        ) : (
          pdf && (
            <PdfPage
              {...{ pdf, page }}
              ink={props.ink}
              width={Math.min(widest, width) * document.place.zoom}
              label={t('page', { page, pages: pdf.pages })}
            />
          )
        )
      }
    </DocumentFrame>
  );
}
