'use client';

import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';

type Glyph<Value extends string> = { value: Value; label: string; icon: LucideIcon; isOn: boolean };

type MenuGlyphsProps<Value extends string> = {
  /** Names the row. */
  label: string;
  glyphs: readonly Glyph<Value>[];
  onChoose: (value: Value, isOn: boolean) => void;
};

/** A row of small pictures in a menu, each of which is on or off. */
export const MenuGlyphs = <Value extends string>({ label, glyphs, onChoose }: MenuGlyphsProps<Value>) => (
  <DropdownMenu.Group aria-label={label} className="flex gap-1 p-1">
    {glyphs.map(({ value, label: name, icon: Icon, isOn }) => (
      <DropdownMenu.CheckboxItem
        key={value}
        aria-label={name}
        title={name}
        checked={isOn}
        onCheckedChange={(next) => onChoose(value, next)}
        className="grid size-8 place-items-center rounded-6 text-ink-2 outline-none data-highlighted:bg-ink/6 data-highlighted:text-ink data-[state=checked]:bg-orchid-wash data-[state=checked]:text-orchid pointer-coarse:size-11"
      >
        <Icon className="size-4" aria-hidden="true" />
      </DropdownMenu.CheckboxItem>
    ))}
  </DropdownMenu.Group>
);
