import { clsx } from 'clsx';
import { LayoutGrid, Lock, Pencil, ShieldCheck, Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DeniedControl } from '@/components/ui/buttons/denied-control';
import { presetIds, type PresetId } from '@/lib/access/presets';

const icons: Record<PresetId, ReactNode> = {
  lesson: <Pencil />,
  class: <LayoutGrid />,
  'study-group': <Users />,
  review: <ShieldCheck />,
};

type NewRoomPresetsProps = {
  onChoose: (preset: PresetId) => void;
  /** Why this person makes no rooms. The rows stay and say it. */
  deniedReason?: string | undefined;
};

const row = 'grid w-full gap-x-3 rounded-8 px-3 py-2.5 text-left';

/** The four kinds of room, as four quiet rows that open the form. */
export function NewRoomPresets({ onChoose, deniedReason }: NewRoomPresetsProps) {
  const t = useTranslations('rooms');
  const access = useTranslations('access.presets');
  return (
    <section aria-labelledby="new-room">
      <h2 id="new-room" className="mb-3 text-16 font-semibold">
        {t('create.heading')}
      </h2>
      <ul className="-mx-3">
        {presetIds.map((preset) => {
          const words = (
            <>
              <span className="mt-0.5 text-ink-2">{icons[preset]}</span>
              <span>
                <span className="block font-medium">{access(`${preset}.name`)}</span>
                <span className="block text-13 text-ink-2">{t(`presets.${preset}`)}</span>
              </span>
            </>
          );
          return (
            <li key={preset}>
              {deniedReason === undefined ? (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => onChoose(preset)}
                  className={clsx(row, 'overlay grid-cols-[20px_1fr]')}
                >
                  {words}
                </button>
              ) : (
                <DeniedControl reason={deniedReason}>
                  <button
                    type="button"
                    aria-disabled="true"
                    className={clsx(row, 'cursor-default grid-cols-[20px_1fr_12px] text-ink-2')}
                  >
                    {words}
                    <Lock className="mt-1 size-3!" />
                  </button>
                </DeniedControl>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
