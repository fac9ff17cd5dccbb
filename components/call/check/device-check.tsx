'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useRef, useState } from 'react';
import { CheckDeviceField } from '@/components/call/check/check-device-field';
import { useDeniedReason } from '@/components/call/bar/use-denied-reason';
import { useDeviceOptions } from '@/components/call/bar/use-device-options';
import { SpeakerField } from '@/components/call/check/check-fields';
import { CheckJoin } from '@/components/call/check/check-join';
import { CheckLayout } from '@/components/call/check/check-layout';
import { CheckPresence } from '@/components/call/check/check-presence';
import { CheckPreview } from '@/components/call/check/check-preview';
import { DeviceSteps } from '@/components/call/check/device-steps';
import { Button } from '@/components/ui/buttons/button';
import { LinkText } from '@/components/ui/buttons/link-text';
import { usePageTitle } from '@/components/call/use-page-title';
import type { SessionUser } from '@/lib/auth/session';
import type { DeviceCheckView } from '@/lib/call/client/devices/use-device-check';
import { playTestSound } from '@/lib/call/client/devices/play-test-sound';
import { canChooseSpeaker, useDevices } from '@/lib/call/client/devices/use-devices';
import { useLevel } from '@/lib/call/client/devices/use-level';
import { useInOtherTab } from '@/lib/call/client/tabs/use-in-other-tab';
import { guessBrowser } from '@/lib/call/device-problem';
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
  const meter = useRef<HTMLDivElement>(null);
  const toReason = useDeniedReason(view.preset);
  const { speaker, isWaiting } = view;
  const knownName = useKnownRoomName(roomId);
  // The server tells no name to a person whom it refuses for now; this device may know it.
  const roomName = view.roomName ?? knownName;
  // A rehearsal is named by the call behind this page.
  usePageTitle(isRehearsal ? null : roomName);
  const camera = { ...view.camera, deniedReason: toReason(view.camera.denial) };
  const microphone = { ...view.microphone, deniedReason: toReason(view.microphone.denial) };
  const devices = useDevices(`${camera.state.status} ${microphone.state.status}`);
  const browser = useMemo(() => guessBrowser(navigator.userAgent), []);
  const isHeard = useLevel(microphone.state.track?.mediaStreamTrack ?? null, meter);
  const isInOtherTab = useInOtherTab(isRehearsal ? null : roomId);
  const [isTesting, setIsTesting] = useState(false);
  const options = useDeviceOptions(devices.audiooutput, 'speaker');

  const test = useCallback(() => {
    setIsTesting(true);
    void playTestSound(speaker.deviceId).finally(() => setIsTesting(false));
  }, [speaker.deviceId]);

  const cameraProblem = camera.state.problem;
  // One step in the browser helps both, so it is said once.
  const areBothBlocked = cameraProblem === 'blocked' && microphone.state.problem === 'blocked';
  const retry = () => {
    view.retry('camera');
    if (areBothBlocked) view.retry('microphone');
  };
  return (
    <CheckLayout
      productName={common('productName')}
      heading={roomName ?? t('heading')}
      // A waiting person must not learn the names of those inside.
      presence={isRehearsal ? t('rehearsal') : view.mayLookInside ? <CheckPresence roomId={roomId} /> : null}
      back={
        // A waiting guest has no rooms yet to go back to.
        isWaiting && person.kind === 'guest' ? null : (
          <LinkText href={isWaiting ? '/rooms' : `/rooms/${roomId}`} variant="plain" className="text-14">
            {t(isWaiting ? 'backToRooms' : 'back')}
          </LinkText>
        )
      }
      preview={
        <CheckPreview
          {...{ person, camera, microphone, meter }}
          seat={view.seat}
          picture={view.picture}
          steps={
            cameraProblem === null ? null : (
              <DeviceSteps
                kind={areBothBlocked ? 'both' : 'camera'}
                problem={cameraProblem}
                browser={browser}
                size="large"
                action={
                  cameraProblem === 'unsupported' ? null : (
                    <Button variant="stage" size={44} onClick={retry}>
                      {t('tryAgain')}
                    </Button>
                  )
                }
              />
            )
          }
        />
      }
      fields={
        <>
          <CheckDeviceField
            kind="camera"
            device={camera}
            devices={devices.videoinput}
            {...{ view, browser }}
          />
          <CheckDeviceField
            kind="microphone"
            device={microphone}
            devices={devices.audioinput}
            isHeard={isHeard}
            hasSteps={!areBothBlocked}
            {...{ view, browser }}
          />
          {canChooseSpeaker() && options.length > 0 ? (
            <SpeakerField
              options={options}
              value={speaker.deviceId ?? options[0]?.value ?? ''}
              onChoose={speaker.choose}
              onTest={test}
              isTesting={isTesting}
            />
          ) : null}
        </>
      }
      join={
        <CheckJoin
          label={
            isWaiting
              ? view.isShut
                ? 'wait'
                : 'ask'
              : joinLabel({
                  camera: { mayUse: camera.deniedReason === undefined, problem: cameraProblem },
                  microphone: {
                    mayUse: microphone.deniedReason === undefined,
                    problem: microphone.state.problem,
                  },
                })
          }
          onJoin={isWaiting ? onKnock : view.join}
          onJoinWithout={isWaiting ? undefined : view.joinWithout}
          refusal={isWaiting ? null : view.refusal}
          isKnock={isWaiting}
          isInOtherTab={isInOtherTab}
          isRehearsal={isRehearsal}
          problem={view.problem}
        />
      }
    />
  );
}
