'use client';

import type { Track } from 'livekit-client';
import { Expand, Maximize, Scan } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { NamePlate } from '@/components/call/stage/name-plate';
import { TrackVideo } from '@/components/call/stage/track-video';
import { IconButton } from '@/components/ui/buttons/icon-button';
import type { Place } from '@/lib/call/stage/tile-layout';
import type { PersonColour } from '@/lib/core/person-hue';

type SharedScreenProps = { track: Track; name: string; colour: PersonColour; place: Place };

/** The screen of another person on the stage: whole, or at its own size to read small signs, or over all of mine. */
export function SharedScreen({ track, name, colour, place }: SharedScreenProps) {
  const t = useTranslations('call.tile');
  const [isActual, setIsActual] = useState(false);
  const section = useRef<HTMLElement>(null);
  const toggleFullScreen = () => {
    // A browser that refuses it leaves the picture where it is.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    else void section.current?.requestFullscreen().catch(() => undefined);
  };
  return (
    <section
      ref={section}
      aria-label={t('sharing', { name })}
      data-tile="screen"
      className="group absolute overflow-hidden rounded-12 bg-tile"
      style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
      onDoubleClick={toggleFullScreen}
    >
      <div className="absolute inset-0 overflow-auto">
        <TrackVideo track={track} label={t('screen', { name })} fit={isActual ? 'actual' : 'contain'} />
      </div>
      <NamePlate name={t('screen', { name })} colour={colour} className="bottom-2 left-2" />
      <div className="absolute top-2 right-2 z-overlay flex gap-2 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
        <IconButton
          label={t(isActual ? 'fit' : 'actual')}
          icon={isActual ? <Scan /> : <Expand />}
          variant="stage"
          size={40}
          onClick={() => setIsActual(!isActual)}
        />
        <IconButton
          label={t('fullScreen')}
          icon={<Maximize />}
          variant="stage"
          size={40}
          onClick={toggleFullScreen}
        />
      </div>
    </section>
  );
}
