import { useTranslations } from 'next-intl';
import { Ellipsis, Hand, MonitorUp } from 'lucide-react';
import { Picture } from '@/components/landing/picture';
import { PictureControl } from '@/components/landing/picture-control';
import { emmy, srinivasa } from '@/components/landing/sample-people';
import { Story } from '@/components/landing/story';
import { Avatar } from '@/components/ui/people/avatar';
import { buttonStyle } from '@/components/ui/buttons/button-style';

/** A locked button with its reason and the way on, and what the host gets of it, in the very words of the product. */
export function DeniedStory() {
  const t = useTranslations('landing.denied');
  return (
    <Story title={t('title')} text={t('text')} layout="beside">
      <Picture description={t('described')}>
        <div className="flint grid gap-8 rounded-12 p-4 tablet:grid-cols-[280px_minmax(0,1fr)] tablet:p-6">
          <Asking />
          <Answering />
        </div>
      </Picture>
    </Story>
  );
}

/** The card over the locked button. */
function Asking() {
  const t = useTranslations('landing.denied');
  const access = useTranslations('access');
  const asks = useTranslations('asks');
  const why = access('why.profile-asks', { action: access('actions.screen:publish'), who: 'hosts' });
  return (
    <div className="flex flex-col gap-3">
      <span className="text-13 text-stage-text-2">{t('press', { name: srinivasa.name })}</span>
      <div className="paper grid rounded-12 p-4">
        <p className="mb-0.5 font-semibold">{access('short.asks', { by: 'profile' })}</p>
        <p className="text-13 text-ink-2">
          {why} {access('stillWorks.speak')}
        </p>
        <span className={`mt-3 ${buttonStyle({ variant: 'orchid' })}`}>
          <Hand />
          {asks('ask', { who: 'host', name: emmy.name })}
        </span>
      </div>
      <div className="flex gap-2">
        <PictureControl icon={<MonitorUp />} look="denied" isFocused />
        <PictureControl icon={<Hand />} />
        <PictureControl icon={<Ellipsis />} />
      </div>
    </div>
  );
}

/** The line that the host gets. */
function Answering() {
  const t = useTranslations('landing.denied');
  const asks = useTranslations('asks');
  return (
    <div className="flex flex-col gap-3">
      <span className="text-13 text-stage-text-2">{t('line', { name: emmy.name })}</span>
      <div className="flex items-center gap-3">
        <Avatar {...srinivasa} size={32} />
        <span className="min-w-0">
          <span className="font-semibold">{srinivasa.name}</span> {asks('queue.what.screen:publish')}
        </span>
      </div>
      <div className="flex gap-2">
        <span className={`${buttonStyle({ size: 44 })} bg-gorse! text-on-gorse!`}>{asks('line.allow')}</span>
        <span className={buttonStyle({ variant: 'stage', size: 44 })}>{asks('line.notNow')}</span>
      </div>
      <p className="mt-auto text-13 text-stage-text-2">{t('lasts')}</p>
    </div>
  );
}
