'use client';

import { Hand } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { useHasFingers } from '@/components/ink/bar/use-has-fingers';
import { useToolChoice } from '@/components/ink/bar/use-tool-choice';
import { Button } from '@/components/ui/buttons/button';
import { chooseTool, mouseDrew, penSeen } from '@/lib/ink/client/pad/ink-tools';

/** Offers that fingers draw, where there are fingers and nobody has drawn with a pen or a mouse. */
export function FingerOffer() {
  const t = useTranslations('ink.bar');
  const isTouched = useHasFingers();
  const hasPen = useSyncExternalStore(penSeen.subscribe, penSeen.read, penSeen.read);
  const hasMouse = useSyncExternalStore(mouseDrew.subscribe, mouseDrew.read, mouseDrew.read);
  const { fingerDraws } = useToolChoice();
  if (!isTouched || hasPen || hasMouse || fingerDraws) return null;
  return (
    <p className="raised flex items-center gap-3 rounded-10 py-1 pr-1 pl-3 text-13 shadow-2">
      {t('fingerNow')}
      <Button variant="edge" size={32} icon={<Hand />} onClick={() => chooseTool({ fingerDraws: true })}>
        {t('fingerDraws')}
      </Button>
    </p>
  );
}
