'use client';

import { useEffect, useRef, useState } from 'react';
import { DrawnPage } from '@/components/ink/file/drawn-page';
import type { FileInk } from '@/components/ink/file/file-drawing';
import { FailureNotice } from '@/components/shell/failure-notice';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { errorCodeOf } from '@/lib/errors/error-code-of';
import type { PageFacts } from '@/lib/files/client/pdf/draw-page';
import type { OpenPdf } from '@/lib/files/client/pdf/open-pdf';

type PdfPageProps = {
  pdf: OpenPdf;
  page: number;
  /** In CSS px. */
  width: number;
  label: string;
  /** What is drawn on it; null where nothing can be. */
  ink: FileInk | null;
};

type Drawn = PageFacts & { page: number };

/** One page of a PDF as a picture, what is drawn on it, and its words for those who do not see it. */
export function PdfPage({ pdf, page, width, label, ink }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const error = useUserError(failure);
  useEffect(() => {
    if (!canvas.current || width <= 0) return;
    pdf.draw(page, width, canvas.current).then(
      (done) => {
        setDrawn({ ...done, page });
        setFailure(null);
      },
      (thrown: unknown) => {
        // Another page or zoom has been asked for meanwhile.
        if (errorCodeOf(thrown) !== 'client/cancelled') setFailure(thrown);
      },
    );
  }, [pdf, page, width]);
  return (
    <div>
      <FailureNotice error={error} className="paper mb-3" />
      <DrawnPage {...{ page, ink }} ratio={error === null && drawn?.page === page ? drawn.ratio : null}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={label}
          hidden={error !== null}
          className="page-of-file block shadow-1"
          style={{ width }}
        />
      </DrawnPage>
      <p className="sr-only">{drawn?.text}</p>
    </div>
  );
}
