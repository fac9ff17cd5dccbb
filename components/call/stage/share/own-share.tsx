'use client';

import { clsx } from 'clsx';
import type { Track } from 'livekit-client';
import { Monitor, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { TrackVideo } from '@/components/call/stage/track-video';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import type { SharedKind } from '@/lib/call/client/people/use-person-tracks';

type OwnShareProps = {
  track: Track;
  kind: SharedKind;
  /** The tiles stand in one low row, and this beside them. */
  isInStrip: boolean;
  onStop: (() => void) | undefined;
};

/** What one shares, small, and the way to stop. The faces keep the stage, for it is they who look. */
export function OwnShare({ track, kind, isInStrip, onStop }: OwnShareProps) {
  const t = useTranslations('call.tile');
  const isWhole = showsThisPage(track);
  const words = t(kind === 'paper' ? 'youShowPaper' : isWhole ? 'youShareAll' : 'youShare');
  return (
    <section
      aria-label={words}
      className={clsx(
        'flex-none overflow-hidden bg-tile text-stage-text',
        isInStrip
          ? 'sticky right-0 z-overlay h-full rounded-10 shadow-2'
          : '@container flex h-[72px] items-center gap-3 rounded-12 p-1.5 pr-3',
      )}
    >
      <div className="relative grid aspect-video h-full place-items-center overflow-hidden rounded-8 bg-stage-button">
        {isWhole ? (
          <Monitor className="text-stage-text-2" aria-hidden="true" />
        ) : (
          <TrackVideo track={track} label={t(kind === 'paper' ? 'ownPaper' : 'ownScreen')} fit="contain" />
        )}
      </div>
      {isInStrip ? (
        <IconButton
          label={t('stopSharing')}
          icon={<X />}
          variant="stage"
          className="absolute! right-1.5 bottom-1.5 z-overlay"
          onClick={onStop}
        />
      ) : (
        <>
          <p className="min-w-0 flex-1 text-14 @max-[280px]:sr-only">{words}</p>
          <Button
            variant="stage"
            size={32}
            className="flex-none whitespace-nowrap max-tablet:h-11 @max-[280px]:px-2"
            onClick={onStop}
          >
            {t('stopSharing')}
          </Button>
        </>
      )}
    </section>
  );
}

/** A picture of the whole screen has this page in it, which has the picture in it: nobody is helped by that. */
const showsThisPage = (track: Track): boolean =>
  track.mediaStreamTrack.getSettings().displaySurface === 'monitor';
