'use client';

import { Upload as UploadSign } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode } from 'react';
import { ChooseFiles } from '@/components/files/choose-files';
import { DeleteFile } from '@/components/files/delete-file';
import { FileRow } from '@/components/files/file-row';
import { QuotaLine } from '@/components/files/quota-line';
import { RefusedFiles } from '@/components/files/refused-files';
import { UploadRow } from '@/components/files/upload-row';
import type { FileWays } from '@/components/files/viewer/view-props';
import { useFileDrop } from '@/components/files/use-file-drop';
import { useFileActions } from '@/components/files/use-file-actions';
import { FailureNotice } from '@/components/shell/failure-notice';
import { EmptyState } from '@/components/ui/empty-state';
import { SectionHead } from '@/components/files/section-head';
import { useNow } from '@/lib/core/client/use-now';
import type { PersonColour } from '@/lib/core/person-hue';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useFiles } from '@/lib/files/client/use-files';
import { formatSize } from '@/lib/files/format-size';
import { fileLimits } from '@/lib/files/limits';

export type FilesProps = FileWays & {
  roomId: string;
  uid: string;
  colourOf: (uid: string) => PersonColour;
  /** Why this person adds nothing, and what they can do about it; null where they may. */
  denied: { reason: string; way: ReactNode } | null;
  /** Whether they may delete what others have shared. */
  mayDeleteAll: boolean;
};

type FilesFrameProps = FilesProps & {
  /** Of its parts: below the panel's heading, or below that of the page. */
  headingLevel: 2 | 3;
  /** Puts the parts where they stand. */
  children: (parts: {
    count: number;
    choose: ReactNode;
    list: ReactNode;
    quota: ReactNode;
    /** For the element in which files are dropped and pasted. */
    handlers: ReturnType<typeof useFileDrop>['handlers'];
  }) => ReactNode;
};

/** The files of a room, in whatever stands around them: a panel beside a call, or a page. */
export function FilesFrame({
  roomId,
  uid,
  colourOf,
  denied,
  mayDeleteAll,
  onShow,
  toSheet,
  drawing,
  headingLevel,
  children,
}: FilesFrameProps) {
  const t = useTranslations('files');
  const now = useNow();
  const { files, isReady, failure, uploads, refused, add, dismissRefused, actions, remove } = useFiles(
    roomId,
    uid,
  );
  const error = useUserError(failure);
  const {
    actionsOf,
    deleting,
    viewer,
    error: actionError,
  } = useFileActions({ roomId, remove, onShow, toSheet, drawing });
  const { isOver, handlers } = useFileDrop(denied ? undefined : add);
  const used = files.reduce((sum, { size }) => sum + size, 0);
  const list = (
    <>
      <FailureNotice error={error} className="m-3" />
      <FailureNotice error={actionError} className="m-3" />
      {isOver ? <DropPlace /> : null}
      <RefusedFiles refused={refused} onDismiss={dismissRefused} />
      {uploads.length > 0 ? (
        <section aria-label={t('coming')}>
          <SectionHead title={t('coming')} count={uploads.length} headingLevel={headingLevel} />
          <ul>
            {uploads.map((upload) => (
              <UploadRow key={upload.id} {...{ upload, actions }} colour={colourOf(uid)} />
            ))}
          </ul>
        </section>
      ) : null}
      {files.length > 0 ? (
        <section aria-label={t('here')}>
          <SectionHead title={t('here')} count={files.length} headingLevel={headingLevel} />
          <ul>
            {files.map((file) => (
              <FileRow
                key={file.id}
                {...{ file, now }}
                {...actionsOf(file, file.by === uid || mayDeleteAll)}
                isMine={file.by === uid}
                colour={colourOf(file.by)}
              />
            ))}
          </ul>
        </section>
      ) : null}
      {isReady && files.length === 0 && uploads.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          why={t('empty.line')}
          headingLevel={headingLevel}
          className="m-auto p-6"
        />
      ) : null}
      <DeleteFile {...deleting} />
      {viewer}
    </>
  );
  return children({
    count: files.length,
    choose: <ChooseFiles denied={denied} onFiles={add} />,
    ...{ list, handlers },
    quota: <QuotaLine used={used} />,
  });
}

/** Opens above the list while files hover over it. */
function DropPlace() {
  const t = useTranslations('files.drop');
  return (
    <div className="m-3 flex items-center gap-3 rounded-8 border-2 border-dashed border-orchid bg-orchid-wash px-4 py-5 text-orchid">
      <UploadSign aria-hidden="true" />
      <div>
        <p className="text-14 font-semibold text-ink">{t('title')}</p>
        <p className="text-12 text-ink-2">{t('line', { size: formatSize(fileLimits.file) })}</p>
      </div>
    </div>
  );
}
