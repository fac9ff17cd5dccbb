'use client';

import { clsx } from 'clsx';
import { EyeOff, MicOff, WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { NamePlate } from '@/components/call/stage/name-plate';
import { TrackVideo } from '@/components/call/stage/track-video';
import { Avatar } from '@/components/ui/people/avatar';
import { HandBadge } from '@/components/ui/people/hand-badge';
import type { CallPerson } from '@/lib/call/call-person';
import type { Picture as CameraPicture } from '@/lib/call/client/session/early-pictures';
import { rankOf } from '@/lib/call/call-rank';
import { isHostIn } from '@/lib/call/rights/camera-audience';
import { firstName } from '@/lib/core/first-name';
import type { LabelInsets } from '@/lib/call/stage/label-insets';
import type { Place } from '@/lib/call/stage/tile-layout';
import type { PersonColour } from '@/lib/core/person-hue';

/** What is shown of a person beside their picture. */
export type TileMarks = {
  isSpeaking: boolean;
  /** Nothing arrives from this person: their picture stands still. */
  isFrozen: boolean;
  /** Their place in the queue of hands and asks; null while they wait for nothing. */
  waits: number | null;
  /** What they have written with their hand. */
  note: string | undefined;
  /** People who are no hosts send their camera to hosts only. */
  areCamerasForHosts: boolean;
};

type PersonTileProps = {
  person: CallPerson;
  colour: PersonColour;
  place: Place;
  camera: CameraPicture | undefined;
  marks: TileMarks;
  /** The place of someone who has just left. */
  isEmpty: boolean;
  /** Lies over another tile. */
  isFloating?: boolean;
  /** Where the name plate may stand when another tile lies over this one; null: wherever it usually does. */
  labelInsets: LabelInsets | null;
  tabIndex: 0 | -1;
  onFocus: () => void;
  /** The handlers that let a floating tile be dragged. */
  drag?: Pick<ComponentProps<'div'>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>;
  /** A control on the tile, such as the menu of the own one. */
  children?: ReactNode;
};

/** A person: picture or initials, name, and the marks that matter. */
export function PersonTile(props: PersonTileProps) {
  const { person, colour, place, camera, marks, isEmpty, isFloating = false } = props;
  const { isSpeaking, isFrozen, waits, note } = marks;
  const isSmall = place.width < 200;
  const isForHosts = marks.areCamerasForHosts && person.isCameraOn && !isHostIn(person);
  return (
    <div
      role="group"
      aria-label={useTileLabel(person, { isFrozen, isForHosts, waits: waits ?? 0, note })}
      data-tile={person.uid}
      data-speaking={isSpeaking || undefined}
      tabIndex={props.tabIndex}
      onFocus={props.onFocus}
      {...props.drag}
      className={clsx(
        '@container-size group absolute overflow-hidden bg-tile',
        isSmall ? 'rounded-10' : 'rounded-12',
        isFloating && 'z-overlay touch-none ring-2 ring-stage',
      )}
      style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
    >
      {isEmpty ? null : (
        <>
          <Picture {...{ person, colour, camera, isFrozen }} />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 z-overlay rounded-[inherit] inset-ring-[3px] inset-ring-speaking opacity-0 transition-opacity duration-400 group-data-speaking:opacity-100 group-data-speaking:duration-200"
          />
          <Plate
            {...{ person, colour, isForHosts, isSmall, isNarrow: place.width < 160, room: props.labelInsets }}
          />
          <span
            className={clsx(
              'pointer-events-none absolute z-overlay flex max-w-[calc(100%-16px)] flex-row-reverse gap-1',
              isSmall ? 'top-1.5 right-1.5' : 'top-2 right-2',
            )}
          >
            {waits === null ? null : <HandBadge place={waits} note={isSmall ? undefined : note} />}
            {isFrozen || (person.isWeak && !person.isMe) ? <WeakMark /> : null}
          </span>
          {props.children}
        </>
      )}
    </div>
  );
}

type TileFacts = { isFrozen: boolean; isForHosts: boolean; waits: number; note: string | undefined };

function useTileLabel(person: CallPerson, { isFrozen, isForHosts, waits, note }: TileFacts): string {
  const t = useTranslations('call.tile');
  return t('label', {
    name: person.isMe ? t('you') : person.name,
    isHost: rankOf(person) === 'host' ? 'yes' : 'no',
    isGuest: person.kind === 'guest' ? 'yes' : 'no',
    microphone: person.microphone,
    camera: isForHosts ? 'hosts' : person.isCameraOn ? 'on' : 'off',
    waits,
    note: note ?? 'none',
    weak: isFrozen || (person.isWeak && !person.isMe) ? 'yes' : 'no',
  });
}

type PictureProps = Pick<PersonTileProps, 'person' | 'colour' | 'camera'> & { isFrozen: boolean };

function Picture({ person, colour, camera, isFrozen }: PictureProps) {
  const t = useTranslations('call.tile');
  if (!camera || !person.isCameraOn) {
    return (
      <span className="absolute inset-0 grid place-items-center">
        <Avatar name={person.name} hue={colour.hue} uid={person.uid} size="tile" />
      </span>
    );
  }
  return (
    <TrackVideo
      track={camera}
      label={t('video', { name: person.isMe ? t('you') : person.name })}
      isMirrored={person.isMe}
      className={clsx('transition-[filter] duration-240', isFrozen && 'saturate-60')}
    />
  );
}

type PlateProps = Pick<PersonTileProps, 'person' | 'colour'> & {
  isForHosts: boolean;
  isSmall: boolean;
  isNarrow: boolean;
  room: LabelInsets | null;
};

function Plate({ person, colour, isForHosts, isSmall, isNarrow, room }: PlateProps) {
  const t = useTranslations('call.tile');
  const name = isNarrow ? firstName(person.name) : person.name;
  const held = isSmall ? null : rankOf(person);
  const rank = held === null ? undefined : t(held);
  return (
    <NamePlate
      name={person.isMe ? t('you') : name}
      colour={colour}
      role={
        person.isMe ? (isForHosts ? t('toHosts') : undefined) : person.kind === 'guest' ? t('guest') : rank
      }
      className={isSmall ? 'bottom-1.5 left-1.5' : 'bottom-2 left-2'}
      {...(room && { style: { left: room.left, maxWidth: `calc(100% - ${room.left + room.right}px)` } })}
    >
      {isForHosts && !person.isMe ? (
        <EyeOff aria-hidden="true" className="size-3.5! text-stage-text-2" />
      ) : null}
      {person.microphone === 'off' ? <MicOff aria-hidden="true" className="size-3.5! text-mic-off" /> : null}
    </NamePlate>
  );
}

function WeakMark() {
  return (
    <span className="grid size-6 place-items-center rounded-4 bg-plate text-hand">
      <WifiOff aria-hidden="true" className="size-3.5!" />
    </span>
  );
}
