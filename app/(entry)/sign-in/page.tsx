import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { firstValue, type SearchParams } from '@/app/(entry)/first-value';
import { SignInScreen } from '@/app/(entry)/sign-in/sign-in-screen';
import { TopBar } from '@/components/shell/top-bar';
import { LinkText } from '@/components/ui/buttons/link-text';
import { toNextPath, withNext } from '@/lib/auth/next-path';
import { readSignInProviders } from '@/lib/core/server/read-sign-in-providers';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return { title: t('signIn.title') };
}

export default async function SignInPage({ searchParams }: { searchParams: SearchParams }) {
  const next = toNextPath(firstValue((await searchParams)['next']));
  const [common, t] = await Promise.all([getTranslations('common'), getTranslations('auth')]);
  return (
    <>
      <TopBar productName={common('productName')} href="/">
        <LinkText variant="plain" href={withNext('/sign-up', next)}>
          {t('signIn.createAccount')}
        </LinkText>
      </TopBar>
      <SignInScreen next={next} providers={readSignInProviders()} />
    </>
  );
}
