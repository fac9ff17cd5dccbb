'use client';

import { Pause, Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import type { PaperCamera } from '@/lib/paper/client/paper-camera';
import { usePaperView } from '@/lib/paper/client/use-paper-view';

type FreezeButtonProps = { camera: PaperCamera; variant: 'stage' | 'edge' };

/** Holds the picture, so that hand and phone may go; it goes on with the camera. */
export function FreezeButton({ camera, variant }: FreezeButtonProps) {
  const t = useTranslations('paper.tools');
  const { isFrozen } = usePaperView(camera);
  return (
    <Button
      variant={variant}
      size={48}
      icon={isFrozen ? <Play /> : <Pause />}
      onClick={() => camera.freeze(!isFrozen)}
    >
      {t(isFrozen ? 'unfreeze' : 'freeze')}
    </Button>
  );
}
