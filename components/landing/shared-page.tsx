import { useTranslations } from 'next-intl';
import { clsx } from 'clsx';
import { NamePlate } from '@/components/landing/picture-tile';
import { emmy } from '@/components/landing/sample-people';
import { StandingWave } from '@/components/landing/standing-wave';

/** Modes of a string of 65 cm under 72 N with 3.8 g/m, in hertz. */
const modes = [
  { mode: 1, hertz: '105.9' },
  { mode: 2, hertz: '211.8' },
  { mode: 3, hertz: '317.7' },
];

/** What somebody shares in the picture of the call: a page of their notes. */
export function SharedPage({ className }: { className?: string }) {
  const t = useTranslations('landing');
  return (
    <div className={clsx('paper relative flex flex-col overflow-hidden rounded-12', className)}>
      <div className="flex min-h-0 flex-1 flex-col p-4 tablet:px-10 tablet:py-8">
        <p className="title text-22">{t('page.title')}</p>
        <p className="mt-1 font-serif text-16 text-balance text-ink-2">{t('page.question')}</p>
        <div className="mt-4 grid min-h-0 flex-1 content-evenly gap-2 pb-6 desktop:pb-2">
          {modes.map(({ mode, hertz }) => (
            <div
              key={mode}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 tablet:gap-6"
            >
              <span className="font-serif text-16 italic tabular">
                {t('page.mode', { number: String(mode) })}
              </span>
              <StandingWave mode={mode} className="max-h-[104px] w-full" />
              <span className="text-13 text-ink-2 tabular tablet:text-14">
                {t('page.frequency', { hertz })}
              </span>
            </div>
          ))}
        </div>
      </div>
      <NamePlate person={emmy} label={t('picture.screenOf', { name: emmy.name })} />
    </div>
  );
}
