'use client';

import { clsx } from 'clsx';
import type { Track } from 'livekit-client';
import { Maximize } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { KeepPage } from '@/components/call/share/use-keep-page';
import { NamePlate } from '@/components/call/stage/name-plate';
import { ScreenBar } from '@/components/call/stage/share/screen-bar';
import { TrackVideo } from '@/components/call/stage/track-video';
import { IconButton } from '@/components/ui/buttons/icon-button';
import type { SharedKind } from '@/lib/call/client/people/use-person-tracks';
import { useElementSize } from '@/lib/call/client/stage/use-element-size';
import { useFullScreen } from '@/lib/call/client/stage/use-full-screen';
import { useScreenHand } from '@/lib/call/client/stage/use-screen-hand';
import { useScreenView } from '@/lib/call/client/stage/use-screen-view';
import { hasShareBar } from '@/lib/call/stage/side-layout';
import type { Place } from '@/lib/call/stage/tile-layout';
import { firstName } from '@/lib/core/first-name';
import type { PersonColour } from '@/lib/core/person-hue';

type SharedScreenProps = {
  track: Track;
  kind: SharedKind;
  /** Keeps the page that is shown; undefined for a screen, and for people who may not. */
  keepPage: KeepPage | undefined;
  name: string;
  colour: PersonColour;
  place: Place;
};

/** The screen of another person on the stage. It can be made larger, moved, and laid over all of one's own. */
export function SharedScreen({ track, kind, keepPage, name, colour, place }: SharedScreenProps) {
  const t = useTranslations('call.tile');
  const { ref, isFull, toggle } = useFullScreen<HTMLElement>();
  const { ref: measured, size } = useElementSize();
  const screen = useScreenView(size);
  const { act, isFit, isLarger } = screen;
  const hand = useScreenHand({ act, isFit, isLarger, onDouble: toggle });
  const hasBar = isFull || hasShareBar(place);
  return (
    <section
      ref={ref}
      aria-label={t('sharing', { name, kind })}
      data-tile="screen"
      className="group absolute flex flex-col overflow-hidden rounded-12 bg-tile text-stage-text"
      style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
    >
      {hasBar ? (
        <ScreenBar {...{ screen, kind, keepPage, name, colour, isFull }} onFullScreen={toggle} />
      ) : null}
      <div ref={measured} className="relative min-h-0 flex-1">
        <div
          {...hand}
          role="group"
          aria-label={t('zoomable')}
          aria-keyshortcuts={hasBar ? '+ - 0 1' : undefined}
          tabIndex={hasBar ? 0 : -1}
          className={clsx(
            'absolute inset-0 overflow-hidden -outline-offset-2',
            hasBar && 'touch-none',
            isLarger && 'cursor-grab active:cursor-grabbing',
          )}
        >
          <TrackVideo
            track={track}
            label={t('screen', { name, kind })}
            fit="contain"
            {...(screen.isKnown && { place: screen.place })}
            onSize={screen.tellSize}
          />
        </div>
        {hasBar ? null : (
          <>
            <NamePlate
              name={t('screen', { name: firstName(name), kind })}
              colour={colour}
              className="bottom-2 left-2"
            />
            <IconButton
              label={t('fullScreen')}
              icon={<Maximize />}
              variant="stage"
              className="absolute! top-1.5 right-1.5 z-overlay opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
              onClick={toggle}
            />
          </>
        )}
      </div>
    </section>
  );
}
