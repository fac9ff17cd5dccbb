'use client';

import { Mic, MicOff, Video, VideoOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode, RefObject } from 'react';
import { NamePlate } from '@/components/call/stage/name-plate';
import { TrackVideo } from '@/components/call/stage/track-video';
import { Avatar } from '@/components/ui/people/avatar';
import { IconButton } from '@/components/ui/buttons/icon-button';
import type { DeviceState } from '@/lib/call/client/devices/local-media';
import { personColour } from '@/lib/core/person-hue';
import { personPicture } from '@/lib/pictures/picture';

export type CheckDevice = {
  state: DeviceState;
  /** Missing when it cannot be switched; then `deniedReason` says why or the device itself is the trouble. */
  setOn: ((on: boolean) => void) | undefined;
  deniedReason: string | undefined;
};

type CheckPreviewProps = {
  person: { uid: string; name: string };
  /** Their place among the room's colours, as soon as it is known. */
  seat: number | undefined;
  /** Which picture they have; undefined for none, and until it is known. */
  picture: string | undefined;
  camera: CheckDevice;
  microphone: CheckDevice;
  /** Draws the level into the element; see `useLevel`. */
  meter: RefObject<HTMLDivElement | null>;
  /** Takes the picture's place when the camera cannot be had. */
  steps: ReactNode;
  /** The switches stand elsewhere. */
  isBare?: boolean;
};

/** One's own face as the others will see it (mirrored for oneself), with what would be sent. */
export function CheckPreview({
  person,
  seat,
  picture,
  camera,
  microphone,
  meter,
  steps,
  isBare = false,
}: CheckPreviewProps) {
  const t = useTranslations('call.check');
  const track = camera.state.track;
  const colour = personColour(person.uid, seat);

  return (
    <div className="@container-size absolute inset-0">
      {track ? <TrackVideo track={track} label={t('preview')} isMirrored /> : null}
      {track || steps ? null : (
        <div className="absolute inset-0 grid place-items-center bg-tile">
          <div className="grid justify-items-center gap-3">
            <Avatar
              name={person.name}
              hue={colour.hue}
              picture={personPicture(person.uid, picture)}
              size="tile"
            />
            <p className="text-14 text-stage-text-2">{t(describeDark(camera))}</p>
          </div>
        </div>
      )}
      {track ? null : steps}
      <NamePlate name={person.name} colour={colour} className="bottom-4 left-3" />
      {isBare ? null : (
        <div className="z-overlay absolute right-3 bottom-4 flex gap-2">
          <DeviceToggle device={microphone} kind="microphone" />
          <DeviceToggle device={camera} kind="camera" />
        </div>
      )}
      <Meter element={meter} isOn={microphone.state.track !== null} label={t('level')} />
    </div>
  );
}

function describeDark({ state, deniedReason }: CheckDevice) {
  if (deniedReason !== undefined) return 'watching';
  return state.status === 'starting' ? 'starting' : 'cameraOff';
}

type DeviceToggleProps = { device: CheckDevice; kind: 'camera' | 'microphone'; className?: string };

/** Switches what would be sent. */
export function DeviceToggle({ device, kind, className }: DeviceToggleProps) {
  const t = useTranslations('call.check');
  const { state, setOn, deniedReason } = device;
  const isOn = state.isOn && state.status !== 'problem' && deniedReason === undefined;
  const icons =
    kind === 'camera'
      ? [<Video key="on" />, <VideoOff key="off" />]
      : [<Mic key="on" />, <MicOff key="off" />];
  const label = labelOf(kind, state, isOn);
  return (
    <IconButton
      label={t(label)}
      icon={isOn ? icons[0] : icons[1]}
      variant={isOn ? 'stage' : 'stage-off'}
      size={44}
      className={className}
      deniedReason={deniedReason}
      onClick={() => setOn?.(!isOn)}
    />
  );
}

function labelOf(kind: 'camera' | 'microphone', state: DeviceState, isOn: boolean) {
  if (state.status === 'problem') return kind === 'camera' ? 'cameraStuck' : 'microphoneStuck';
  if (kind === 'camera') return isOn ? 'turnCameraOff' : 'turnCameraOn';
  return isOn ? 'turnMicrophoneOff' : 'turnMicrophoneOn';
}

/** 4 px along the lower edge. Its width comes from `--level`, set from outside many times a second. */
function Meter({
  element,
  isOn,
  label,
}: {
  element: RefObject<HTMLDivElement | null>;
  isOn: boolean;
  label: string;
}) {
  return (
    <div
      ref={element}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      hidden={!isOn}
      className="z-overlay absolute inset-x-0 bottom-0 h-1 overflow-hidden bg-stage/60"
    >
      <div className="h-full origin-left scale-x-(--level,0) bg-speaking" />
    </div>
  );
}
