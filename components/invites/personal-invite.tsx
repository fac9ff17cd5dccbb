import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';

/** An invite that only one address may redeem, to somebody who is not signed in. */
export function PersonalInvite({ signInHref, signUpHref }: { signInHref: string; signUpHref: string }) {
  const t = useTranslations('invites.page');
  return (
    <div className="mt-8 grid gap-4">
      <p>{t('personal')}</p>
      <ButtonLink href={signInHref} size={48} className="w-full">
        {t('personalSignIn')}
      </ButtonLink>
      <ButtonLink href={signUpHref} size={48} variant="edge" className="w-full">
        {t('personalSignUp')}
      </ButtonLink>
    </div>
  );
}
