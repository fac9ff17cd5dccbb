'use client';

import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

type MenuIconsProps = {
  /** Names the group; shown above it. */
  label: string;
  items: readonly { label: string; icon: ReactNode; onSelect: () => void }[];
};

/** Several small actions of a menu side by side. It stays open when one is chosen. */
export function MenuIcons({ label, items }: MenuIconsProps) {
  return (
    <DropdownMenu.Group aria-label={label}>
      <DropdownMenu.Label className="px-2 py-1.5 text-13 text-ink-2">{label}</DropdownMenu.Label>
      <div className="flex">
        {items.map((item) => (
          <DropdownMenu.Item
            key={item.label}
            aria-label={item.label}
            onSelect={(event) => {
              event.preventDefault();
              item.onSelect();
            }}
            className="grid size-11 place-items-center rounded-8 text-ink-2 outline-none select-none data-highlighted:bg-ink/6 data-highlighted:text-ink [&_.lucide]:size-5"
          >
            {item.icon}
          </DropdownMenu.Item>
        ))}
      </div>
    </DropdownMenu.Group>
  );
}
