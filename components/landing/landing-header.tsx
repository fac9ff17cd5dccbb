import { useTranslations } from 'next-intl';
import { SessionLink } from '@/components/landing/session-link';
import { Logo } from '@/components/ui/logo';

/** Logo on the canvas, the way in on the flint (from 1100 px, where the flint reaches the top edge). */
export function LandingHeader() {
  const t = useTranslations();
  return (
    <header className="z-sticky flex h-12 items-center justify-between px-(--side) tablet:h-14 desktop:absolute desktop:inset-x-0 desktop:top-0">
      <Logo name={t('common.productName')} href="/" />
      <nav aria-label={t('landing.nav.label')} className="desktop:text-stage-text">
        <SessionLink signIn={t('landing.nav.signIn')} rooms={t('landing.nav.rooms')} />
      </nav>
    </header>
  );
}
