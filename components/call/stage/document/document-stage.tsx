'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DocumentFrame } from '@/components/call/stage/document/document-frame';
import { PdfOnStage } from '@/components/call/stage/document/pdf-on-stage';
import { PictureOnStage } from '@/components/call/stage/document/picture-on-stage';
import { useShownDocument, type ShownDocument } from '@/components/call/stage/document/use-shown-document';
import type { CallRoomState } from '@/components/call/use-call-room';
import { useFileDrawing } from '@/components/call/stage/document/use-file-drawing';
import { useFileInk } from '@/components/ink/file/file-drawing';
import { InkDeskProvider } from '@/components/ink/ink-desk-provider';
import { Notice } from '@/components/ui/notice';
import { useWatch } from '@/lib/core/client/use-watch';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { watchFile } from '@/lib/files/client/watch-file';
import type { RoomFile } from '@/lib/files/schema';
import { isDrawn } from '@/lib/files/view/viewable';

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
  if (file && isDrawn(file)) return <DrawnDocument {...frame} file={file} />;
  return (
    <DocumentFrame
      {...frame}
      file={null}
      ink={null}
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

/** A file of pages, with what is drawn on them. */
function DrawnDocument(frame: WatchedDocumentProps & { file: RoomFile }) {
  const { room, file } = frame;
  const drawing = useFileDrawing(room);
  const ink = useFileInk(room.context.roomId, file.id, drawing);
  const View = file.kind === 'pdf' ? PdfOnStage : PictureOnStage;
  return (
    <InkDeskProvider ink={ink.ink} people={drawing.people}>
      <View {...frame} ink={ink} />
    </InkDeskProvider>
  );
}
