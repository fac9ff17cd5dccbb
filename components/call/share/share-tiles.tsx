'use client';

import { clsx } from 'clsx';
import { FileText, Image as ImageIcon, MonitorUp, Pencil, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { FileInput } from '@/components/files/file-input';

type ShareTilesProps = {
  /** Undefined on a device that shares no screen. */
  onScreen: (() => void) | undefined;
  /** Undefined for a person who may add no files. */
  onFiles: ((files: readonly File[]) => void) | undefined;
};

/** What can be shared: a screen begins at once, paper is chosen below, pictures and files go to the room's files. */
export function ShareTiles({ onScreen, onFiles }: ShareTilesProps) {
  const t = useTranslations('paper.share');
  const pictures = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      <div role="group" aria-label={t('what')} className="grid auto-cols-fr grid-flow-col gap-2">
        {onScreen ? <Tile icon={MonitorUp} name={t('screen')} onPress={onScreen} /> : null}
        <Tile icon={Pencil} name={t('paper')} isChosen />
        {onFiles ? (
          <>
            <Tile
              icon={ImageIcon}
              name={t(onScreen ? 'picture' : 'photo')}
              onPress={() => pictures.current?.click()}
            />
            <Tile icon={FileText} name={t('file')} onPress={() => files.current?.click()} />
          </>
        ) : null}
      </div>
      {onFiles ? (
        <>
          <input
            ref={pictures}
            type="file"
            accept="image/*"
            hidden
            aria-label={t('picture')}
            onChange={({ currentTarget }) => onFiles(Array.from(currentTarget.files ?? []))}
          />
          <FileInput ref={files} label={t('file')} onFiles={onFiles} />
        </>
      ) : null}
    </>
  );
}

type TileProps = { icon: LucideIcon; name: string; isChosen?: boolean; onPress?: () => void };

function Tile({ icon: Icon, name, isChosen, onPress }: TileProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={clsx(
        'press overlay flex min-h-16 min-w-0 flex-col items-center justify-center gap-1 rounded-8 border text-13 font-medium',
        isChosen ? 'border-2 border-ink' : 'border-line text-ink-2',
      )}
    >
      <Icon aria-hidden="true" />
      {name}
    </button>
  );
}
