'use client';

import { Switch } from 'radix-ui';
import { useId } from 'react';

type SwitchRowProps = {
  label: string;
  /** What it does, in a line. */
  consequence: string;
  /** The word for its state, for who does not see the colour. */
  state: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** A setting that is on or off, with what it means beneath it. */
export function SwitchRow({ label, consequence, state, isOn, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3 py-1.5 pointer-coarse:min-h-14">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block text-14">
          {label}
        </label>
        <p id={`${id}-what`} className="text-12 text-ink-2">
          {consequence}
        </p>
      </div>
      <span aria-hidden="true" className="text-13 text-ink-2">
        {state}
      </span>
      <Switch.Root
        id={id}
        checked={isOn}
        onCheckedChange={onChange}
        aria-describedby={`${id}-what`}
        className="target h-6 w-10 flex-none rounded-6 bg-line-strong p-0.5 transition-colors data-[state=checked]:bg-ink"
      >
        <Switch.Thumb className="block size-5 rounded-4 bg-surface transition-transform data-[state=checked]:translate-x-4" />
      </Switch.Root>
    </div>
  );
}
