import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CallPicture } from '@/components/landing/call-picture';
import { JoinByLink } from '@/components/landing/join-by-link';
import { StartLink } from '@/components/landing/start-link';

/** What it is, the one thing to do, and what it looks like, with a sheet to try. */
export function Hero({ sheet }: { sheet: ReactNode }) {
  const t = useTranslations('landing');
  return (
    <section className="desktop:grid desktop:grid-cols-[var(--side)_432px_32px_minmax(0,1fr)] wide:grid-cols-[var(--side)_480px_32px_minmax(0,1fr)]">
      <div className="col-start-2 self-center px-(--side) pt-8 pb-8 tablet:py-12 desktop:px-0 desktop:pt-30 desktop:pb-0">
        <h1 className="title text-34 tablet:max-w-[520px] tablet:text-40 desktop:text-48 wide:text-56">
          {t('hero.title')}
        </h1>
        <p className="mt-4 max-w-[440px] text-16 text-ink-2 tablet:mt-6 tablet:max-w-[520px] tablet:text-18 desktop:max-w-[440px]">
          {t('hero.lead')}
        </p>
        <div className="mt-6 grid gap-6 tablet:mt-8 tablet:grid-cols-[auto_minmax(0,360px)] tablet:items-end tablet:justify-start desktop:block">
          <StartLink>{t('hero.start')}</StartLink>
          {/* Two lines of an error have their place from the start: nothing above them moves. */}
          <JoinByLink
            className="desktop:mt-6 desktop:min-h-31 desktop:max-w-[360px]"
            texts={{
              label: t('link.label'),
              placeholder: t('link.placeholder'),
              submit: t('link.submit'),
              faults: {
                empty: t('link.faults.empty'),
                elsewhere: t('link.faults.elsewhere'),
                'not-a-room': t('link.faults.not-a-room'),
              },
            }}
          />
        </div>
      </div>
      <div className="flint mx-2 overflow-hidden rounded-12 p-2 tablet:mx-3 tablet:p-3 desktop:col-start-4 desktop:mx-0 desktop:rounded-none desktop:rounded-bl-12 desktop:pt-18 desktop:pr-0 desktop:pb-2 desktop:pl-6">
        <CallPicture sheet={sheet} />
      </div>
    </section>
  );
}
