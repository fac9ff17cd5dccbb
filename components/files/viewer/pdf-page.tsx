'use client';

import { useEffect, useRef, useState } from 'react';
import type { OpenPdf } from '@/lib/files/client/open-pdf';

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
  useEffect(() => {
    if (!canvas.current || width <= 0) return;
    pdf.draw(page, width, canvas.current).then(
      (drawn) => setText(drawn.text),
      // Another page or zoom has been asked for meanwhile.
      () => undefined,
    );
  }, [pdf, page, width]);
  return (
    <div>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        className="bg-white shadow-1 soft-in-dark"
        style={{ width }}
      />
      <p className="sr-only">{text}</p>
    </div>
  );
}
