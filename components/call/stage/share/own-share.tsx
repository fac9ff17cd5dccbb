'use client';

import type { Track } from 'livekit-client';
import { useTranslations } from 'next-intl';
import { TrackVideo } from '@/components/call/stage/track-video';
import { Button } from '@/components/ui/buttons/button';

type OwnShareProps = { track: Track; onStop: (() => void) | undefined };

/** What one shares, small: the faces keep the stage, for it is they who look. */
export function OwnShare({ track, onStop }: OwnShareProps) {
  const t = useTranslations('call.tile');
  return (
    <section
      aria-label={t('youShare')}
      className="absolute bottom-2 left-2 z-overlay w-56 max-w-[calc(100%-16px)] overflow-hidden rounded-12 bg-stage-button shadow-2"
    >
      <div className="relative aspect-video bg-tile">
        <TrackVideo track={track} label={t('ownScreen')} fit="contain" />
      </div>
      <div className="flex items-center justify-between gap-2 py-1.5 pr-1.5 pl-3">
        <p className="min-w-0 text-13">{t('youShare')}</p>
        <Button variant="stage" size={32} onClick={onStop}>
          {t('stopSharing')}
        </Button>
      </div>
    </section>
  );
}
