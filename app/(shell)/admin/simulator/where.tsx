'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RoomChoice } from '@/components/services/room-choice';
import { SelectField } from '@/components/ui/fields/select-field';
import { presetIds, type PresetId } from '@/lib/access/presets';
import type { Place } from './place';

type Room = NonNullable<Place['room']>;
type WhereOfRoleProps = {
  preset: PresetId;
  room: Room | null;
  onPreset: (preset: PresetId) => void;
  onRoom: (room: Room | null) => void;
};

/** Where a role is tried out: in a kind of room, or in one that is there. */
export function WhereOfRole({ preset, room, onPreset, onRoom }: WhereOfRoleProps) {
  const t = useTranslations('permissions.simulator');
  const presets = useTranslations('access.presets');
  const [isReal, setIsReal] = useState(room !== null);
  const choose = (value: PresetId | 'real') => {
    setIsReal(value === 'real');
    if (value === 'real') return;
    onRoom(null);
    onPreset(value);
  };
  const kinds = presetIds.map((value) => ({ value, label: presets(`${value}.name`) }));
  return (
    <>
      <SelectField<PresetId | 'real'>
        label={t('room')}
        value={isReal ? 'real' : preset}
        onValueChange={choose}
        options={[...kinds, { value: 'real', label: t('realRoom') }]}
      />
      {isReal ? <RoomChoice room={withOwner(room)} onChoose={onRoom} isMissing={false} /> : null}
    </>
  );
}

type WhereOfPersonProps = { rooms: readonly Room[]; room: Room | null; onRoom: (room: Room | null) => void };

/** Where a person is tried out: in a room of theirs, or in another one. */
export function WhereOfPerson({ rooms, room, onRoom }: WhereOfPersonProps) {
  const t = useTranslations('permissions.simulator');
  const isElsewhere = room !== null && !rooms.some(({ roomId }) => roomId === room.roomId);
  const [isOther, setIsOther] = useState(isElsewhere);
  const choose = (roomId: string) => {
    setIsOther(roomId === 'other');
    onRoom(rooms.find((one) => one.roomId === roomId) ?? null);
  };
  const options = rooms.map(({ roomId, name }) => ({ value: roomId, label: name }));
  return (
    <>
      <SelectField
        label={t('whichRoom')}
        placeholder={t('chooseRoom')}
        value={isOther || isElsewhere ? 'other' : (room?.roomId ?? '')}
        onValueChange={choose}
        options={[...options, { value: 'other', label: t('otherRoom') }]}
      />
      {isOther || isElsewhere ? (
        <RoomChoice room={withOwner(room)} onChoose={onRoom} isMissing={false} />
      ) : null}
    </>
  );
}

const withOwner = (room: Room | null) => room && { owner: null, ...room };
