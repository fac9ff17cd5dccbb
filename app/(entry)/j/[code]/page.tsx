import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { InviteScreen } from '@/app/(entry)/j/[code]/invite-screen';
import { CodeScreen } from '@/app/(entry)/j/[code]/code-screen';
import { TopBar } from '@/components/shell/top-bar';
import { readShortCode } from '@/lib/rooms/admission/short-code';

/**
 * Neither the title nor the preview of the link names the room. A title stands in the history of a device that others
 * use too; a preview is fetched and kept by the servers of messengers.
 */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('invites.page');
  const openGraph = { title: t('preview'), description: t('previewLine'), type: 'website' } as const;
  return { title: t('title'), openGraph, robots: { index: false } };
}

export default async function InvitePage({ params }: { params: Promise<{ code: string }> }) {
  const [{ code }, common] = await Promise.all([params, getTranslations('common')]);
  const shortCode = readShortCode(code);
  return (
    <>
      <TopBar productName={common('productName')} href="/">
        {null}
      </TopBar>
      {shortCode === null ? <InviteScreen code={code} /> : <CodeScreen code={shortCode} />}
    </>
  );
}
