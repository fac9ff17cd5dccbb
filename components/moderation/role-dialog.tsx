'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useProfileName } from '@/components/access/use-profile-name';
import { ReasonDialog } from '@/components/audit/reason-dialog';
import { FailureNotice } from '@/components/shell/failure-notice';
import { SelectField } from '@/components/ui/fields/select-field';
import { currentProfile } from '@/lib/access/profile-book';
import { isPersonProfileId, isProfileId, traitsOf, type PersonProfileId } from '@/lib/access/profiles';
import type { Why } from '@/lib/audit/reason';
import { useDraft } from '@/lib/auth/client/use-draft';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { giveRole } from '@/lib/moderation/client/give-role';
import { useDecided } from '@/lib/rooms/client/use-decided';
import { useOwnRole } from '@/lib/rooms/client/use-own-role';
import { listRoleTimes, runsRoom } from '@/lib/moderation/decide-role';
import { whyNeverHost, type AboutPerson } from '@/lib/moderation/person-in-call';
import type { RoleTime } from '@/lib/moderation/schema';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { offeredProfiles } from '@/lib/rooms/members/offered-profiles';

type RoleDialogProps = {
  about: AboutPerson;
  /** The first choice, in place of the role that they have. */
  suggested?: PersonProfileId;
  onDone: (words: string, undo?: () => void) => void;
  /** What fails when the dialog has closed: taking it back. */
  onFailed: (thrown: unknown) => void;
  onClose: () => void;
};

type Choice = Why & { profile: PersonProfileId; lasts: RoleTime };

/** Another role for one person: which, and for how long. */
export function RoleDialog({ about, suggested, onDone, onFailed, onClose }: RoleDialogProps) {
  const { roomId, person } = about;
  const t = useTranslations('moderation');
  const profileName = useProfileName();
  const { offered, profile, setProfile, times, lasts, setTime, isLentOnly } = useRoleChoice(about, suggested);
  const draft = useDraft(`room.${roomId}.role.${person.uid}`);
  const close = () => {
    draft.discard();
    onClose();
  };
  const action = useDecided(
    (choice: Choice) => giveRole({ roomId, uid: person.uid, ...choice }),
    (choice, undo) => {
      const values = { name: person.name, role: profileName(choice.profile) };
      onDone(
        t(choice.lasts === 'session' ? 'done.roleForSession' : 'done.roleFromNow', values),
        undo && (() => void undo().catch(onFailed)),
      );
      close();
    },
  );
  const { state, start } = useAction(action.act);
  const error = useUserError(state.failure);
  return (
    <ReasonDialog
      draft={draft}
      title={t('roleTitle', { name: person.name })}
      description={t('roleWhat')}
      submitLabel={t('changeRoleConfirm')}
      cancelLabel={t('cancel')}
      notice={<FailureNotice error={error} onEverywhere={action.onEverywhere} />}
      isPending={state.isPending}
      onSubmit={(why) => (profile === '' ? undefined : start({ profile, lasts, ...why }))}
      onClose={close}
    >
      <SelectField
        label={t('role')}
        value={profile}
        onValueChange={setProfile}
        options={offered.map((id) => ({ value: id, label: profileName(id) }))}
      />
      <SelectField
        label={t('lasts')}
        value={lasts}
        onValueChange={setTime}
        hint={isLentOnly ? t('lentOnly') : undefined}
        options={times.map((value) => ({ value, label: t(`times.${value}`) }))}
      />
    </ReasonDialog>
  );
}

/** The roles that can be given, for how long each, and what is chosen of both. */
function useRoleChoice({ roomId, person, viewer }: AboutPerson, suggested: PersonProfileId | undefined) {
  const organization = useOrganization();
  const offered = offeredProfiles(organization, viewer.profile).filter(
    (id) => !traitsOf(id).hidden && !(whyNeverHost(person) !== null && runsRoom(id)),
  );
  // A person with a retired role has its successor by now.
  const current = isProfileId(person.profile) ? currentProfile(organization.edits, person.profile) : null;
  const likely = suggested && currentProfile(organization.edits, suggested);
  const [chosenProfile, setProfile] = useState<PersonProfileId | null>(
    isPersonProfileId(likely) && offered.includes(likely) ? likely : null,
  );
  const profile: PersonProfileId | '' = chosenProfile ?? (isPersonProfileId(current) ? current : '');
  const own = useOwnRole(roomId);
  const times: readonly RoleTime[] = profile === '' ? ['session'] : listRoleTimes(profile, own);
  const [chosenTime, setTime] = useState<RoleTime>('session');
  const lasts = times.includes(chosenTime) ? chosenTime : 'session';
  /** What the reader gives ends with the session, as their own lent role does. */
  const isLentOnly = profile !== '' && own !== null && !times.includes('always');
  return { offered, profile, setProfile, times, lasts, setTime, isLentOnly };
}
