import { useTranslations } from 'next-intl';
import { ControlBarPicture } from '@/components/landing/control-bar-picture';
import { Picture } from '@/components/landing/picture';
import { PictureTile } from '@/components/landing/picture-tile';
import { emmy, leonhard, sofya, srinivasa } from '@/components/landing/sample-people';
import { SharedPage } from '@/components/landing/shared-page';

/**
 * The call as it is today: a shared screen, the people beside it, the control bar. From 1100 px the flint runs
 * off the right edge of the window and takes the last tiles with it.
 */
export function CallPicture() {
  const t = useTranslations('landing.picture');
  return (
    <Picture description={t('described')}>
      <div className="grid min-w-0 gap-2 desktop:-mr-3 desktop:grid-cols-[minmax(0,1fr)_152px] wide:grid-cols-[calc(100%-var(--side)-12px)_min(240px,calc(var(--side)+4px))]">
        <div className="flex flex-col desktop:col-start-1 desktop:row-start-1">
          <SharedPage className="desktop:h-[502px]" />
        </div>
        <div className="row-start-1 grid auto-cols-[minmax(120px,1fr)] grid-flow-col gap-2 overflow-hidden max-desktop:h-24 max-desktop:*:pb-5 desktop:*:pr-3 desktop:col-start-2 desktop:auto-rows-fr desktop:grid-flow-row">
          <PictureTile person={emmy} isSpeaking />
          <PictureTile person={sofya} />
          <PictureTile person={leonhard} isMuted />
          <PictureTile person={srinivasa} label={t('you')} />
        </div>
        <div className="desktop:col-start-1">
          <ControlBarPicture />
        </div>
      </div>
    </Picture>
  );
}
