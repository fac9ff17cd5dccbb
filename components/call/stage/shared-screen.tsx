'use client';

import type { Track } from 'livekit-client';
import { MonitorUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { NamePlate } from '@/components/call/stage/name-plate';
import { TrackVideo } from '@/components/call/stage/track-video';
import { Button } from '@/components/ui/buttons/button';
import type { Place } from '@/lib/call/stage/tile-layout';
import type { PersonColour } from '@/lib/core/person-hue';

type SharedScreenProps = {
  track: Track;
  name: string;
  colour: PersonColour;
  isMine: boolean;
  place: Place;
  onStop: (() => void) | undefined;
};

/**
 * A shared screen on the stage, whole and never mirrored. Whoever shares does not see it in itself (an endless
 * corridor) but a word about it and the way to stop.
 */
export function SharedScreen({ track, name, colour, isMine, place, onStop }: SharedScreenProps) {
  const t = useTranslations('call.tile');
  return (
    <section
      aria-label={isMine ? t('youShare') : t('sharing', { name })}
      data-tile="screen"
      className="absolute overflow-hidden rounded-12 bg-tile"
      style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
    >
      {isMine ? (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 p-4 text-center">
          <MonitorUp aria-hidden="true" className="text-stage-text-2" />
          <p className="text-18">{t('youShare')}</p>
          <Button variant="stage" size={44} onClick={onStop}>
            {t('stopSharing')}
          </Button>
        </div>
      ) : (
        <>
          <TrackVideo track={track} label={t('screen', { name })} fit="contain" />
          <NamePlate name={t('screen', { name })} colour={colour} className="bottom-2 left-2" />
        </>
      )}
    </section>
  );
}
