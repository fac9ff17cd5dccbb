import { useTranslations } from 'next-intl';
import { LinkText } from '@/components/ui/buttons/link-text';
import { Logo } from '@/components/ui/logo';
import { ThemeSwitch } from '@/components/ui/theme-switch';

/** Quiet: the ways in again, the theme, the version. */
export function LandingFooter({ version }: { version: string }) {
  const t = useTranslations();
  return (
    <footer className="mx-(--side) mt-16 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-6 pb-12 text-ink-2 tablet:mt-24">
      <Logo name={t('common.productName')} href="/" size={16} className="mr-auto" />
      <LinkText href="/sign-in" variant="plain" prefetch={false} className="py-3">
        {t('landing.nav.signIn')}
      </LinkText>
      <LinkText href="/sign-up" variant="plain" prefetch={false} className="py-3">
        {t('landing.footer.signUp')}
      </LinkText>
      <ThemeSwitch
        label={t('common.theme.label')}
        names={{
          system: t('common.theme.system'),
          light: t('common.theme.light'),
          dark: t('common.theme.dark'),
        }}
      />
      <span className="text-12 text-ink-3 tabular">{version}</span>
    </footer>
  );
}
