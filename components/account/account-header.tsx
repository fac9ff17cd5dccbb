import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/people/avatar';
import { BackLink } from '@/components/ui/buttons/back-link';
import type { SessionUser } from '@/lib/auth/session';
import { personHue } from '@/lib/core/person-hue';
import { personPicture } from '@/lib/pictures/picture';

type AccountHeaderProps = {
  /** Null until it is known. */
  user: SessionUser | null;
  /** Which picture they have; undefined for none, and until it is known. */
  picture: string | undefined;
};

/** Whose account it is. */
export function AccountHeader({ user, picture }: AccountHeaderProps) {
  const t = useTranslations('account');
  return (
    <header className="pt-2 tablet:pt-6">
      <BackLink href="/rooms">{t('back')}</BackLink>
      <h1 className="title mt-2 text-34 tablet:text-40">{t('title')}</h1>
      <div className="mt-6 flex items-center gap-4">
        {user === null ? (
          <span className="size-16 rounded-full bg-sunken" />
        ) : (
          <>
            <Avatar
              name={user.name}
              hue={personHue(user.uid)}
              picture={personPicture(user.uid, picture)}
              size={64}
            />
            <div className="min-w-0">
              <p className="text-18 font-medium wrap-break-word">{user.name}</p>
              <p className="truncate text-ink-2">{user.email}</p>
            </div>
          </>
        )}
      </div>
    </header>
  );
}
