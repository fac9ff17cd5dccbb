'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';

type ShortcutsDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  singleKeysOn: boolean;
  onSingleKeys: (on: boolean) => void;
  /** Panels that have a letter, by their names. */
  panels: readonly { name: string; shortcut: string }[];
};

const devices = [
  { name: 'microphone', keyName: 'M', always: 'D' },
  { name: 'camera', keyName: 'V', always: 'E' },
] as const;
const others = [
  { name: 'captions', keyName: 'L' },
  { name: 'talk', keyName: 'space' },
  { name: 'notice', keyName: 'F8' },
  { name: 'show', keyName: '?' },
] as const;

const drawing = ['pen', 'highlighter', 'eraser', 'lasso', 'shape', 'aid', 'pointer'] as const;

/** Every key of the call, and the switch for those that are a single letter. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const { isOpen, onOpenChange, singleKeysOn, onSingleKeys, panels } = props;
  const t = useTranslations('call.shortcuts');
  const command = /Mac|iP/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  return (
    <Dialog title={t('title')} closeLabel={t('close')} {...{ isOpen, onOpenChange }}>
      <dl className="grid grid-cols-[1fr_auto] items-center gap-y-2 text-14">
        {devices.map(({ name, keyName, always }) => (
          <KeyLine key={name} name={t(name)} keyName={keyName}>
            <kbd className="font-sans">{`${command}+${always}`}</kbd> {t('whileTyping')}
          </KeyLine>
        ))}
        <KeyLine name={t('hand')} keyName="H" />
        {panels.map(({ name, shortcut }) => (
          <KeyLine key={shortcut} name={name} keyName={shortcut} />
        ))}
        {others.map(({ name, keyName }) => (
          <KeyLine key={name} name={t(name)} keyName={keyName === 'space' ? t('space') : keyName} />
        ))}
      </dl>
      <DrawingKeys />
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

/** The keys of the place that is drawn on. */
function DrawingKeys() {
  const t = useTranslations('call.shortcuts');
  const names = useTranslations('ink.bar');
  const keys = useTranslations('ink.keys');
  return (
    <>
      <h3 className="mt-4 mb-2 text-13 text-ink-2">{t('drawing')}</h3>
      <dl className="grid grid-cols-[1fr_auto] items-center gap-y-2 text-14">
        {drawing.map((tool) => (
          <KeyLine
            key={tool}
            name={tool === 'aid' ? names('aid') : names(`tools.${tool}`)}
            keyName={keys(tool)}
          />
        ))}
      </dl>
    </>
  );
}

type KeyLineProps = {
  name: string;
  keyName: string;
  /** The keys that also work while typing. */
  children?: ReactNode;
};

function KeyLine({ name, keyName, children }: KeyLineProps) {
  return (
    <div className="col-span-2 grid min-h-8 grid-cols-subgrid items-center gap-x-4">
      <dt>
        {name}
        {children === undefined ? null : <span className="block text-12 text-ink-2">{children}</span>}
      </dt>
      <dd>
        <kbd className="inline-grid h-7 min-w-7 place-items-center rounded-4 border border-line-strong px-2 font-sans text-13">
          {keyName}
        </kbd>
      </dd>
    </div>
  );
}
