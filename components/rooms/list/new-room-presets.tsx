import { LayoutGrid, Lock, Pencil, ShieldCheck, Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { presetIds, type PresetId } from '@/lib/access/presets';

const icons: Record<PresetId, ReactNode> = {
  lesson: <Pencil />,
  class: <LayoutGrid />,
  'study-group': <Users />,
  review: <ShieldCheck />,
};

type NewRoomPresetsProps = {
  onChoose: (preset: PresetId) => void;
  /** Why this person makes no rooms: one line says it, where there is nothing to choose. */
  deniedReason?: string | undefined;
};

/** The four kinds of room, as four quiet rows that open the form. */
export function NewRoomPresets({ onChoose, deniedReason }: NewRoomPresetsProps) {
  const t = useTranslations('rooms');
  const access = useTranslations('access.presets');
  if (deniedReason !== undefined) {
    return (
      <p className="flex gap-3 text-13 text-ink-2">
        <Lock aria-hidden="true" className="mt-0.5 size-4! flex-none" />
        {deniedReason}
      </p>
    );
  }
  return (
    <section aria-labelledby="new-room">
      <h2 id="new-room" className="mb-3 text-16 font-semibold">
        {t('create.heading')}
      </h2>
      <ul className="-mx-3">
        {presetIds.map((preset) => (
          <li key={preset}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onChoose(preset)}
              className="overlay grid w-full grid-cols-[20px_1fr] gap-x-3 rounded-8 px-3 py-2.5 text-left"
            >
              <span className="mt-0.5 text-ink-2">{icons[preset]}</span>
              <span>
                <span className="block font-medium">{access(`${preset}.name`)}</span>
                <span className="block text-13 text-ink-2">{t(`presets.${preset}`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
