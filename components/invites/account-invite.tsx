import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/buttons/button-link';

type AccountInviteProps = {
  /** Only one address may redeem it; otherwise any account may, because it is an invite to run the room. */
  isPersonal: boolean;
  signInHref: string;
  signUpHref: string;
};

/** An invite that no guest may redeem, to somebody who is not signed in. */
export function AccountInvite({ isPersonal, signInHref, signUpHref }: AccountInviteProps) {
  const t = useTranslations('invites.page');
  return (
    <div className="mt-8 grid gap-4">
      <p>{t(isPersonal ? 'personal' : 'forAccounts')}</p>
      <ButtonLink href={signInHref} size={48} className="w-full">
        {t('personalSignIn')}
      </ButtonLink>
      <ButtonLink href={signUpHref} size={48} variant="edge" className="w-full">
        {t('personalSignUp')}
      </ButtonLink>
    </div>
  );
}
