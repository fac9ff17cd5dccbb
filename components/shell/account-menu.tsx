'use client';

import { CircleUser, FileText, LogOut, UserCog } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { InstallRow } from '@/components/shell/install-row';
import { Avatar } from '@/components/ui/people/avatar';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Popover } from '@/components/ui/overlays/popover';
import { ThemeSwitch } from '@/components/ui/theme-switch';
import type { SessionUser } from '@/lib/auth/session';
import { personHue } from '@/lib/core/person-hue';
import { personPicture } from '@/lib/pictures/picture';

type AccountMenuProps = {
  user: SessionUser;
  /** Which picture they have; undefined for none, and until it is known. */
  picture: string | undefined;
  /** Undefined until the identity service has answered: there is nothing to sign out of yet. */
  onSignOut: (() => void) | undefined;
  /** Shows the way into the administration. */
  isAdministrator: boolean;
};

/** A row of the menu: quiet, over its whole width. */
const row = 'w-full justify-start! px-2!';

/** Who is signed in, the theme, and the way out. A popover and not a menu, because it holds radio buttons. */
export function AccountMenu({ user, picture, onSignOut, isAdministrator }: AccountMenuProps) {
  const t = useTranslations('shell');
  const theme = useTranslations('common.theme');
  const hue = personHue(user.uid);
  const label = t('account.open', { name: user.name });
  return (
    <Popover
      label={label}
      align="end"
      trigger={
        <button type="button" aria-label={label} className="press target rounded-full">
          <Avatar name={user.name} hue={hue} picture={personPicture(user.uid, picture)} />
        </button>
      }
    >
      <p className="truncate text-14 font-medium">{user.name}</p>
      <p className="truncate text-13 text-ink-2">{user.email}</p>
      <div className="mt-4 flex items-center justify-between gap-4 border-t border-line pt-4">
        <span aria-hidden="true">{theme('label')}</span>
        <ThemeSwitch
          label={theme('label')}
          names={{ system: theme('system'), light: theme('light'), dark: theme('dark') }}
        />
      </div>
      <div className="mt-4 -mx-2 border-t border-line pt-2">
        {/* On a phone the bar has no room for it. */}
        <ButtonLink
          variant="quiet"
          href="/worksheets"
          className={`${row} tablet:hidden`}
          icon={<FileText className="size-4!" />}
        >
          {t('worksheets')}
        </ButtonLink>
        <ButtonLink variant="quiet" href="/account" className={row} icon={<CircleUser className="size-4!" />}>
          {t('account.page')}
        </ButtonLink>
        {isAdministrator ? (
          <ButtonLink variant="quiet" href="/admin" className={row} icon={<UserCog className="size-4!" />}>
            {t('admin.open')}
          </ButtonLink>
        ) : null}
        <InstallRow className={row} />
        <Button
          variant="quiet"
          className={row}
          icon={<LogOut className="size-4!" />}
          isPending={onSignOut === undefined}
          onClick={onSignOut}
        >
          {t('account.signOut')}
        </Button>
      </div>
    </Popover>
  );
}
