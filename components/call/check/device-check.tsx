'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useRef } from 'react';
import { CheckDeviceField } from '@/components/call/check/check-device-field';
import { useDeniedReason } from '@/components/call/bar/use-denied-reason';
import { CheckJoin } from '@/components/call/check/check-join';
import { CheckLayout } from '@/components/call/check/check-layout';
import { CheckPresence } from '@/components/call/check/check-presence';
import { CheckPreview, type CheckDevice } from '@/components/call/check/check-preview';
import { DeviceSteps } from '@/components/call/check/device-steps';
import { SpeakerChoice } from '@/components/call/check/speaker-choice';
import { Button } from '@/components/ui/buttons/button';
import { LinkText } from '@/components/ui/buttons/link-text';
import { usePageTitle } from '@/components/call/use-page-title';
import type { SessionUser } from '@/lib/auth/session';
import type { DeviceCheckView } from '@/lib/call/client/devices/use-device-check';
import { useDevices } from '@/lib/call/client/devices/use-devices';
import { useLevel } from '@/lib/call/client/devices/use-level';
import { useInOtherTab } from '@/lib/call/client/tabs/use-in-other-tab';
import { guessBrowser, type DeviceProblem } from '@/lib/call/device-problem';
import { joinLabel } from '@/lib/call/join-label';
import { useKnownRoomName } from '@/lib/rooms/client/known-room';

type DeviceCheckProps = {
  roomId: string;
  person: Pick<SessionUser, 'uid' | 'name' | 'kind'>;
  view: DeviceCheckView;
  isRehearsal: boolean;
  /** Asks to be let in, where people wait. */
  onKnock: () => void;
};

/** The moment before joining: one's face, one's devices, who is inside, and the button. */
export function DeviceCheck({ roomId, person, view, isRehearsal, onKnock }: DeviceCheckProps) {
  const t = useTranslations('call.check');
  const common = useTranslations('common');
  const checked = useCheckedDevices(view);
  const { camera, microphone } = checked;
  const { problem } = camera.state;
  const meter = useRef<HTMLDivElement>(null);
  const isHeard = useLevel(microphone.state.track?.mediaStreamTrack ?? null, meter);
  const isInOtherTab = useInOtherTab(isRehearsal ? null : roomId);
  const knownName = useKnownRoomName(roomId);
  // The server tells no name to a person whom it refuses for now; this device may know it.
  const roomName = view.roomName ?? knownName;
  // A rehearsal is named by the call behind this page.
  usePageTitle(isRehearsal ? null : roomName);
  const { isWaiting, seat, picture } = view;
  return (
    <CheckLayout
      productName={common('productName')}
      heading={roomName ?? t('heading')}
      // A waiting person must not learn the names of those inside.
      presence={isRehearsal ? t('rehearsal') : view.mayLookInside ? <CheckPresence roomId={roomId} /> : null}
      back={<WayBack {...{ roomId, isWaiting }} isGuest={person.kind === 'guest'} />}
      preview={
        <CheckPreview
          {...{ person, camera, microphone, meter, seat, picture }}
          steps={problem === null ? null : <CameraSteps {...{ view, checked, problem }} />}
        />
      }
      fields={<DeviceFields {...{ view, checked, isHeard }} />}
      join={
        <CheckJoin
          label={isWaiting ? (view.isShut ? 'wait' : 'ask') : joinLabelOf(checked)}
          onJoin={isWaiting ? onKnock : view.join}
          onJoinWithout={isWaiting ? undefined : view.joinWithout}
          refusal={isWaiting ? null : view.refusal}
          isKnock={isWaiting}
          problem={view.problem}
          {...{ isInOtherTab, isRehearsal }}
        />
      }
    />
  );
}

type CheckedDevices = ReturnType<typeof useCheckedDevices>;

/** Both devices with what keeps them away, and the other devices of this computer. */
function useCheckedDevices(view: DeviceCheckView) {
  const toReason = useDeniedReason(view.preset);
  const camera: CheckDevice = { ...view.camera, deniedReason: toReason(view.camera.denial) };
  const microphone: CheckDevice = { ...view.microphone, deniedReason: toReason(view.microphone.denial) };
  const lists = useDevices(`${camera.state.status} ${microphone.state.status}`);
  const browser = useMemo(() => guessBrowser(navigator.userAgent), []);
  // One step in the browser helps both, so it is said once.
  const areBothBlocked = camera.state.problem === 'blocked' && microphone.state.problem === 'blocked';
  return { camera, microphone, lists, browser, areBothBlocked };
}

const joinLabelOf = ({ camera, microphone }: CheckedDevices) => {
  const standingOf = ({ deniedReason, state: { problem } }: CheckDevice) => ({
    mayUse: deniedReason === undefined,
    problem,
  });
  return joinLabel({ camera: standingOf(camera), microphone: standingOf(microphone) });
};

type WayBackProps = { roomId: string; isWaiting: boolean; isGuest: boolean };

/** The way back: to the room, or to all rooms while the room is not the person's yet. */
function WayBack({ roomId, isWaiting, isGuest }: WayBackProps) {
  const t = useTranslations('call.check');
  // A waiting guest has no rooms yet to go back to.
  if (isWaiting && isGuest) return null;
  return (
    <LinkText href={isWaiting ? '/rooms' : `/rooms/${roomId}`} variant="plain" className="text-14">
      {t(isWaiting ? 'backToRooms' : 'back')}
    </LinkText>
  );
}

type CheckedProps = { view: DeviceCheckView; checked: CheckedDevices };

/** What helps where the camera is kept away, in the place of its picture. */
function CameraSteps({ view, checked, problem }: CheckedProps & { problem: DeviceProblem }) {
  const t = useTranslations('call.check');
  const { browser, areBothBlocked } = checked;
  const retry = () => {
    view.retry('camera');
    if (areBothBlocked) view.retry('microphone');
  };
  return (
    <DeviceSteps
      kind={areBothBlocked ? 'both' : 'camera'}
      {...{ problem, browser }}
      size="large"
      action={
        problem === 'unsupported' ? null : (
          <Button variant="stage" size={44} onClick={retry}>
            {t('tryAgain')}
          </Button>
        )
      }
    />
  );
}

/** The choices of camera, microphone and speaker. */
function DeviceFields({ view, checked, isHeard }: CheckedProps & { isHeard: boolean }) {
  const { camera, microphone, lists, browser, areBothBlocked } = checked;
  return (
    <>
      <CheckDeviceField kind="camera" device={camera} devices={lists.videoinput} {...{ view, browser }} />
      <CheckDeviceField
        kind="microphone"
        device={microphone}
        devices={lists.audioinput}
        hasSteps={!areBothBlocked}
        {...{ view, browser, isHeard }}
      />
      <SpeakerChoice speaker={view.speaker} devices={lists.audiooutput} />
    </>
  );
}
