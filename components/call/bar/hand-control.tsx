'use client';

import { Hand } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BarButton } from '@/components/call/bar/bar-button';
import type { OwnHand } from '@/components/call/bar/use-own-hand';
import { Popover } from '@/components/ui/overlays/popover';
import { useFocusKept } from '@/components/ui/focus/use-focus-kept';

type HandControlProps = { size: 44 | 48; hand: Omit<OwnHand, 'lower'> };

/** The hand: one press raises it. While it is up, a card over it says the place, takes a note, and lowers it. */
export function HandControl({ size, hand }: HandControlProps) {
  const t = useTranslations('call.controls');
  const { isUp } = hand;
  const [isOpen, setIsOpen] = useState(false);
  // Lowered by somebody else while its card is open: the next one does not open by itself.
  const [wasUp, setWasUp] = useState(isUp);
  if (wasUp !== isUp) {
    setWasUp(isUp);
    if (!isUp) setIsOpen(false);
  }
  const { control, surface } = useFocusKept<HTMLButtonElement>();
  // What is up can be lowered, also by who may not raise it any more.
  const denied = isUp ? undefined : hand.deniedReason;
  const button = (
    <BarButton
      ref={control}
      label={t(isUp ? 'handUp' : 'raiseHand')}
      shortcut="H"
      icon={<Hand />}
      size={size}
      aria-pressed={isUp}
      deniedReason={denied}
      className={isUp ? 'bg-gorse! text-on-gorse!' : ''}
    />
  );
  if (denied !== undefined) return button;
  return (
    <Popover
      label={t('handUp')}
      side="top"
      isOpen={isOpen ? isUp : false}
      onOpenChange={(open) => {
        if (open && !isUp) hand.raise();
        setIsOpen(open);
      }}
      surfaceRef={surface}
      trigger={button}
    >
      {hand.renderCard(() => setIsOpen(false))}
    </Popover>
  );
}
