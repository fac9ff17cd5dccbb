'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

type ShortcutsDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  singleKeysOn: boolean;
  onSingleKeys: (on: boolean) => void;
};

const rows = [
  { key: 'microphone', keys: ['M'], always: 'D' },
  { key: 'camera', keys: ['V'], always: 'E' },
  { key: 'hand', keys: ['H'] },
  { key: 'people', keys: ['P'] },
  { key: 'talk', keys: ['space'] },
  { key: 'notice', keys: ['F8'] },
  { key: 'show', keys: ['?'] },
] as const;

/** Every key of the call, and the switch for those that are a single letter. */
export function ShortcutsDialog({ isOpen, onOpenChange, singleKeysOn, onSingleKeys }: ShortcutsDialogProps) {
  const t = useTranslations('call.shortcuts');
  const command = /Mac|iP/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  return (
    <Dialog title={t('title')} closeLabel={t('close')} {...{ isOpen, onOpenChange }}>
      <dl className="grid grid-cols-[1fr_auto] items-center gap-y-2 text-14">
        {rows.map((row) => (
          <div key={row.key} className="col-span-2 grid min-h-8 grid-cols-subgrid items-center gap-x-4">
            <dt>
              {t(row.key)}
              {'always' in row ? (
                <span className="block text-12 text-ink-2">
                  <kbd className="font-sans">{`${command}+${row.always}`}</kbd> {t('whileTyping')}
                </span>
              ) : null}
            </dt>
            <dd>
              {row.keys.map((key) => (
                <kbd
                  key={key}
                  className="inline-grid h-7 min-w-7 place-items-center rounded-4 border border-line-strong px-2 font-sans text-13"
                >
                  {key === 'space' ? t('space') : key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex items-center justify-between gap-4 border-t border-line pt-4">
        <span className="text-14">
          {t('single')}
          <span className="block text-13 text-ink-2">{t('singleWhy')}</span>
        </span>
        <Button
          variant="edge"
          size={32}
          role="switch"
          aria-checked={singleKeysOn}
          aria-label={t('single')}
          onClick={() => onSingleKeys(!singleKeysOn)}
        >
          {t(singleKeysOn ? 'on' : 'off')}
        </Button>
      </div>
    </Dialog>
  );
}
