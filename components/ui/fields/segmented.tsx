'use client';

import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { useId } from 'react';

type Segment<Value extends string> = { value: Value; label: string };

type SegmentedProps<Value extends string> = {
  /** Names the group for screen readers. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  /** As wide as its place, each segment an equal part. */
  isWide?: boolean;
  /** Somebody else has decided: the choice stays to be seen, and nothing happens on a press. */
  isFixed?: boolean;
  /** The id of what says why it is fixed. */
  describedBy?: string | undefined;
};

/** One of a few, all in view: radio buttons in one row. Arrow keys choose. */
export function Segmented<Value extends string>({
  label,
  segments,
  value,
  onChoose,
  isWide = false,
  isFixed = false,
  describedBy,
}: SegmentedProps<Value>) {
  const group = useId();
  return (
    <fieldset
      className={clsx(
        'flex-none gap-0.5 rounded-8 p-0.5',
        isWide ? 'flex' : 'inline-flex',
        !isFixed && 'bg-sunken',
      )}
      aria-describedby={describedBy}
    >
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={clsx(
            'relative grid place-items-center rounded-6 text-13 select-none pointer-coarse:h-10 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-orchid',
            isWide ? 'h-8 flex-1' : 'h-7 w-11',
            isFixed
              ? 'text-ink-3 has-checked:text-ink-2 has-checked:ring-1 has-checked:ring-line'
              : 'text-ink-2 hover:text-ink has-checked:bg-chosen has-checked:font-medium has-checked:text-ink has-checked:shadow-1',
          )}
        >
          <input
            type="radio"
            name={group}
            value={segment.value}
            checked={value === segment.value}
            aria-disabled={isFixed ? 'true' : undefined}
            onChange={() => (isFixed ? undefined : onChoose(segment.value))}
            className="absolute inset-0 m-0 cursor-default opacity-0"
            aria-label={segment.label}
          />
          <span aria-hidden="true" className="flex items-center gap-1">
            {isFixed && value === segment.value ? <Lock className="size-3!" /> : null}
            {segment.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
