'use client';

import { clsx } from 'clsx';
import { Expand, Maximize, Minimize, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { documentButton as button } from '@/components/call/stage/document/document-button';
import { PersonBar } from '@/components/ui/people/person-bar';
import { IconButton } from '@/components/ui/buttons/icon-button';
import type { useScreenView } from '@/lib/call/client/stage/use-screen-view';
import type { PersonColour } from '@/lib/core/person-hue';

type ScreenBarProps = {
  screen: ReturnType<typeof useScreenView>;
  name: string;
  colour: PersonColour;
  isFull: boolean;
  onFullScreen: () => void;
};

/** Whose screen it is, and how large it is shown. */
export function ScreenBar({ screen, name, colour, isFull, onFullScreen }: ScreenBarProps) {
  const t = useTranslations('call.tile');
  const words = useTranslations('files.viewer');
  const { act, isFit, isSmallest, isLargest, place } = screen;
  const wide = clsx(button.className, 'max-tablet:hidden');
  return (
    <header className="flex h-12 flex-none items-center gap-1 px-3 text-14 max-tablet:px-1">
      <p className="flex min-w-0 flex-1 items-center gap-2 font-medium max-tablet:pl-2">
        <PersonBar {...colour} className="h-5" />
        <span className="truncate">{t('screen', { name })}</span>
      </p>
      <IconButton
        {...button}
        label={words('smaller')}
        icon={<ZoomOut />}
        isIdle={isSmallest}
        onClick={() => act({ kind: 'step', direction: -1 })}
      />
      <span className="min-w-12 text-center tabular" aria-live="polite">
        {words('zoom', { zoom: place.scale })}
      </span>
      <IconButton
        {...button}
        label={words('larger')}
        icon={<ZoomIn />}
        isIdle={isLargest}
        onClick={() => act({ kind: 'step', direction: 1 })}
      />
      <IconButton
        {...button}
        className={wide}
        label={t('fit')}
        icon={<Maximize />}
        isIdle={isFit}
        onClick={() => act({ kind: 'fit' })}
      />
      <IconButton
        {...button}
        className={wide}
        label={t('actual')}
        icon={
          <span aria-hidden="true" className="text-12 font-semibold tabular">
            {t('oneToOne')}
          </span>
        }
        isIdle={place.scale === 1}
        onClick={() => act({ kind: 'actual' })}
      />
      <div className="flex flex-1 items-center justify-end max-tablet:flex-none">
        <IconButton
          {...button}
          label={t(isFull ? 'leaveFullScreen' : 'fullScreen')}
          icon={isFull ? <Minimize /> : <Expand />}
          onClick={onFullScreen}
        />
      </div>
    </header>
  );
}
