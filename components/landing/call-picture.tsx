import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ControlBarPicture } from '@/components/landing/control-bar-picture';
import { PictureTile } from '@/components/landing/picture-tile';
import { emmy, leonhard, sofya, srinivasa } from '@/components/landing/sample-people';

/**
 * The call as it is today: a sheet, the people beside it, the control bar. The sheet can be used, the rest is a
 * picture. From 1100 px the flint runs off the right edge of the window and takes the last tiles with it.
 */
export function CallPicture({ sheet }: { sheet: ReactNode }) {
  const t = useTranslations('landing.picture');
  return (
    <figure>
      <figcaption className="sr-only">{t('described')}</figcaption>
      <div className="grid min-w-0 gap-2 desktop:-mr-3 desktop:grid-cols-[minmax(0,1fr)_152px] wide:grid-cols-[calc(100%-var(--side)-12px)_min(240px,calc(var(--side)+4px))]">
        <div className="flex min-w-0 flex-col desktop:col-start-1 desktop:row-start-1">{sheet}</div>
        <div
          aria-hidden="true"
          className="pointer-events-none select-none row-start-1 grid auto-cols-[minmax(120px,1fr)] grid-flow-col gap-2 overflow-hidden max-desktop:h-24 max-desktop:*:pb-5 desktop:*:pr-3 desktop:col-start-2 desktop:auto-rows-fr desktop:grid-flow-row"
        >
          <PictureTile person={emmy} isSpeaking />
          <PictureTile person={sofya} />
          <PictureTile person={leonhard} isMuted />
          <PictureTile person={srinivasa} label={t('you')} />
        </div>
        <div aria-hidden="true" className="pointer-events-none select-none desktop:col-start-1">
          <ControlBarPicture />
        </div>
      </div>
    </figure>
  );
}
