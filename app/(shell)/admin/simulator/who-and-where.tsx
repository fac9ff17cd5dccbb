'use client';

import { useTranslations } from 'next-intl';
import { ChosenPerson, FindSomebody } from '@/app/(shell)/admin/simulator/somebody';
import { WhereOfPerson, WhereOfRole } from '@/app/(shell)/admin/simulator/where';
import { usePermissionWords } from '@/components/permissions/use-permission-words';
import { FailureNotice } from '@/components/shell/failure-notice';
import { SelectField } from '@/components/ui/fields/select-field';
import { usePerson } from '@/lib/admin/client/use-person';
import { useUserError } from '@/lib/errors/client/use-user-error';
import type { OrganizationSettings } from '@/lib/organization/schema';
import type { Moment } from '@/lib/permissions/moment';
import { listProfiles } from '@/lib/permissions/organization-change';
import type { Place } from './place';

type WhoAndWhereProps = {
  settings: OrganizationSettings;
  moment: Moment;
  place: Place;
  onPlace: (place: Place) => void;
  onChange: (moment: Moment) => void;
};

/** Chooses a role or a person, and a kind of room or a room. */
export function WhoAndWhere(props: WhoAndWhereProps) {
  const { settings, moment, place, onPlace, onChange } = props;
  const t = useTranslations('permissions.simulator');
  const { nameOf } = usePermissionWords(settings);
  if (place.uid !== null)
    return (
      <SomebodyThere
        key={place.uid}
        uid={place.uid}
        roomName={moment.there?.roomName ?? null}
        {...{ place, onPlace }}
      />
    );
  return (
    <>
      <FindSomebody onFound={(uid) => onPlace({ ...place, uid })} />
      <SelectField
        label={t('role')}
        value={moment.profile}
        onValueChange={(profile) => onChange({ ...moment, profile })}
        options={listProfiles(settings).map((value) => ({ value, label: nameOf(value) }))}
      />
      <WhereOfRole
        preset={moment.preset}
        room={place.room}
        onPreset={(preset) => onChange({ ...moment, preset })}
        onRoom={(room) => onPlace({ ...place, room })}
      />
    </>
  );
}

type SomebodyThereProps = {
  uid: string;
  /** What the room is called, once that is known. */
  roomName: string | null;
  place: Place;
  onPlace: (place: Place) => void;
};

function SomebodyThere({ uid, roomName, place, onPlace }: SomebodyThereProps) {
  const t = useTranslations('permissions.simulator');
  const { person, failure } = usePerson(uid);
  const error = useUserError(failure);
  const { room } = place;
  const named = room && { ...room, name: roomName ?? room.name };
  return (
    <>
      <ChosenPerson
        {...{ uid }}
        name={person?.name ?? '…'}
        forgetLabel={t('roleAgain')}
        onForget={() => onPlace({ ...place, uid: null })}
      />
      <FailureNotice error={error} />
      {person === null ? null : (
        <WhereOfPerson
          rooms={person.rooms}
          room={named}
          onRoom={(chosen) => onPlace({ ...place, room: chosen })}
        />
      )}
    </>
  );
}
