import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountScreen } from '@/app/(shell)/account/account-screen';
import { readSignInProviders } from '@/lib/core/server/read-sign-in-providers';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('title') };
}

export default function AccountPage() {
  return <AccountScreen providers={readSignInProviders()} />;
}
