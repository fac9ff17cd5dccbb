'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DocumentFrame } from '@/components/call/stage/document/document-frame';
import { PdfOnStage } from '@/components/call/stage/document/pdf-on-stage';
import { PictureOnStage } from '@/components/call/stage/document/picture-on-stage';
import { useShownDocument, type ShownDocument } from '@/components/call/stage/document/use-shown-document';
import type { CallRoomState } from '@/components/call/use-call-room';
import { Notice } from '@/components/ui/notice';
import { useWatch } from '@/lib/core/client/use-watch';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { watchFile } from '@/lib/files/client/watch-file';

type DocumentStageProps = { room: CallRoomState; className: string };

/** A file of the room on the stage: everybody sees the page at which the person is who shows it. */
export function DocumentStage({ room, className }: DocumentStageProps) {
  const document = useShownDocument(room);
  const [attempt, setAttempt] = useState(0);
  if (document === null) return null;
  return (
    <WatchedDocument
      key={`${document.place.id} ${String(attempt)}`}
      {...{ room, document, className }}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

type WatchedDocumentProps = DocumentStageProps & { document: ShownDocument; onRetry: () => void };

function WatchedDocument(frame: WatchedDocumentProps) {
  const t = useTranslations('call.document');
  const { room, document } = frame;
  const { value: file, failure } = useWatch(watchFile, room.context.roomId, document.place.id);
  const error = useUserError(failure);
  if (file?.kind === 'pdf') return <PdfOnStage {...frame} file={file} />;
  if (file?.kind === 'picture') return <PictureOnStage {...frame} file={file} />;
  return (
    <DocumentFrame
      {...frame}
      file={null}
      pages={null}
      isWaiting={file === undefined && error === null}
      error={error}
    >
      {() =>
        file === undefined ? null : <Notice tone="info">{t(file === null ? 'gone' : 'noPages')}</Notice>
      }
    </DocumentFrame>
  );
}
