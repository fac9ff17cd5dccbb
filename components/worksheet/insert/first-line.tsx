'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useMemo, useRef } from 'react';
import { KeyCap } from '@/components/ui/key-cap';
import { useTouch } from '@/lib/core/client/use-touch';

type FirstLineProps = {
  /** Adds the line, once something is typed in it. With `isDone` the caret goes to another one below it. */
  onWrite: (source: string, isDone: boolean) => void;
};

/**
 * The first line of an empty sheet, with the caret in it. It is no cell until something is typed, so that nobody who
 * only looks changes the sheet. What is touched has its own keys, so there a press adds the line.
 */
export function FirstLine({ onWrite }: FirstLineProps) {
  const t = useTranslations('worksheet');
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const isTouched = useTouch();
  useEffect(() => {
    if (isTouched || document.activeElement !== document.body) return;
    field.current?.focus({ preventScroll: true });
  }, [isTouched]);
  const write = useWriteLater(onWrite);
  const label = t('cells.line', { number: 1 });
  return (
    <div
      role="group"
      aria-label={label}
      className="relative grid grid-cols-[44px_3px_13px_minmax(0,1fr)_36px] max-tablet:grid-cols-[3px_25px_minmax(0,1fr)]"
    >
      <span
        aria-hidden="true"
        className="tabular self-start justify-self-end px-1 pt-3 text-12 text-ink-3 max-tablet:col-start-2 max-tablet:row-start-1 max-tablet:justify-self-start"
      >
        {1}
      </span>
      <span className="my-1.5 w-[3px] max-tablet:col-start-1 max-tablet:row-start-1" />
      <div className="relative min-w-0 rounded-8 shadow-1 max-tablet:col-start-3 tablet:col-start-4">
        <textarea
          ref={field}
          rows={1}
          aria-label={label}
          aria-describedby={hint}
          autoCapitalize="off"
          spellCheck={false}
          defaultValue=""
          className="block min-h-10 w-full resize-none bg-transparent px-3 py-2 font-mono text-[15px]/6 caret-orchid outline-none max-tablet:px-2"
          // An unfinished sign of an input method belongs to this field until it is finished.
          onChange={({ target, nativeEvent }) => {
            const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
            if (!isComposing) write.later(target.value);
          }}
          onCompositionEnd={({ currentTarget }) => write.later(currentTarget.value)}
          onPointerUp={() => {
            if (isTouched) onWrite('', false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (!event.nativeEvent.isComposing) write.now();
          }}
        />
        <p
          id={hint}
          className="pointer-events-none absolute inset-y-0 left-5 flex items-center gap-1 text-[15px] text-ink-3 max-tablet:left-4"
        >
          {isTouched
            ? t('insert.firstTouched')
            : t.rich('insert.first', { k: (key) => <KeyCap>{key}</KeyCap> })}
        </p>
      </div>
    </div>
  );
}

/**
 * Hands on what was typed once the browser has finished the key press. A field that goes in the middle of one may leave
 * the caret of the next field before its first letter. `now` is for Enter, which may come before that.
 */
function useWriteLater(onWrite: FirstLineProps['onWrite']) {
  const waiting = useRef<{ typed: string; timer: ReturnType<typeof setTimeout> } | null>(null);
  const latest = useRef(onWrite);
  useEffect(() => {
    latest.current = onWrite;
  });
  const write = useMemo(() => {
    const finish = (isDone: boolean) => {
      const { current } = waiting;
      waiting.current = null;
      if (current === null) return;
      clearTimeout(current.timer);
      if (current.typed !== '') latest.current(current.typed, isDone);
    };
    const later = (typed: string) => {
      const timer = waiting.current?.timer ?? setTimeout(() => finish(false));
      waiting.current = { typed, timer };
    };
    return { later, now: () => finish(true), stop: () => finish(false) };
  }, []);
  // The field may go for another reason, as when somebody else writes the first line.
  useEffect(() => write.stop, [write]);
  return write;
}
