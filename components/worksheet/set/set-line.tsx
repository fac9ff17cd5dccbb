'use client';

import { clsx } from 'clsx';
import type { PointerEvent } from 'react';
import { nearestSign } from '@/components/worksheet/set/nearest-sign';
import { placeInSource } from '@/components/worksheet/set/place-in-source';
import { SetFormula } from '@/components/worksheet/set/set-formula';
import { useTypesetLine } from '@/components/worksheet/set/use-typeset-line';
import { useOpeningFocus } from '@/components/worksheet/cells/use-opening-focus';
import { useSheetContext } from '@/components/worksheet/sheet-context';

type SetLineProps = {
  id: string;
  source: string;
  /** The reading of the line as TeX, and as it would be typed. */
  tex: string;
  reading: string;
  label: string;
};

/** A line at rest as mathematics. A press puts the caret beside the part that was pointed at. */
export function SetLine({ id, source, tex, reading, label }: SetLineProps) {
  const { mayEdit } = useSheetContext();
  const { opening, aim } = useOpeningFocus(id);
  const line = useTypesetLine(id, source, tex);
  return (
    <div
      {...opening}
      role="textbox"
      aria-label={label}
      aria-readonly={!mayEdit}
      aria-multiline="true"
      tabIndex={0}
      className={clsx(
        'flex min-h-11 max-w-full min-w-0 items-center rounded-8 py-1.5 pl-3 text-18 max-tablet:pl-2',
        // A set line out of sight costs no layout; it keeps the size it had.
        '[contain-intrinsic-size:auto_300px_auto_44px] [content-visibility:auto]',
        mayEdit && 'cursor-text',
      )}
      onPointerDown={(event) => aim(placeAt(event, line?.marked ?? null, source))}
    >
      <SetFormula tex={tex} label={line?.words ?? reading} className="max-w-full min-w-0">
        <span className="font-mono text-[15px]/6 break-words whitespace-pre-wrap">{source}</span>
      </SetFormula>
    </div>
  );
}

/** The place in the source of what was pointed at; null where it cannot be told. */
function placeAt(
  { currentTarget, clientX, clientY }: PointerEvent,
  marked: string | null,
  source: string,
): number | null {
  const drawn = currentTarget.querySelector('[data-set]:not(.hidden)');
  const sign = nearestSign(drawn ?? currentTarget, { x: clientX, y: clientY });
  if (sign === null) return null;
  // As typed until it is set: its signs are those of the source.
  if (drawn === null) return Math.min(sign.before + (sign.isRight ? 1 : 0), source.length);
  return marked === null ? null : placeInSource(marked, sign);
}
