'use client';

import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { useTheme } from '@/lib/core/client/use-theme';
import { themePreferences, type ThemePreference } from '@/lib/core/theme';

type ThemeSwitchProps = {
  /** What the three choices are about, for screen readers. */
  label: string;
  names: Record<ThemePreference, string>;
};

const icons = { system: <Monitor />, light: <Sun />, dark: <Moon /> };

/** Device, light or dark: three radio buttons in one row. */
export function ThemeSwitch({ label, names }: ThemeSwitchProps) {
  const { preference, setPreference } = useTheme();
  const group = useId();

  return (
    <fieldset className="inline-flex gap-0.5 rounded-8 bg-sunken p-0.5">
      <legend className="sr-only">{label}</legend>
      {themePreferences.map((option) => (
        <label
          key={option}
          title={names[option]}
          className="relative grid h-7 w-9 place-items-center rounded-6 text-ink-2 transition-colors hover:text-ink pointer-coarse:size-11 has-checked:bg-chosen has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-orchid [&_.lucide]:size-4"
        >
          <input
            type="radio"
            name={group}
            value={option}
            checked={preference === option}
            onChange={() => setPreference(option)}
            className="sr-only"
            aria-label={names[option]}
          />
          {icons[option]}
        </label>
      ))}
    </fieldset>
  );
}
