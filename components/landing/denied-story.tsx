import { useTranslations } from 'next-intl';
import { Mic, MonitorUp, Users, Video } from 'lucide-react';
import { Picture } from '@/components/landing/picture';
import { PictureControl } from '@/components/landing/picture-control';
import { emmy, leonhard, srinivasa } from '@/components/landing/sample-people';
import { Story } from '@/components/landing/story';
import { Avatar } from '@/components/ui/avatar';
import { Stroke } from '@/components/ui/stroke';

const people = [
  { person: emmy, profile: 'host' },
  { person: srinivasa, profile: 'learner' },
  { person: leonhard, profile: 'listener' },
] as const;

/** A locked button with its reason, in the very words of the product. */
export function DeniedStory() {
  const t = useTranslations('landing.denied');
  const access = useTranslations('access');
  return (
    <Story title={t('title')} text={t('text')} layout="beside">
      <Picture description={t('described')}>
        <div className="flint grid gap-8 rounded-12 p-4 tablet:grid-cols-[280px_minmax(0,1fr)] tablet:p-6">
          <div className="flex flex-col gap-3">
            <span className="text-13 text-stage-text-2">{t('press', { name: srinivasa.name })}</span>
            <div className="paper rounded-12 p-4">
              <p className="font-medium">
                {access('why.profile-asks', { action: access('actions.screen:publish'), who: 'hosts' })}
              </p>
              <p className="mt-1 text-13 text-ink-2">{access('stillWorks.speak')}</p>
            </div>
            <div className="flex gap-2">
              <PictureControl icon={<Mic />} />
              <PictureControl icon={<Video />} />
              <PictureControl icon={<MonitorUp />} look="denied" isFocused />
              <PictureControl icon={<Users />} />
            </div>
          </div>
          <div className="flex flex-col gap-3">
            <span className="text-13 text-stage-text-2">{t('people')}</span>
            <div className="grid gap-1">
              {people.map(({ person, profile }) => (
                <div key={person.name} className="flex h-12 items-center gap-3">
                  <Stroke hue={person.hue} className="h-8" />
                  <Avatar {...person} size={32} />
                  <span className="flex-1 font-medium">{person.name}</span>
                  <span className="text-13 text-stage-text-2">{access(`profiles.${profile}`)}</span>
                </div>
              ))}
            </div>
          </div>
        </div>
      </Picture>
    </Story>
  );
}
