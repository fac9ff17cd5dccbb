'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import type { OwnSpeech } from '@/lib/captions/client/use-own-speech';

type OwnSpeechButtonProps = { speech: OwnSpeech; variant: 'stage' | 'edge'; size: 32 | 40 | 44 };

/** Lets one's own browser caption what one says, and stops it. What keeps it from that is said at the button. */
export function OwnSpeechButton({ speech, variant, size }: OwnSpeechButtonProps) {
  const t = useTranslations('captions.own');
  const { isOn, hindrance, toggle } = speech;
  return (
    <Button
      {...{ variant, size }}
      onClick={toggle}
      deniedReason={isOn || hindrance === null ? undefined : t(`hindrances.${hindrance}`)}
    >
      {t(isOn ? 'stop' : 'start')}
    </Button>
  );
}

/** How one's own captions stand, or what they mean before they begin. */
export function OwnSpeechWords({ speech: { isOn, hindrance, fault } }: Pick<OwnSpeechButtonProps, 'speech'>) {
  const t = useTranslations('captions.own');
  if (fault !== null) return t(`faults.${fault}`);
  if (!isOn) return t('means');
  return hindrance === 'muted' ? t('rests') : t('on');
}
