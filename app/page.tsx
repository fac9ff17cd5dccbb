import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { LandingSheet } from '@/app/landing/landing-sheet';
import { ChatStory } from '@/components/landing/chat-story';
import { DeniedStory } from '@/components/landing/denied-story';
import { DerivationStory } from '@/components/landing/derivation-story';
import { Hero } from '@/components/landing/hero';
import { LandingFooter } from '@/components/landing/landing-footer';
import { LandingHeader } from '@/components/landing/landing-header';
import { SheetPicture } from '@/components/landing/sheet-picture';
import { LinkText } from '@/components/ui/buttons/link-text';
import { ReceiptStory } from '@/components/landing/receipt-story';
import packageJson from '@/package.json';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('landing');
  return { description: t('description') };
}

/** What it is and the way in, with a sheet to type into. */
export default function HomePage() {
  const t = useTranslations('landing.sheet');
  return (
    <div className="@container overflow-x-clip">
      <div className="relative [--side:16px] tablet:[--side:24px] desktop:[--side:max(40px,calc((100cqi-1200px)/2))]">
        <LandingHeader />
        <main>
          <Hero
            sheet={
              <LandingSheet
                picture={<SheetPicture />}
                aside={
                  <>
                    <span className="text-13 text-ink-2 max-tablet:hidden">{t('hint')}</span>
                    <LinkText href="/worksheet" prefetch={false}>
                      {t('open')}
                    </LinkText>
                  </>
                }
                texts={{
                  title: t('title'),
                  untitled: t('untitled'),
                  question: t('question'),
                }}
              />
            }
          />
          <div className="grid gap-16 px-(--side) pt-16 tablet:gap-24 tablet:pt-24">
            <DerivationStory />
            <ChatStory />
            <ReceiptStory />
            <DeniedStory />
          </div>
        </main>
        <LandingFooter version={packageJson.version} />
      </div>
    </div>
  );
}
