'use client';

import { useEffect, useState } from 'react';
import { useUserError } from '@/lib/errors/client/use-user-error';
import type { UserError } from '@/lib/errors/to-user-error';
import { readFileLink } from '@/lib/files/client/file-link';
import type { OpenPdf, PdfLock } from '@/lib/files/client/pdf/open-pdf';
import { openRoomPdf } from '@/lib/files/client/pdf/open-room-pdf';

type State = { pdf: OpenPdf | null; lock: PdfLock | null; failure: unknown };
const none: State = { pdf: null, lock: null, failure: null };

/** A PDF of the room, open for as long as it is shown. A lock stands until its password was typed. */
export function usePdf(
  roomId: string,
  fileId: string,
): { pdf: OpenPdf | null; lock: PdfLock | null; error: UserError | null } {
  const [state, setState] = useState<State>(none);
  useEffect(() => {
    const visit = new AbortController();
    const tell = (next: Partial<State>) =>
      visit.signal.aborted ? undefined : setState({ ...none, ...next });
    const opening = openRoomPdf({
      ...{ roomId, fileId, signal: visit.signal },
      link: readFileLink(roomId, fileId),
      ask: (lock) => tell({ lock }),
    });
    opening.then(
      (pdf) => tell({ pdf }),
      (failure: unknown) => tell({ failure }),
    );
    return () => {
      visit.abort();
      void opening.then(
        (pdf) => pdf.close(),
        () => undefined,
      );
    };
  }, [roomId, fileId]);
  return { pdf: state.pdf, lock: state.lock, error: useUserError(state.failure) };
}
