import { useTranslations } from 'next-intl';
import { Check, ChevronDown, Mic, VideoOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture } from '@/components/landing/picture';
import { PictureControl } from '@/components/landing/picture-control';
import { PictureTile } from '@/components/landing/picture-tile';
import { sofya } from '@/components/landing/sample-people';
import { Story } from '@/components/landing/story';

/** The device check: nobody is seen before they want to be. */
export function ArrivingStory() {
  const t = useTranslations('landing.arriving');
  return (
    <Story title={t('title')} text={t('text')} layout="above">
      <Picture description={t('described')}>
        <div className="flint grid gap-2 rounded-12 p-2 tablet:p-3 desktop:grid-cols-[minmax(0,1fr)_360px]">
          <div className="relative aspect-video overflow-hidden rounded-10 desktop:aspect-auto desktop:h-[392px]">
            <PictureTile person={sofya} className="size-full" />
            <span className="absolute right-3 bottom-3 flex gap-2">
              <PictureControl icon={<Mic />} />
              <PictureControl icon={<VideoOff />} look="off" />
            </span>
            <span className="absolute inset-x-0 bottom-0 flex h-1 bg-stage-button">
              <span className="w-[46%] bg-speaking" />
            </span>
          </div>
          <div className="paper flex flex-col gap-6 rounded-10 p-4 tablet:p-8">
            <PictureSelect label={t('camera')} value={t('cameraName')} />
            <PictureSelect
              label={t('microphone')}
              value={t('microphoneName')}
              aside={
                <span className="flex items-center gap-1.5 text-13 text-moss">
                  <Check className="size-4!" />
                  {t('heard')}
                </span>
              }
            />
            <div className="mt-auto text-center">
              <span className="grid h-12 place-items-center rounded-8 bg-orchid text-16 font-semibold text-on-orchid">
                {t('join')}
              </span>
              <p className="mt-2 text-13 text-ink-2">{t('promise')}</p>
            </div>
          </div>
        </div>
      </Picture>
    </Story>
  );
}

function PictureSelect({ label, value, aside }: { label: string; value: string; aside?: ReactNode }) {
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between">
        <span className="font-medium">{label}</span>
        {aside}
      </div>
      <div className="flex h-10 items-center justify-between rounded-8 border border-line-strong px-3">
        {value}
        <ChevronDown className="size-4! text-ink-2" />
      </div>
    </div>
  );
}
