'use client';

import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { Select } from 'radix-ui';
import { useId } from 'react';
import {
  describedBy,
  Field,
  fieldStyle,
  hasText,
  type FieldSize,
  type FieldText,
} from '@/components/ui/fields/field';

type SelectOption<Value extends string> = { value: Value; label: string; description?: string };

type SelectFieldProps<Value extends string> = FieldText & {
  /** An empty string while nothing is chosen: then `placeholder` shows. */
  value: Value | '';
  onValueChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  placeholder?: string;
  size?: FieldSize;
  name?: string;
  /** For a field that comes into its dialog later than the focus. */
  autoFocus?: boolean;
  className?: string;
};

/** One of a few. Opens over its field, the chosen one under the pointer; type ahead works. */
export function SelectField<Value extends string>({
  label,
  labelAside,
  hint,
  error,
  value,
  onValueChange,
  options,
  placeholder,
  size = 40,
  name,
  autoFocus = false,
  className,
}: SelectFieldProps<Value>) {
  const id = useId();
  // Drawn here and not by radix, which only knows it once the list has been mounted in the browser.
  const chosen = options.find((option) => option.value === value);

  return (
    <Field {...{ id, label, labelAside, hint, error, className }}>
      <Select.Root value={value} onValueChange={onValueChange} {...(name && { name })}>
        <Select.Trigger
          id={id}
          autoFocus={autoFocus}
          className={clsx(
            fieldStyle(size, hasText(error)),
            'flex items-center justify-between gap-2 text-left text-14 data-placeholder:text-ink-3',
          )}
          aria-labelledby={`${id}-label ${id}`}
          aria-invalid={hasText(error) || undefined}
          aria-describedby={describedBy(id, { hint, error })}
        >
          <span className="truncate">
            <Select.Value placeholder={placeholder}>{chosen?.label}</Select.Value>
          </span>
          <Select.Icon>
            <ChevronDown className="size-4 text-ink-2" />
          </Select.Icon>
        </Select.Trigger>
        {/* As high as a dialog, which it may stand in: coming later, it lies above it. */}
        <Select.Portal>
          <Select.Content
            position="popper"
            sideOffset={4}
            collisionPadding={8}
            className="raised z-dialog max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) origin-(--radix-select-content-transform-origin) overflow-hidden rounded-12 shadow-2 data-[state=open]:animate-menu-in"
          >
            <Select.Viewport className="p-1">
              {options.map((option) => (
                <SelectItem key={option.value} option={option} />
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
    </Field>
  );
}

function SelectItem({ option }: { option: SelectOption<string> }) {
  return (
    <Select.Item
      value={option.value}
      className="flex min-h-9 cursor-default items-center gap-2 rounded-8 py-1.5 pr-2 pl-2 outline-none select-none data-highlighted:bg-ink/6 pointer-coarse:min-h-11"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <Select.ItemText>{option.label}</Select.ItemText>
        </span>
        {option.description === undefined ? null : (
          <span className="block text-13 text-ink-2">{option.description}</span>
        )}
      </span>
      <Select.ItemIndicator>
        <Check className="size-4" />
      </Select.ItemIndicator>
    </Select.Item>
  );
}
