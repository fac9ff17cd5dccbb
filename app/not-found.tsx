import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ProblemPage } from '@/components/ui/problem-page';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Logo } from '@/components/ui/logo';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('problems.notFound');
  return { title: t('title') };
}

/** For every address that leads nowhere. Next's own page has inline styles that our security policy refuses. */
export default async function NotFoundPage() {
  const t = await getTranslations('problems.notFound');
  const common = await getTranslations('common');
  return (
    <ProblemPage
      header={<Logo name={common('productName')} href="/" />}
      title={t('title')}
      why={t('why')}
      action={
        <ButtonLink href="/rooms" size={48} prefetch={false}>
          {t('action')}
        </ButtonLink>
      }
    />
  );
}
