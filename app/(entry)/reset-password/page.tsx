import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { firstValue, type SearchParams } from '@/app/(entry)/first-value';
import { ResetRequestScreen } from '@/app/(entry)/reset-password/reset-request-screen';
import { TopBar } from '@/components/shell/top-bar';
import { LinkText } from '@/components/ui/buttons/link-text';
import { toNextPath, withNext } from '@/lib/auth/next-path';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return { title: t('reset.title') };
}

export default async function ResetPasswordPage({ searchParams }: { searchParams: SearchParams }) {
  const next = toNextPath(firstValue((await searchParams)['next']));
  const [common, t] = await Promise.all([getTranslations('common'), getTranslations('auth')]);
  return (
    <>
      <TopBar productName={common('productName')} href="/">
        <LinkText variant="plain" href={withNext('/sign-in', next)}>
          {t('signUp.signIn')}
        </LinkText>
      </TopBar>
      <ResetRequestScreen next={next} />
    </>
  );
}
