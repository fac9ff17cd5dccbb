'use client';

import { useState } from 'react';
import type { ViewProps } from '@/components/files/viewer/view-props';
import { useLoadedFile } from '@/components/files/viewer/use-loaded-file';
import { ViewerSpace } from '@/components/files/viewer/viewer-space';
import { DrawnPage } from '@/components/ink/file/drawn-page';
import { PageFoot } from '@/components/ink/file/page-foot';
import { FailureNotice } from '@/components/shell/failure-notice';
import type { AppError } from '@/lib/errors/app-error';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { readFileLink } from '@/lib/files/client/file-link';
import { pictureFailure } from '@/lib/files/client/picture-failure';

/** A picture that fits into the window, and grows from there. */
export function PictureView({ roomId, file, zoom, ink }: ViewProps) {
  const { value: address, error } = useLoadedFile(readFileLink, roomId, file.id);
  const [ratio, setRatio] = useState<number | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const broken = useUserError(failure);
  return (
    <ViewerSpace label={file.name} isCentred isUnderTools={ink?.isDrawing === true}>
      <FailureNotice error={error ?? broken} />
      {address === null || failure ? null : (
        <div
          className={zoom === 1 ? 'grid max-w-full gap-2' : 'grid gap-2'}
          style={zoom === 1 ? undefined : { width: `${zoom * 100}%` }}
        >
          <DrawnPage page={null} {...{ ratio, ink }} className={zoom === 1 ? 'w-fit' : 'w-full'}>
            {/* The optimiser of Next.js would ask our server without the person's link. */}
            {/* oxlint-disable-next-line nextjs/no-img-element */}
            <img
              src={address}
              alt={file.name}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                setRatio(width === 0 ? null : height / width)
              }
              onError={() => void pictureFailure(address).then(setFailure)}
              className={
                zoom === 1 ? 'block max-h-[calc(100dvh-88px)] max-w-full' : 'block w-full max-w-none'
              }
            />
          </DrawnPage>
          <PageFoot page={null} />
        </div>
      )}
    </ViewerSpace>
  );
}
