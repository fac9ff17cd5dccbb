'use client';

import { ChevronDown, UserPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChosenPerson, FindSomebody } from '@/app/(shell)/admin/simulator/somebody';
import { PersonCell } from '@/components/permissions/person-cell';
import type { PersonColumn } from '@/components/permissions/permission-table';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { SelectField } from '@/components/ui/fields/select-field';
import { PersonBar } from '@/components/ui/people/person-bar';
import { usePerson } from '@/lib/admin/client/use-person';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { firstName } from '@/lib/core/first-name';
import { personHue } from '@/lib/core/person-hue';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { useAccessInputs } from '@/lib/permissions/client/use-access-inputs';
import { firstMoment } from '@/lib/permissions/moment';
import { simulate } from '@/lib/permissions/simulate';

type Whom = { uid: string; roomId: string };

/** Somebody in one of their rooms, beside the profiles: what they may there now, with what is changed here. */
export function usePersonColumn(settings: OrganizationSettings): PersonColumn {
  const [whom, setWhom] = useState<Whom | null>(null);
  const { accessInputs, failure } = useAccessInputs(whom?.uid ?? null, whom?.roomId ?? null);
  const name = accessInputs?.comer?.name ?? null;
  const found = accessInputs && simulate(settings, { ...firstMoment, there: accessInputs });
  return {
    head: (
      <PersonHead {...{ whom, name, failure }} roomName={accessInputs?.roomName ?? null} onChoose={setWhom} />
    ),
    renderCell: (capability) =>
      found && name !== null ? (
        <PersonCell {...{ name, capability }} decision={found.access[capability]} />
      ) : null,
  };
}

type PersonHeadProps = {
  whom: Whom | null;
  name: string | null;
  roomName: string | null;
  failure: unknown;
  onChoose: (whom: Whom | null) => void;
};

function PersonHead({ whom, name, roomName, failure, onChoose }: PersonHeadProps) {
  const t = useTranslations('permissions.person');
  const [isOpen, setIsOpen] = useState(false);
  const [uid, setUid] = useState<string | null>(null);
  const error = useUserError(failure);
  const label = name !== null && roomName !== null ? t('shown', { name, room: roomName }) : t('choose');
  return (
    <>
      <Button
        size={32}
        variant="quiet"
        aria-label={label}
        title={label}
        className="max-w-full px-1!"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {whom && name !== null ? <PersonBar hue={personHue(whom.uid)} className="h-4" /> : <UserPlus />}
        <span className="truncate">{name === null ? t('somebody') : firstName(name)}</span>
        <ChevronDown />
      </Button>
      <Dialog
        // Where they could not be looked up it says so, and another one can be chosen.
        isOpen={isOpen || error !== null}
        onOpenChange={(to) => {
          setIsOpen(to);
          if (!to && error !== null) onChoose(null);
        }}
        title={t('title')}
        description={t('lead')}
        closeLabel={t('close')}
      >
        <div className="grid gap-4">
          {uid === null ? (
            <FindSomebody onFound={setUid} />
          ) : (
            <TheirRooms
              key={uid}
              {...{ uid }}
              roomId={whom?.uid === uid ? whom.roomId : ''}
              onForget={() => {
                setUid(null);
                onChoose(null);
              }}
              onRoom={(roomId) => {
                onChoose({ uid, roomId });
                setIsOpen(false);
              }}
            />
          )}
          <FailureNotice error={error} />
        </div>
      </Dialog>
    </>
  );
}

type TheirRoomsProps = {
  uid: string;
  roomId: string;
  onForget: () => void;
  onRoom: (roomId: string) => void;
};

function TheirRooms({ uid, roomId, onForget, onRoom }: TheirRoomsProps) {
  const t = useTranslations('permissions.person');
  const simulator = useTranslations('permissions.simulator');
  const { person, failure } = usePerson(uid);
  const error = useUserError(failure);
  return (
    <>
      <ChosenPerson {...{ uid, onForget }} name={person?.name ?? '…'} forgetLabel={t('other')} />
      <FailureNotice error={error} />
      {person === null ? null : person.rooms.length === 0 ? (
        <p className="text-14 text-ink-2">{t('noRooms', { name: person.name })}</p>
      ) : (
        <SelectField
          label={simulator('whichRoom')}
          placeholder={simulator('chooseRoom')}
          value={roomId}
          onValueChange={onRoom}
          options={person.rooms.map((room) => ({ value: room.roomId, label: room.name }))}
        />
      )}
    </>
  );
}
