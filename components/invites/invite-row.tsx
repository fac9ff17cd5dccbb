'use client';

import { Ellipsis, QrCode as QrIcon, RotateCcw, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useProfileName } from '@/components/access/use-profile-name';
import { useInviteName } from '@/components/invites/use-invite-name';
import { CopyButton } from '@/components/ui/buttons/copy-button';
import { Disclosure } from '@/components/ui/overlays/disclosure';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { useOrphanedFocus } from '@/lib/core/client/use-orphaned-focus';
import { formatDay } from '@/lib/core/dates';
import type { ListedInvite } from '@/lib/invites/client/invite-list';
import { inviteState } from '@/lib/invites/invite-state';

export type InviteRowActions = {
  onShow: (invite: ListedInvite) => void;
  onCopyFail: (invite: ListedInvite) => void;
  onRevoke: (invite: ListedInvite) => void;
  onReopen: (invite: ListedInvite) => void;
};

type InviteRowProps = InviteRowActions & {
  invite: ListedInvite;
  link: string | null;
  now: number;
  /** Why nobody comes by it now, whatever its own state; undefined when people do. */
  closed: string | undefined;
  /** Why it is as it was, when changing it has failed. */
  notice: ReactNode;
  /** It works again since a moment ago: its row takes the focus that what brought it back had. */
  isBack: boolean;
};

/** One invite: whom it lets in, until when, and who came by it. */
export function InviteRow({ invite, link, now, closed, notice, isBack, ...actions }: InviteRowProps) {
  const t = useTranslations('invites.room');
  const access = useProfileName();
  const menu = useOrphanedFocus<HTMLSpanElement>(isBack);
  const { profile, email, note, expiresAt } = invite;
  const state = inviteState(invite, now);
  const name = useInviteName()(invite);
  const canChange = link !== null;
  return (
    <li className="py-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_32px] items-center gap-x-3">
        <div className="min-w-0">
          <p className="truncate font-medium" title={name}>
            {name}
          </p>
          <p className="text-13 text-ink-2">
            {email === null ? null : `${t('as', { profile: access(profile).toLowerCase() })} · `}
            {state === 'open' ? t('until', { date: formatDay(expiresAt, now) }) : t(`state.${state}`)}
            {note === '' ? null : <span className="wrap-anywhere"> · {note}</span>}
          </p>
        </div>
        {state === 'open' && link !== null ? (
          <CopyButton
            variant="edge"
            size={32}
            getText={() => link}
            onFail={() => actions.onCopyFail(invite)}
            copied={t('copied')}
            deniedReason={closed}
          >
            {t('copy')}
          </CopyButton>
        ) : (
          <span />
        )}
        <span ref={menu} className="contents">
          <InviteMenu {...{ invite, state, closed, canChange }} name={name} {...actions} />
        </span>
      </div>
      <CameBy invite={invite} isOpen={state === 'open'} now={now} />
      {notice ? <div className="mt-2">{notice}</div> : null}
    </li>
  );
}

type InviteMenuProps = Omit<InviteRowActions, 'onCopyFail'> &
  Pick<InviteRowProps, 'invite' | 'closed'> & {
    name: string;
    state: ReturnType<typeof inviteState>;
    /** An invite that lets in above the reader is not theirs to change. */
    canChange: boolean;
  };

/** What can be done with an invite. */
function InviteMenu(props: InviteMenuProps) {
  const { invite, name, state, closed, canChange, onShow, onRevoke, onReopen } = props;
  const t = useTranslations('invites.room');
  const higher = canChange ? undefined : t('higher');
  return (
    <Menu
      trigger={
        <IconButton
          label={t('more', { name })}
          icon={<Ellipsis />}
          className="-mr-2 justify-self-end max-tablet:size-11!"
        />
      }
    >
      {state === 'open' ? (
        <>
          <MenuItem icon={<QrIcon />} deniedReason={higher ?? closed} onSelect={() => onShow(invite)}>
            {t('showCode')}
          </MenuItem>
          <MenuItem icon={<Undo2 />} tone="poppy" deniedReason={higher} onSelect={() => onRevoke(invite)}>
            {t('revoke')}
          </MenuItem>
        </>
      ) : (
        <MenuItem
          icon={<RotateCcw />}
          deniedReason={state === 'revoked' ? higher : t('cannotReopen')}
          onSelect={() => onReopen(invite)}
        >
          {t('reopen')}
        </MenuItem>
      )}
    </Menu>
  );
}

function CameBy({ invite, isOpen, now }: { invite: ListedInvite; isOpen: boolean; now: number }) {
  const t = useTranslations('invites.room');
  const { cameBy, limit, uses } = invite;
  const count = limit === null ? t('cameCount', { count: uses }) : t('cameOf', { count: uses, limit });
  if (uses === 0) return <p className="mt-1 text-13 text-ink-2">{isOpen ? count : t('cameNobody')}</p>;
  const unlisted = uses - cameBy.length;
  return (
    <Disclosure label={count} size={13} className="mt-1 text-13">
      <ul className="mt-2 grid gap-1">
        {cameBy.map(({ uid, name, kind, at }) => (
          <li key={uid} className="flex min-w-0 gap-2">
            <span className="truncate">{name}</span>
            {kind === 'guest' ? <span className="text-ink-2">{t('guest')}</span> : null}
            <span className="ml-auto flex-none text-ink-2 tabular">{formatDay(at, now)}</span>
          </li>
        ))}
        {unlisted > 0 ? <li className="text-ink-2">{t('cameUnlisted', { count: unlisted })}</li> : null}
      </ul>
    </Disclosure>
  );
}
