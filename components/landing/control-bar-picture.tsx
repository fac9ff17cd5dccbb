import { useTranslations } from 'next-intl';
import { ChevronUp, Mic, MonitorUp, PhoneOff, Users, Video } from 'lucide-react';
import { PictureControl } from '@/components/landing/picture-control';

/** The control bar of the call, with everything switched on. */
export function ControlBarPicture() {
  const t = useTranslations('landing.picture');
  return (
    <div className="flex h-14 items-center justify-center gap-2 tablet:h-16">
      <PictureControl icon={<Mic />} aside={<ChevronUp />} />
      <PictureControl icon={<Video />} aside={<ChevronUp />} />
      <PictureControl icon={<MonitorUp />} className="max-tablet:hidden" />
      <PictureControl icon={<Users />} />
      <span className="ml-2 grid h-11 w-11 place-items-center rounded-10 bg-poppy-fill font-semibold text-on-poppy tablet:w-22">
        <span className="max-tablet:hidden">{t('leave')}</span>
        <PhoneOff className="tablet:hidden" />
      </span>
    </div>
  );
}
