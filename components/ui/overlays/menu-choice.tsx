'use client';

import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';

type MenuChoice<Value extends string> = { value: Value; label: string };

type MenuChoicesProps<Value extends string> = {
  /** Names the group; shown above it. */
  label: string;
  choices: readonly MenuChoice<Value>[];
  value: string;
  onChoose: (value: Value) => void;
};

/** One of several, in a menu. The chosen one carries a check. */
export function MenuChoices<Value extends string>({
  label,
  choices,
  value,
  onChoose,
}: MenuChoicesProps<Value>) {
  return (
    <DropdownMenu.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(chosen) => onChoose(chosen as Value)}
    >
      <DropdownMenu.Label className="px-2 py-1.5 text-13 text-ink-2">{label}</DropdownMenu.Label>
      {choices.map((choice) => (
        <DropdownMenu.RadioItem
          key={choice.value}
          value={choice.value}
          className="flex min-h-9 w-full items-center gap-2 rounded-8 px-2 py-1.5 text-14 text-ink outline-none select-none data-highlighted:bg-ink/6 pointer-coarse:min-h-11"
        >
          <span className="grid size-4 flex-none place-items-center">
            <DropdownMenu.ItemIndicator>
              <Check className="size-4!" />
            </DropdownMenu.ItemIndicator>
          </span>
          <span className="min-w-0 truncate">{choice.label}</span>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
