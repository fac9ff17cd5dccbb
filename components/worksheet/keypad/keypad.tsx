'use client';

import { clsx } from 'clsx';
import { Grid3x3, Keyboard } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Formula } from '@/components/worksheet/cells/formula';
import type { EditorPort } from '@/components/worksheet/editor/editor-port';
import type { KeypadState } from '@/components/worksheet/keypad/use-keypad';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { keypadKeys, keypadTabs, type KeypadAct, type KeypadKey } from '@/lib/worksheet/keypad/keypad-keys';

type KeypadProps = {
  port: EditorPort;
  names: readonly KeypadKey[];
  state: KeypadState;
  onEnter: () => void;
  /** The focus came back to the line after the keyboard changed. */
  onReturn: () => void;
};

/** Keys for formulas, below a sheet that is touched. */
export function Keypad({ port, names, state, onEnter, onReturn }: KeypadProps) {
  const t = useTranslations('worksheet.keypad');
  const [tab, setTab] = useState<(typeof keypadTabs)[number]>('formula');
  const acts: Record<KeypadAct, () => void> = { ...port, enter: onEnter };
  const press = (key: KeypadKey) => ('act' in key ? acts[key.act]() : port.write(key.write));
  const toggle = () => {
    port.setKeyboard(state.isOpen);
    state.setOpen(!state.isOpen);
    onReturn();
  };
  return (
    <div
      role="group"
      aria-label={t('label')}
      data-own-keys=""
      className="flex-none border-t border-line bg-sunken px-2 pt-2 pb-3"
      // The line keeps the focus, and with it its caret.
      onPointerDown={(event) => event.preventDefault()}
    >
      <div className="flex items-center gap-1.5 overflow-x-auto pb-2">
        {names.map((key) => (
          <button
            key={key.face}
            type="button"
            className="press h-9 flex-none rounded-8 bg-surface px-3 font-mono text-14"
            onClick={() => press(key)}
          >
            {key.face}
          </button>
        ))}
      </div>
      <div className="flex items-center">
        {state.isOpen
          ? keypadTabs.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === tab}
                className={clsx(
                  'press h-10 flex-1 rounded-8 text-13',
                  one === tab ? 'bg-surface font-semibold' : 'text-ink-2',
                )}
                onClick={() => setTab(one)}
              >
                {t(`tabs.${one}`)}
              </button>
            ))
          : null}
        <IconButton
          className="ml-auto"
          size={40}
          label={t(state.isOpen ? 'keyboard' : 'open')}
          icon={state.isOpen ? <Keyboard /> : <Grid3x3 />}
          onClick={toggle}
        />
      </div>
      {state.isOpen ? (
        <div className="mt-2 grid grid-cols-8 gap-1.5">
          {keypadKeys[tab].map((key) => (
            <Key key={`${key.face} ${String(key.isWide)}`} face={key} onPress={() => press(key)} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

function Key({ face: key, onPress }: { face: KeypadKey; onPress: () => void }) {
  const t = useTranslations('worksheet.keypad.keys');
  const { face, name, isTex, isFigure, isWide } = key;
  const isEnter = 'act' in key && key.act === 'enter';
  const label = name === undefined ? undefined : t(name);
  return (
    <button
      type="button"
      {...(label !== undefined && { 'aria-label': label })}
      className={clsx(
        'press tabular grid h-11 min-w-0 place-items-center rounded-8',
        isWide && 'col-span-2',
        isEnter ? 'bg-ink text-on-ink' : isFigure ? 'bg-surface text-16' : 'border border-line text-14',
      )}
      onClick={onPress}
    >
      {isTex && label !== undefined ? <Formula tex={face} label={label} /> : face}
    </button>
  );
}
