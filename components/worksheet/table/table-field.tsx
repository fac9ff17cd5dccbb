'use client';

import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';

export type FieldInputProps = {
  label: string;
  value: string;
  isWrong: boolean;
  /** Begins a step of undo, and returns the way to end it. */
  onBegin: () => () => void;
  onWrite: (text: string) => void;
  onSelect: (anchor: number, head: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
};

/** The field of a table that is written in. It lies over the text of its field, which gives the column its width. */
export function FieldInput(props: FieldInputProps) {
  const { label, value, isWrong, onBegin, onWrite, onSelect, onKeyDown, onPaste } = props;
  const input = useRef<HTMLInputElement>(null);
  const begin = useRef(onBegin);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
    return begin.current();
  }, []);
  return (
    <input
      ref={input}
      data-field=""
      aria-label={label}
      aria-keyshortcuts="Shift+F10"
      aria-invalid={isWrong ? true : undefined}
      value={value}
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      className="absolute inset-0 size-full scroll-mt-10 rounded-4 bg-surface px-2 text-inherit outline-2 -outline-offset-2 outline-orchid [text-align:inherit]"
      onChange={({ target }) => onWrite(target.value)}
      onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
        onSelect(selectionStart ?? 0, selectionEnd ?? 0)
      }
      {...{ onKeyDown, onPaste }}
    />
  );
}
