'use client';

import { useTranslations } from 'next-intl';
import { PushBox, PushSteps } from '@/components/notifications/push-box';
import { Button } from '@/components/ui/buttons/button';
import type { DeviceKind } from '@/lib/core/device-kind';
import type { TurnedOn } from '@/lib/notifications/client/push/turn-push';
import type { PushPhase } from '@/lib/notifications/client/push/use-push';
import { stepsFor, type PushState } from '@/lib/notifications/push-state';

type PushSetUpProps = {
  state: PushState;
  kind: DeviceKind;
  phase: PushPhase;
  /** What came of the last attempt. */
  outcome: TurnedOn | null;
  onTurnOn: () => void;
};

/** What push would do in this browser, the button that turns it on, or what is in its way. Nothing where it is on. */
export function PushSetUp({ state, kind, phase, outcome, onTurnOn }: PushSetUpProps) {
  const t = useTranslations('notifications.setUp');
  if (state === 'on' || state === 'unknown') return null;
  if (state === 'blocked') {
    const steps = stepsFor(kind);
    return (
      <PushBox isBlocked title={t('blocked.title')}>
        <PushSteps
          steps={[t(`blocked.steps.${steps}.first`), t(`blocked.steps.${steps}.second`), t('blocked.third')]}
          until={t('blocked.until')}
        />
      </PushBox>
    );
  }
  if (state === 'home-screen') {
    return (
      <PushBox isBlocked title={t('homeScreen.title')}>
        <PushSteps
          steps={[t('homeScreen.first'), t('homeScreen.second'), t('homeScreen.third')]}
          until={t('homeScreen.until')}
        />
      </PushBox>
    );
  }
  if (state !== 'off') {
    const words = (
      { 'not-configured': 'notConfigured', shared: 'shared', unsupported: 'unsupported' } as const
    )[state];
    return (
      <PushBox title={t(`${words}.title`)}>
        <p className="text-13 text-ink-2">{t(`${words}.body`)}</p>
      </PushBox>
    );
  }
  const isLate = outcome === 'later' && phase === 'idle';
  return (
    <PushBox title={t(isLate ? 'later.title' : 'off.title')}>
      <p className="text-13 text-ink-2">{t(isLate ? 'later.body' : 'off.body')}</p>
      <Button size={44} className="mt-3" isPending={phase !== 'idle'} onClick={onTurnOn}>
        {t(isLate ? 'later.again' : 'off.turnOn')}
      </Button>
      <p role="status" className="mt-2 text-13 text-ink-2 empty:hidden">
        {phase === 'asking' ? t('off.asking') : null}
        {phase === 'registering' ? t('off.registering') : null}
        {phase === 'idle' && outcome === 'dismissed' ? t('dismissed') : null}
      </p>
    </PushBox>
  );
}
