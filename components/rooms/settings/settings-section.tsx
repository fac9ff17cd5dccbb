import { useId, type ReactNode } from 'react';

type SettingsSectionProps = {
  /** Where links lead. */
  anchor?: string;
  title: string;
  /** What it does, before anybody presses anything. */
  line?: ReactNode;
  children: ReactNode;
};

/** A part of a room's settings: a heading and space, no box. */
export function SettingsSection({ anchor, title, line, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className="mt-12 scroll-mt-18">
      <h2 id={id} className="text-22 font-semibold">
        {title}
      </h2>
      {line === undefined ? null : <p className="mt-1 mb-4 text-ink-2">{line}</p>}
      {children}
    </section>
  );
}
