'use client';

import { Camera, CircleCheck, Hand } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { CornerHandle } from '@/components/paper/corner-handle';
import { Button } from '@/components/ui/buttons/button';
import type { PaperCamera } from '@/lib/paper/client/paper-camera';
import { usePaperView } from '@/lib/paper/client/use-paper-view';
import { corners, type Quad } from '@/lib/paper/geometry/quad';

type PaperViewProps = {
  camera: PaperCamera;
  /** Opens the camera again after the device took it away. */
  onReopen: () => void;
};

/** The picture of a camera for paper as large as it fits, with the corners of the page over it. */
export function PaperView({ camera, onReopen }: PaperViewProps) {
  const t = useTranslations('paper.view');
  const { phase, frame, quad, isStraight, cornersBy } = usePaperView(camera);
  if (phase === 'closed') {
    return (
      <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-6 text-center">
        <p>{t('closed')}</p>
        <Button variant="stage" size={44} icon={<Camera />} onClick={onReopen}>
          {t('reopen')}
        </Button>
      </div>
    );
  }
  if (frame.width === 0) return null;
  return (
    <div className="@container-size absolute inset-0 grid place-items-center overflow-hidden">
      <div
        className="relative"
        style={{
          aspectRatio: `${frame.width} / ${frame.height}`,
          width: `min(100cqw, ${100 * (frame.width / frame.height)}cqh)`,
        }}
      >
        <Picture camera={camera} />
        {isStraight ? <Outline quad={quad} /> : null}
        {isStraight
          ? corners.map((name, at) => <CornerHandle key={name} {...{ camera, at }} label={t(name)} />)
          : null}
      </div>
      {isStraight ? (
        <p
          role="status"
          className="pointer-events-none absolute top-3 flex items-center gap-2 rounded-8 bg-stage px-3 py-1.5 text-13"
        >
          {cornersBy === 'nobody' ? (
            <Hand className="size-4!" />
          ) : (
            <CircleCheck className="size-4! text-moss" />
          )}
          {t(cornersBy)}
        </p>
      ) : null}
    </div>
  );
}

/** The camera's own element, or the picture that was frozen. */
function Picture({ camera }: { camera: PaperCamera }) {
  const t = useTranslations('paper.view');
  const { isFrozen } = usePaperView(camera);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { video, frozen } = camera;
    for (const shown of [video, frozen]) shown.className = 'absolute inset-0 size-full';
    place.current?.replaceChildren(isFrozen ? frozen : video);
  }, [camera, isFrozen]);
  return (
    <div
      ref={place}
      role="img"
      className="absolute inset-0"
      aria-label={t(isFrozen ? 'frozen' : 'picture')}
    />
  );
}

function Outline({ quad }: { quad: Quad }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      <polygon
        points={quad.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="white"
        strokeWidth={3}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
