'use client';

import { useEffect, useState } from 'react';
import { useUserError } from '@/lib/errors/client/use-user-error';
import type { UserError } from '@/lib/errors/to-user-error';
import { readFileLink } from '@/lib/files/client/file-link';
import { openPdf, type OpenPdf } from '@/lib/files/client/open-pdf';

/** A PDF of the room, open for as long as it is shown. */
export function usePdf(roomId: string, fileId: string): { pdf: OpenPdf | null; error: UserError | null } {
  const [state, setState] = useState<{ pdf: OpenPdf | null; failure: unknown }>({ pdf: null, failure: null });
  useEffect(() => {
    let isOver = false;
    const opening = readFileLink(roomId, fileId).then(openPdf);
    opening.then(
      (pdf) => (isOver ? pdf.close() : setState({ pdf, failure: null })),
      (failure: unknown) => (isOver ? undefined : setState({ pdf: null, failure })),
    );
    return () => {
      isOver = true;
      void opening.then(
        (pdf) => pdf.close(),
        () => undefined,
      );
    };
  }, [roomId, fileId]);
  return { pdf: state.pdf, error: useUserError(state.failure) };
}
