'use client';

import { clsx } from 'clsx';
import { Expand, ImageDown, Maximize, Minimize, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { KeepPage } from '@/components/call/share/use-keep-page';
import { documentButton as button } from '@/components/call/stage/document/document-button';
import { PersonBar } from '@/components/ui/people/person-bar';
import { IconButton } from '@/components/ui/buttons/icon-button';
import type { SharedKind } from '@/lib/call/client/people/use-person-tracks';
import type { useScreenView } from '@/lib/call/client/stage/use-screen-view';
import { firstName } from '@/lib/core/first-name';
import type { PersonColour } from '@/lib/core/person-hue';

type ScreenBarProps = {
  screen: ReturnType<typeof useScreenView>;
  kind: SharedKind;
  name: string;
  colour: PersonColour;
  isFull: boolean;
  keepPage: KeepPage | undefined;
  onFullScreen: () => void;
};

/** Whose screen it is, and how large it is shown. Where there is little room, the first name is enough to see. */
export function ScreenBar(props: ScreenBarProps) {
  const { screen, kind, name, colour, isFull, keepPage, onFullScreen } = props;
  const t = useTranslations('call.tile');
  const words = useTranslations('files.viewer');
  const { act, isFit, isSmallest, isLargest, place } = screen;
  const wide = clsx(button.className, 'max-tablet:hidden');
  return (
    <header className="@container flex h-12 flex-none items-center gap-1 px-3 text-14 max-tablet:px-1">
      <p className="flex min-w-0 flex-1 items-center gap-2 font-medium max-tablet:pl-2">
        <PersonBar {...colour} className="h-5" />
        <span className="truncate">
          <span className="@max-[672px]:sr-only">{t('screen', { name, kind })}</span>
          <span aria-hidden="true" className="@min-[672px]:hidden">
            {t('screen', { name: firstName(name), kind })}
          </span>
        </span>
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
      <div className="flex flex-1 items-center justify-end gap-1 max-tablet:flex-none">
        {keepPage ? (
          <IconButton
            {...button}
            label={t('keep')}
            icon={<ImageDown />}
            isPending={keepPage.isPending}
            onClick={({ currentTarget }) => {
              const video = currentTarget.closest('[data-tile=screen]')?.querySelector('video');
              if (video) keepPage.keep(video);
            }}
          />
        ) : null}
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
