'use client';

import { useEffect, useRef, useState } from 'react';
import { FailureNotice } from '@/components/shell/failure-notice';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { errorCodeOf } from '@/lib/errors/error-code-of';
import type { OpenPdf } from '@/lib/files/client/pdf/open-pdf';

type PdfPageProps = {
  pdf: OpenPdf;
  page: number;
  /** In CSS px. */
  width: number;
  label: string;
};

/** One page of a PDF as a picture, and its words for those who do not see it. */
export function PdfPage({ pdf, page, width, label }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const error = useUserError(failure);
  useEffect(() => {
    if (!canvas.current || width <= 0) return;
    pdf.draw(page, width, canvas.current).then(
      (drawn) => {
        setText(drawn.text);
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
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        hidden={error !== null}
        className="page-of-file shadow-1"
        style={{ width }}
      />
      <p className="sr-only">{text}</p>
    </div>
  );
}
