import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ConfirmLinkScreen } from '@/app/(entry)/auth/action/confirm-link-screen';
import { PasswordLinkScreen } from '@/app/(entry)/auth/action/password-link-screen';
import { firstValue, type SearchParams } from '@/app/(entry)/first-value';
import { EntryColumn } from '@/components/auth/entry-column';
import { TopBar } from '@/components/shell/top-bar';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { readActionLink, type ActionLink } from '@/lib/auth/action-link';

export async function generateMetadata({ searchParams }: { searchParams: SearchParams }): Promise<Metadata> {
  const t = await getTranslations('auth.action.title');
  const link = await readLink(searchParams);
  // The code in the address opens an account: nothing may hear of it.
  return { title: t(link.kind === 'confirm' ? link.what : link.kind), referrer: 'no-referrer' };
}

/** Where the links lead that the identity service mails. */
export default async function ActionPage({ searchParams }: { searchParams: SearchParams }) {
  const [common, link] = await Promise.all([getTranslations('common'), readLink(searchParams)]);
  const continueUrl = firstValue((await searchParams)['continueUrl']) ?? null;
  return (
    <>
      <TopBar productName={common('productName')} href="/" />
      <LinkScreen link={link} continueUrl={continueUrl} />
    </>
  );
}

async function LinkScreen({ link, continueUrl }: { link: ActionLink; continueUrl: string | null }) {
  if (link.kind === 'password') return <PasswordLinkScreen code={link.code} continueUrl={continueUrl} />;
  if (link.kind === 'confirm') {
    return <ConfirmLinkScreen what={link.what} code={link.code} continueUrl={continueUrl} />;
  }
  const t = await getTranslations('auth.action');
  const isBroken = link.kind === 'broken';
  return (
    <EntryColumn title={t(`title.${link.kind}`)} onward={t(isBroken ? 'broken' : 'secondStep')}>
      <ButtonLink href="/reset-password" size={48} className="mt-8 w-full">
        {t(isBroken ? 'newLink' : 'recoverEmail.reset')}
      </ButtonLink>
    </EntryColumn>
  );
}

async function readLink(searchParams: SearchParams): Promise<ActionLink> {
  const query = await searchParams;
  return readActionLink({ mode: firstValue(query['mode']), oobCode: firstValue(query['oobCode']) });
}
