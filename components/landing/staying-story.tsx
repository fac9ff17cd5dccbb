import { useTranslations } from 'next-intl';
import { Picture } from '@/components/landing/picture';
import { ada, emmy, leonhard, maryam, sofya, srinivasa } from '@/components/landing/sample-people';
import { Story } from '@/components/landing/story';
import { AvatarGroup } from '@/components/ui/people/avatar-group';
import { PersonName } from '@/components/ui/people/person-name';
import { StatusDot } from '@/components/ui/people/status-dot';

const inside = [emmy, srinivasa, ada];

const rows = [
  { id: 'algebra', people: [maryam, ada, leonhard] },
  { id: 'proofs', people: [leonhard, sofya] },
  { id: 'beams', people: [emmy, ada] },
] as const;

/** The list of rooms, with one of them live. */
export function StayingStory() {
  const t = useTranslations('landing.staying');
  const room = useTranslations('landing.picture');
  return (
    <Story title={t('title')} text={t('text')} layout="above">
      <Picture description={t('described')}>
        <div className="flint flex flex-wrap items-center justify-between gap-4 rounded-12 p-4 tablet:p-6">
          <div className="grid gap-1">
            <StatusDot>{t('live', { count: String(inside.length) })}</StatusDot>
            <span className="title text-28">{room('room')}</span>
            <span className="flex flex-wrap gap-x-4 text-stage-text-2">
              <span className="tabular">{t('since', { time: '16:00' })}</span>
              {inside.map((person) => (
                <PersonName key={person.name} {...person} />
              ))}
            </span>
          </div>
          <span className="grid h-12 place-items-center rounded-8 bg-orchid px-6 text-16 font-semibold text-on-orchid max-tablet:w-full">
            {t('join')}
          </span>
        </div>
        {rows.map(({ id, people }) => (
          <div
            key={id}
            className="flex min-h-16 items-center gap-4 border-b border-line py-3 last:border-0 tablet:px-6"
          >
            <div className="min-w-0 flex-1">
              <p className="text-16 font-medium">{t(`rows.${id}.name`)}</p>
              <p className="text-13 text-ink-2">{t(`rows.${id}.line`)}</p>
            </div>
            <AvatarGroup people={people} label={people.map(({ name }) => name).join(', ')} />
          </div>
        ))}
      </Picture>
    </Story>
  );
}
