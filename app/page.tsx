import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ArrivingStory } from '@/components/landing/arriving-story';
import { DeniedStory } from '@/components/landing/denied-story';
import { Hero } from '@/components/landing/hero';
import { LandingFooter } from '@/components/landing/landing-footer';
import { LandingHeader } from '@/components/landing/landing-header';
import { StayingStory } from '@/components/landing/staying-story';
import packageJson from '@/package.json';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('landing');
  return { description: t('description') };
}

/**
 * What it is and the way in. The worksheet joins this page when it exists: nothing here is promised that a
 * visitor would not find.
 */
export default function HomePage() {
  return (
    <div className="@container overflow-x-clip">
      <div className="relative [--side:16px] tablet:[--side:24px] desktop:[--side:max(40px,calc((100cqi-1200px)/2))]">
        <LandingHeader />
        <main>
          <Hero />
          <div className="grid gap-16 px-(--side) pt-16 tablet:gap-24 tablet:pt-24">
            <ArrivingStory />
            <DeniedStory />
            <StayingStory />
          </div>
        </main>
        <LandingFooter version={packageJson.version} />
      </div>
    </div>
  );
}
