'use client';

import { Ban, Ellipsis, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useProfileName } from '@/components/access/use-profile-name';
import { Avatar } from '@/components/ui/people/avatar';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/components/ui/overlays/menu';
import { PersonBar } from '@/components/ui/people/person-bar';
import { useFocusKeptAround } from '@/components/ui/focus/use-focus-kept-around';
import type { PersonProfileId } from '@/lib/access/profiles';
import { personColour } from '@/lib/core/person-hue';
import type { WaitingRow as Row } from '@/lib/lobby/waiting-row';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { needsAccount } from '@/lib/rooms/admission/needs-account';
import { offeredProfiles } from '@/lib/rooms/members/offered-profiles';
import { isAtMost } from '@/lib/rooms/members/profile-rank';

type WaitingRowProps = {
  row: Row;
  now: number;
  profile: PersonProfileId;
  /** The reader's own role, without what was lent to them: a role that they give outlasts the session. */
  lasting: PersonProfileId;
  isPending: boolean;
  onAdmit: (profile?: PersonProfileId) => void;
  onDecline: () => void;
  /** Missing where the reader may not decide that. */
  onBan: (() => void) | undefined;
};

/** A waiting person. A member comes in with their own role; for others it can be chosen. */
export function WaitingRow(props: WaitingRowProps) {
  const { row, now, profile, lasting, isPending, onAdmit, onDecline, onBan } = props;
  const t = useTranslations('lobby.panel');
  const profiles = useProfileName();
  const { uid, name, kind, at, byCode, invitedAs, isWatched, said, seat } = row;
  // A member's role is changed by their row in the list of people.
  const isNew = byCode || invitedAs !== null;
  const colour = personColour(uid, seat ?? undefined);
  const words = [
    t(kind === 'guest' ? 'guest' : isNew ? 'account' : 'member'),
    ...(byCode ? [t('byCode')] : []),
    ...(invitedAs === null ? [] : [t('invitedAs', { profile: profiles(invitedAs) })]),
    ...(isWatched ? [t('watched')] : []),
  ].join(' ');
  const since = t('since', { minutes: Math.max(0, Math.floor((now - at) / 60_000)) });
  const kept = useFocusKeptAround<HTMLLIElement>();
  return (
    <li
      ref={kept}
      className="grid min-h-12 grid-cols-[3px_32px_minmax(0,1fr)_auto] items-center gap-x-2 py-1 pr-3 pl-4 pointer-coarse:min-h-14"
    >
      <PersonBar hue={colour.hue} isCut={colour.isCut} className="row-span-2 h-7" />
      <Avatar name={name} hue={colour.hue} className="row-span-2" />
      <span className="truncate text-14 font-medium" title={name}>
        {name}
      </span>
      <span className="flex items-center gap-1">
        <Button
          size={32}
          variant="edge"
          aria-label={t('admitName', { name })}
          isPending={isPending}
          onClick={() => onAdmit()}
        >
          {t('admit')}
        </Button>
        <IconButton label={t('decline', { name })} icon={<X />} aria-haspopup="dialog" onClick={onDecline} />
        {isNew || onBan ? <WaitingMenu {...{ row, profile, lasting, onAdmit, onBan }} isNew={isNew} /> : null}
      </span>
      {/* Under the buttons as well: beside them there is no room for it. */}
      <span className="col-span-2 col-start-3 pb-1 text-12 text-ink-2">{`${since}, ${words}`}</span>
      <span role="status" className="col-span-2 col-start-3 pr-2 pb-1 text-13 break-words empty:hidden">
        {/* Read out alone when it comes, it says whose words it holds. */}
        {said ? <span className="sr-only">{name}: </span> : null}
        {said ? t('said', { words: said.words }) : null}
      </span>
    </li>
  );
}

type WaitingMenuProps = Pick<WaitingRowProps, 'row' | 'profile' | 'lasting' | 'onAdmit' | 'onBan'> & {
  /** They are no member yet, so a role can be chosen. */
  isNew: boolean;
};

/** The roles in which a person can come in, and the way to keep them out for good. */
function WaitingMenu({ row: { name, kind }, profile, lasting, isNew, onAdmit, onBan }: WaitingMenuProps) {
  const t = useTranslations('lobby.panel');
  const profiles = useProfileName();
  const offered = offeredProfiles(useOrganization(), profile);
  const whyNot = (id: PersonProfileId) => {
    if (kind !== 'account' && needsAccount(id)) return t('needsAccount', { profile: profiles(id) });
    return isAtMost(id, lasting) ? undefined : t('lentOnly');
  };
  return (
    <Menu trigger={<IconButton label={t('more', { name })} icon={<Ellipsis />} />}>
      {isNew ? <MenuLabel>{t('admitAs')}</MenuLabel> : null}
      {isNew
        ? offered.map((id) => (
            <MenuItem key={id} deniedReason={whyNot(id)} onSelect={() => onAdmit(id)}>
              {profiles(id)}
            </MenuItem>
          ))
        : null}
      {isNew && onBan ? <MenuSeparator /> : null}
      {onBan ? (
        <MenuItem icon={<Ban />} tone="poppy" onSelect={onBan}>
          {t('ban')}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
