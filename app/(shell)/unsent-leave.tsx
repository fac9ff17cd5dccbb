'use client';

import { useTranslations } from 'next-intl';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { Dialog, DialogActions } from '@/components/ui/overlays/dialog';
import { personHue } from '@/lib/core/person-hue';
import { saveFile } from '@/lib/core/client/save-file';
import { useAction } from '@/lib/core/client/use-action';
import { readWhen } from '@/lib/documents/client/wait-for-document';
import { openDocument } from '@/lib/documents/client/open-document';
import type { DocumentPlace } from '@/lib/documents/document-place';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { readKept } from '@/lib/worksheet/client/own/copy-sheet';
import type { OutgoingCell } from '@/lib/worksheet/exchange/exchange';
import { toMarkdown } from '@/lib/worksheet/exchange/markdown';

type UnsentLeaveProps = {
  places: readonly DocumentPlace[];
  onLeave: () => void;
  onClose: () => void;
};

/** What is drawn beside a sheet or on a file, as papers. */
async function readDrawn(place: DocumentPlace, title: string): Promise<OutgoingCell[]> {
  const { listDrawings } = await import('@/lib/ink/export/list-drawings');
  const look = { hueOf: personHue, title };
  const drawings = await readWhen(
    () => openDocument(place),
    ({ phase }) => phase !== 'loading',
    ({ doc }) => listDrawings(doc, look),
  );
  return Array.from(drawings.values(), (drawing) => ({ kind: 'paper', source: '', drawing }));
}

/** Tells somebody, before they sign out, which edits the service does not have, and offers them as a file. */
export function UnsentLeave({ places, onLeave, onClose }: UnsentLeaveProps) {
  const t = useTranslations('shell.unsent');
  const { state, start } = useAction(async () => {
    const parts: string[] = [];
    for (const [index, place] of places.entries()) {
      const cells =
        place.kind === 'ink'
          ? await readDrawn(place, t('drawing'))
          : await readKept(() => openDocument(place));
      parts.push(toMarkdown(t('sheet', { number: index + 1 }), cells));
    }
    saveFile(t('file'), parts.join('\n'), 'text/markdown');
  });
  const error = useUserError(state.failure);
  return (
    <Dialog
      title={t('title')}
      description={t('line', { count: places.length })}
      closeLabel={t('cancel')}
      isOpen
      onOpenChange={onClose}
    >
      <FailureNotice error={error} />
      {/* The first has the focus, and does no harm. */}
      <DialogActions>
        <Button isPending={state.isPending} onClick={() => start(undefined)}>
          {t('save')}
        </Button>
        <Button variant="edge" onClick={onLeave}>
          {t('leave')}
        </Button>
        <Button variant="edge" onClick={onClose}>
          {t('cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
