'use client';

import { useState } from 'react';
import { DocumentFrame, type OnStageProps } from '@/components/call/stage/document/document-frame';
import { DrawnPage } from '@/components/ink/file/drawn-page';
import { useLoadedFile } from '@/components/files/viewer/use-loaded-file';
import type { Size } from '@/lib/call/stage/tile-layout';
import type { AppError } from '@/lib/errors/app-error';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { readFileLink } from '@/lib/files/client/file-link';
import { pictureFailure } from '@/lib/files/client/picture-failure';

/** A picture on the stage: as a whole at first, and larger from there. */
export function PictureOnStage(props: OnStageProps) {
  const { room, document, file, ink } = props;
  const { value: address, error } = useLoadedFile(readFileLink, room.context.roomId, file.id);
  const [natural, setNatural] = useState<Size | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const broken = useUserError(failure);
  const ratio = natural === null ? null : natural.height / natural.width;
  const problem = error ?? broken;
  return (
    <DocumentFrame {...props} pages={1} error={problem} isWaiting={natural === null && problem === null}>
      {(space) =>
        address === null || problem ? null : (
          <DrawnPage page={null} {...{ ratio }} ink={ink}>
            {/* The optimiser of Next.js would ask our server without the person's link. */}
            {/* oxlint-disable-next-line nextjs/no-img-element */}
            <img
              src={address}
              alt={file.name}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                setNatural({ width, height })
              }
              onError={() => void pictureFailure(address).then(setFailure)}
              className="block max-w-none shadow-1"
              style={{ width: natural ? fit(natural, space) * document.place.zoom : 0 }}
            />
          </DrawnPage>
        )
      }
    </DocumentFrame>
  );
}

/** The width at which a picture fits into a space. */
const fit = ({ width, height }: Size, space: Size): number =>
  Math.min(space.width, height === 0 ? width : (space.height * width) / height);
