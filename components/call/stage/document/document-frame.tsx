'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DocumentBar } from '@/components/call/stage/document/document-bar';
import { DocumentLead } from '@/components/call/stage/document/document-lead';
import { PointedPage } from '@/components/call/stage/document/pointed-page';
import type { ShownDocument } from '@/components/call/stage/document/use-shown-document';
import type { CallRoomState } from '@/components/call/use-call-room';
import { useZoomHand } from '@/components/files/viewer/use-zoom-hand';
import type { FileInk } from '@/components/ink/file/file-drawing';
import { PageFoot } from '@/components/ink/file/page-foot';
import { InkFoot } from '@/components/ink/ink-foot';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { useElementSize } from '@/lib/call/client/stage/use-element-size';
import type { Size } from '@/lib/call/stage/tile-layout';
import { useDelayedFlag } from '@/lib/core/client/use-delayed-flag';
import type { UserError } from '@/lib/errors/to-user-error';
import type { RoomFile } from '@/lib/files/schema';

type FrameProps = {
  room: CallRoomState;
  document: ShownDocument;
  /** Fetches the file again. */
  onRetry: () => void;
  className: string;
};

export type OnStageProps = FrameProps & { file: RoomFile; ink: FileInk };

type DocumentFrameProps = FrameProps & {
  /** Null until it is known. */
  file: RoomFile | null;
  /** What is drawn on it; null where nothing can be. */
  ink: FileInk | null;
  pages: number | null;
  isWaiting: boolean;
  error: UserError | null;
  /** Draws the page into that space. */
  children: (space: Size) => ReactNode;
};

/** The distance of the page from the edge of the stage (CSS px): a phone has no room to give away. */
const marginIn = (width: number): number => (width < 600 ? 6 : 16);

/** The controls of a document, who leads, and the page below. */
export function DocumentFrame(props: DocumentFrameProps) {
  const { room, document, file, ink, pages, isWaiting, error, onRetry, className, children } = props;
  const t = useTranslations('call.document');
  const { ref, size } = useElementSize();
  const page = Math.min(document.place.page, pages ?? document.place.page);
  const hand = useZoomHand(document.place.zoom, (zoom) => document.move({ zoom }));
  const isSlow = useDelayedFlag(isWaiting, { delayMs: 10_000 });
  const margin = marginIn(size.width);
  const space = { width: size.width - 2 * margin, height: size.height - 2 * margin };
  return (
    <section
      aria-label={t('label')}
      className={clsx('flex flex-col overflow-hidden rounded-12 bg-tile text-stage-text', className)}
    >
      <DocumentBar {...{ room, document, file, ink, pages }} />
      <DocumentLead {...{ document, pages }} />
      <div {...hand} className="relative flex min-h-0 flex-1 flex-col">
        <div
          ref={ref}
          role="region"
          data-paper=""
          aria-label={t('page')}
          tabIndex={0}
          className={clsx(
            'grid min-h-0 flex-1 justify-items-center-safe overflow-auto -outline-offset-2',
            // A page begins at its top, as on paper; all else stands in the middle.
            file?.kind === 'pdf' && !isWaiting ? 'items-start' : 'items-center-safe',
          )}
          // The end of the page can be scrolled out from under the tools.
          style={{ padding: margin, paddingBottom: ink?.isDrawing === true ? 88 : margin }}
        >
          {isWaiting ? (
            <p role="status" className="text-14 text-stage-text-2">
              {t(isSlow ? 'slow' : 'coming')}
            </p>
          ) : null}
          <FailureNotice
            error={error}
            className="paper"
            action={
              <Button variant="edge" size={32} onClick={onRetry}>
                {t('retry')}
              </Button>
            }
          />
          {size.width === 0 || error ? null : (
            <div className="grid gap-2">
              <PointedPage data={room.call.data} document={document}>
                {children(space)}
              </PointedPage>
              {ink ? <PageFoot page={file?.kind === 'pdf' ? page : null} /> : null}
            </div>
          )}
        </div>
        {ink ? (
          // Its colours are those that the page shows.
          <div className="file-page contents text-ink">
            <InkFoot file={ink} />
          </div>
        ) : null}
      </div>
    </section>
  );
}
