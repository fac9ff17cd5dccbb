'use client';

import {
  Ban,
  DoorOpen,
  Flag,
  Hand,
  Mic,
  MicOff,
  MonitorUp,
  MonitorX,
  ShieldMinus,
  ShieldPlus,
  SlidersHorizontal,
  UserCog,
  UserMinus,
  Video,
  VideoOff,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { MenuItem, MenuLabel, MenuReason, MenuSeparator } from '@/components/ui/overlays/menu';
import type { PersonActionsMenu as Actions } from '@/components/moderation/use-person-actions';
import { baseOf, isProfileId, traitsOf, type PersonProfileId } from '@/lib/access/profiles';
import { useWatch } from '@/lib/core/client/use-watch';
import { roleBeneath } from '@/lib/moderation/decide-role';
import { whyNeverHost, whyUntouchable, type AboutPerson } from '@/lib/moderation/person-in-call';
import { watchMember, watchRoom } from '@/lib/rooms/client/watch-room';
import type { Room } from '@/lib/rooms/schema';

type PersonActionsMenuProps = {
  about: AboutPerson;
  actions: Actions;
  /** Opens the choice of a role, at one that is likely. */
  onChangeRole: (suggested?: PersonProfileId) => void;
  onPermissions: () => void;
  onRemove: () => void;
  onBan: () => void;
  onReport: () => void;
};

/** The entries of a person's menu: for hosts what they may decide, and for everybody the way to tell the hosts. */
export function PersonActionsMenu(props: PersonActionsMenuProps) {
  return props.about.viewer.mayModerate ? <LookedUpActions {...props} /> : <ReportAction {...props} />;
}

/**
 * While it is open, it looks up the room's owner, and the person's own role without what was lent to them. Until it
 * knows the room it offers nothing: the first entry has the focus when the menu opens, and must not become another
 * one a moment later. The person's own role changes none of that, and may stay unknown.
 */
function LookedUpActions(props: PersonActionsMenuProps) {
  const t = useTranslations('moderation');
  const { roomId, person } = props.about;
  const { uid } = person;
  const { value: room, failure } = useWatch(watchRoom, roomId);
  const member = useWatch(watchMember, roomId, uid);
  if (!room && failure === null) return <MenuLabel>{t('loading')}</MenuLabel>;
  return (
    <>
      {room ? <HostActions {...props} {...{ room }} own={member.value?.profile ?? null} /> : null}
      {room ? <MenuSeparator /> : null}
      <ReportAction {...props} />
    </>
  );
}

function ReportAction({ onReport }: Pick<PersonActionsMenuProps, 'onReport'>) {
  const t = useTranslations('moderation');
  return (
    <MenuItem icon={<Flag />} onSelect={onReport}>
      {t('report')}
    </MenuItem>
  );
}

type HostActionsProps = PersonActionsMenuProps & {
  room: Room;
  /** Their own role; null where the reader does not know it, or not yet. */
  own: PersonProfileId | null;
};

/** What hosts decide about one person: what they send, what they are, and whether they stay. */
function HostActions(props: HostActionsProps) {
  const { about, room } = props;
  const t = useTranslations('moderation');
  const { person } = about;
  const untouchable = whyUntouchable(about, room.ownerUid);
  const reasonId = useId();
  const denied = untouchable === null ? {} : { deniedBy: reasonId };
  return (
    <>
      {untouchable === null ? null : (
        <MenuReason id={reasonId}>{t(`untouchable.${untouchable}`, { name: person.name })}</MenuReason>
      )}
      <SendingActions {...props} denied={denied} />
      <MenuSeparator />
      <RoleActions {...props} denied={denied} />
      <MenuSeparator />
      <StayActions {...props} denied={denied} />
    </>
  );
}

type GroupProps = HostActionsProps & {
  /** Names the reason why nothing of this is the reader's to decide; empty where it is. */
  denied: { deniedBy?: string };
};

function SendingActions({ about: { person }, actions, denied }: GroupProps) {
  const t = useTranslations('moderation');
  return (
    <>
      {person.microphone === 'on' ? (
        <MenuItem
          icon={<MicOff />}
          hint={t('muteWhat')}
          {...denied}
          onSelect={() => actions.stop('microphone')}
        >
          {t('mute')}
        </MenuItem>
      ) : (
        <MenuItem icon={<Mic />} hint={t('askWhat')} {...denied} onSelect={() => actions.askTo('microphone')}>
          {t('askToUnmute')}
        </MenuItem>
      )}
      {person.isCameraOn ? (
        <MenuItem icon={<VideoOff />} {...denied} onSelect={() => actions.stop('camera')}>
          {t('stopCamera')}
        </MenuItem>
      ) : (
        <MenuItem icon={<Video />} {...denied} onSelect={() => actions.askTo('camera')}>
          {t('askForCamera')}
        </MenuItem>
      )}
      {person.isSharing ? (
        <MenuItem icon={<MonitorX />} {...denied} onSelect={() => actions.stop('screen')}>
          {t('stopScreen')}
        </MenuItem>
      ) : (
        <MenuItem icon={<MonitorUp />} {...denied} onSelect={() => actions.askTo('screen')}>
          {t('askToShare')}
        </MenuItem>
      )}
      {/* A person who answers hands answers all of them: no rank counts. */}
      {actions.lowerHand ? (
        <MenuItem icon={<Hand />} onSelect={actions.lowerHand}>
          {t('lowerHand')}
        </MenuItem>
      ) : null}
    </>
  );
}

function RoleActions({ about, actions, onChangeRole, onPermissions, room, own, denied }: GroupProps) {
  const t = useTranslations('moderation');
  const { person } = about;
  const never = whyNeverHost(person);
  const origin = isProfileId(person.profile) ? baseOf(person.profile) : null;
  return (
    <>
      {origin === 'co-host' ? (
        <MenuItem
          icon={<ShieldMinus />}
          {...denied}
          onSelect={() => onChangeRole(roleBeneath(own, room.preset))}
        >
          {t('takeBackCoHost')}
        </MenuItem>
      ) : origin === 'host' ? null : (
        <MenuItem
          icon={<ShieldPlus />}
          hint={t('makeCoHostWhat')}
          {...denied}
          deniedReason={never === null ? undefined : t(`neverHost.${never}`)}
          onSelect={() => actions.give('co-host', 'session')}
        >
          {t('makeCoHost')}
        </MenuItem>
      )}
      <MenuItem icon={<UserCog />} {...denied} onSelect={() => onChangeRole()}>
        {t('changeRole')}
      </MenuItem>
      <MenuItem icon={<SlidersHorizontal />} {...denied} onSelect={onPermissions}>
        {t('permissions')}
      </MenuItem>
    </>
  );
}

function StayActions({ about: { person }, actions, onRemove, onBan, denied }: GroupProps) {
  const t = useTranslations('moderation');
  const isHost = isProfileId(person.profile) && traitsOf(person.profile).isHost;
  return (
    <>
      <MenuItem
        icon={<DoorOpen />}
        hint={t('putBackWhat')}
        {...denied}
        deniedReason={isHost ? t('hostsDoNotWait') : undefined}
        onSelect={actions.putBack}
      >
        {t('putBack')}
      </MenuItem>
      <MenuItem
        icon={<UserMinus />}
        hint={t(person.kind === 'guest' ? 'removeGuestWhat' : 'removeWhat')}
        {...denied}
        onSelect={onRemove}
      >
        {t('remove')}
      </MenuItem>
      <MenuItem icon={<Ban />} tone="poppy" {...denied} onSelect={onBan}>
        {t('ban')}
      </MenuItem>
    </>
  );
}
