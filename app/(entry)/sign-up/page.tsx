import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { firstValue, type SearchParams } from '@/app/(entry)/first-value';
import { SignUpScreen } from '@/app/(entry)/sign-up/sign-up-screen';
import { TopBar } from '@/components/shell/top-bar';
import { LinkText } from '@/components/ui/buttons/link-text';
import { toNextPath, withNext } from '@/lib/auth/next-path';
import { readSignInProviders } from '@/lib/core/server/read-sign-in-providers';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return { title: t('signUp.title') };
}

export default async function SignUpPage({ searchParams }: { searchParams: SearchParams }) {
  const next = toNextPath(firstValue((await searchParams)['next']));
  const [common, t] = await Promise.all([getTranslations('common'), getTranslations('auth')]);
  return (
    <>
      <TopBar productName={common('productName')} href="/">
        <LinkText variant="plain" href={withNext('/sign-in', next)}>
          {t('signUp.signIn')}
        </LinkText>
      </TopBar>
      <SignUpScreen next={next} providers={readSignInProviders()} />
    </>
  );
}
