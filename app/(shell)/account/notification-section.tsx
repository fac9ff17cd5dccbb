'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { AccountSection } from '@/components/account/account-section';
import { NoticeChoices } from '@/components/notifications/notice-choices';
import { PushDevices } from '@/components/notifications/push-devices';
import { PushSetUp } from '@/components/notifications/push-set-up';
import { FailureNotice } from '@/components/shell/failure-notice';
import { useNamedPart } from '@/components/ui/focus/use-named-part';
import { callServer } from '@/lib/callables/client/call-server';
import { useNow } from '@/lib/core/client/use-now';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { usePush } from '@/lib/notifications/client/push/use-push';
import { chooseNoticeWay } from '@/lib/notifications/contract';
import type { NoticeChoices as Choices, NoticeKind, NoticeWay } from '@/lib/notifications/schema';

/** What reaches the person while they are elsewhere. A choice is shown at once, and taken back if it fails. */
export function NotificationSection({ uid, choices }: { uid: string; choices: Choices | undefined }) {
  const t = useTranslations('notifications.settings');
  const [pressed, setPressed] = useState<Choices>({});
  const [failure, setFailure] = useState<unknown>(null);
  const error = useUserError(failure);
  const push = usePush(uid);
  const pushError = useUserError(push.failure);
  const now = useNow();
  const part = useRef<HTMLDivElement>(null);
  useNamedPart(part, 'notifications');

  async function choose(kind: NoticeKind, way: NoticeWay): Promise<void> {
    setFailure(null);
    setPressed((before) => ({ ...before, [kind]: way }));
    try {
      await callServer(chooseNoticeWay, { kind, way });
    } catch (thrown) {
      setPressed(({ [kind]: _, ...others }) => others);
      setFailure(thrown);
    }
  }

  return (
    <div ref={part} id="notifications" className="scroll-mt-4 outline-none">
      <AccountSection title={t('title')} lead={t('lead')}>
        <PushSetUp
          state={push.state}
          kind={push.kind}
          phase={push.phase}
          outcome={push.outcome}
          onTurnOn={push.turnOn}
        />
        <PushDevices
          devices={push.devices ?? []}
          thisDeviceId={push.thisDeviceId}
          leaving={push.leaving}
          now={now}
          onTurnOff={push.turnOff}
        />
        <FailureNotice error={pushError} className="mt-4" />
        <NoticeChoices
          choices={{ ...choices, ...pressed }}
          isPushOffered={push.isConfigured}
          onChoose={(kind, way) => void choose(kind, way)}
        />
        <FailureNotice error={error} className="mt-4" />
      </AccountSection>
    </div>
  );
}
