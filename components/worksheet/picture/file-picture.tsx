'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FailureNotice } from '@/components/shell/failure-notice';
import { DrawnPicture } from '@/components/worksheet/picture/drawn-picture';
import { Button } from '@/components/ui/buttons/button';
import { Notice } from '@/components/ui/notice';
import { useDelayedFlag } from '@/lib/core/client/use-delayed-flag';
import { useSeen } from '@/lib/core/client/use-seen';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { errorCodeOf } from '@/lib/errors/error-code-of';
import { drawFilePage } from '@/lib/files/client/pdf/draw-file-page';
import { keptFileLink } from '@/lib/files/client/link-cache';
import { pictureFailure } from '@/lib/files/client/picture-failure';
import type { Picture } from '@/lib/worksheet/picture/picture';

type FilePictureProps = Picture & {
  alt: string;
  /** The cell that shows it, and what that is called. */
  cell: { id: string; label: string };
};

/** The widest that a picture stands in a sheet (CSS px). */
const widest = 720;

/** A picture of a room's file, fetched when it comes into view, or the sentence that says why it is not there. */
export function FilePicture(picture: FilePictureProps) {
  const { seen, watch } = useSeen();
  const [attempt, setAttempt] = useState(0);
  return (
    <div ref={watch} data-id="picture" className="group/picture relative min-h-24">
      {seen.length === 0 ? null : (
        <SeenPicture
          key={`${picture.room} ${picture.file} ${String(picture.page)} ${String(attempt)}`}
          {...picture}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
    </div>
  );
}

type State = {
  isHere: boolean;
  failure: unknown;
  /** Its height in parts of its width; undefined where it has no size of its own. */
  ratio?: number | undefined;
};
type ShownProps = FilePictureProps & { onState: (state: State) => void };

function SeenPicture({ onRetry, ...picture }: FilePictureProps & { onRetry: () => void }) {
  const t = useTranslations('worksheet.picture');
  const [{ isHere, failure, ratio }, setState] = useState<State>({ isHere: false, failure: null });
  const isWaiting = !isHere && failure === null;
  const isSlow = useDelayedFlag(isWaiting, { delayMs: 10_000 });
  const error = useUserError(failure);
  const retry = (
    <Button variant="edge" size={32} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  if (failure !== null) {
    const isGone = errorCodeOf(failure) === 'files/not-found';
    return isGone ? <Notice tone="info">{t('gone')}</Notice> : <FailureNotice error={error} action={retry} />;
  }
  const Shown = picture.page === null ? Image : Page;
  return (
    <>
      {isWaiting ? (
        <p role="status" className="flex items-center gap-3 text-13 text-ink-2">
          {t(isSlow ? 'slow' : 'coming')}
          {isSlow ? retry : null}
        </p>
      ) : null}
      <DrawnPicture {...{ ratio }} cell={picture.cell} what={picture.page === null ? 'picture' : 'page'}>
        <Shown {...picture} onState={setState} />
      </DrawnPicture>
    </>
  );
}

function Image({ room, file, alt, onState }: ShownProps) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    keptFileLink(room, file).then(setAddress, (failure: unknown) => onState({ isHere: false, failure }));
  }, [room, file, onState]);
  if (address === null) return null;
  return (
    // The optimiser of Next.js would ask our server without the person's link.
    // oxlint-disable-next-line nextjs/no-img-element
    <img
      src={address}
      alt={alt}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        onState({ isHere: true, failure: null, ratio: ratioOf(width, height) })
      }
      onError={() => void pictureFailure(address).then((failure) => onState({ isHere: false, failure }))}
      className="block max-h-[480px] max-w-full rounded-4 object-contain"
    />
  );
}

const ratioOf = (width: number, height: number): number | undefined =>
  width > 0 && height > 0 ? height / width : undefined;

function Page({ room, file, page, alt, onState }: ShownProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const draw = useCallback(async () => {
    if (!canvas.current) return undefined;
    const place = { roomId: room, fileId: file, page: page ?? 1 };
    await drawFilePage({ ...place, width: widest, canvas: canvas.current });
    return ratioOf(canvas.current.width, canvas.current.height);
  }, [room, file, page]);
  useEffect(() => {
    let isCurrent = true;
    draw().then(
      (ratio) => isCurrent && onState({ isHere: true, failure: null, ratio }),
      (failure: unknown) => isCurrent && onState({ isHere: false, failure }),
    );
    return () => {
      isCurrent = false;
    };
  }, [draw, onState]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={alt}
      className="block h-auto max-w-full rounded-4 page-of-file shadow-1"
      style={{ width: widest }}
    />
  );
}
