'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useSyncExternalStore, type FocusEvent } from 'react';
import type { InkDesk } from '@/components/ink/ink-desk';
import { useSurfaceKeys, type OnFull } from '@/components/ink/use-surface-keys';
import { useSession } from '@/lib/auth/client/use-session';
import { formatDate } from '@/lib/core/dates';
import { listInk, type InkRow } from '@/lib/ink/describe';
import type { InkItem } from '@/lib/ink/ink-item';
import { inkSelection, selectInk } from '@/lib/ink/client/pad/selection';
import type { SurfaceInk } from '@/lib/ink/client/pad/surface-ink';

type InkListProps = {
  id: string;
  ink: SurfaceInk;
  items: readonly InkItem[];
  desk: InkDesk;
  onFull?: OnFull;
};

/** All shapes of a drawing by person and time. A person who draws selects them, and moves or deletes them by keys. */
export function InkList({ id, ink, items, desk, onFull }: InkListProps) {
  const t = useTranslations('ink.list');
  const rows = useMemo(() => listInk(items), [items]);
  const selection = useSyncExternalStore(inkSelection.subscribe, inkSelection.read, inkSelection.read);
  const handleKey = useSurfaceKeys(ink, desk, onFull);
  const { place, list } = useKeptFocus(rows);
  const isSelected = (row: InkRow) =>
    selection?.anchor === ink.anchor && row.items.every(({ key }) => selection.keys.has(key));
  const me = useSession().user?.uid ?? '';
  const nameOf = (uid: string) => desk.people.nameOf(uid) ?? t(uid === me ? 'you' : 'somebody');
  return (
    <section
      id={id}
      ref={place}
      tabIndex={-1}
      aria-label={t('label')}
      className="mt-2 rounded-6 border border-line p-2 text-13 outline-none"
    >
      {rows.length === 0 ? (
        <p className="px-2 py-1 text-ink-2">{t('none')}</p>
      ) : (
        <>
          {desk.mayDraw ? <p className="px-2 py-1 text-ink-2">{t('keys')}</p> : null}
          <ol className="max-h-60 overflow-y-auto" {...list} onKeyDown={handleKey}>
            {rows.map((row) => {
              const words = t('row', {
                kind: t(`kinds.${row.kind}`),
                name: nameOf(row.author),
                time: formatDate(row.at, 'clock'),
              });
              return (
                <li key={row.key}>
                  {desk.mayDraw ? (
                    <button
                      type="button"
                      aria-pressed={isSelected(row)}
                      className={rowLook}
                      onClick={() => selectInk(ink.anchor, isSelected(row) ? [] : row.items)}
                    >
                      {words}
                    </button>
                  ) : (
                    <span className={clsx(rowLook, 'block')}>{words}</span>
                  )}
                </li>
              );
            })}
          </ol>
        </>
      )}
    </section>
  );
}

/** When the row with the focus goes, the next one has it; after the last row, the list. */
function useKeptFocus(rows: readonly InkRow[]) {
  const place = useRef<HTMLElement>(null);
  const at = useRef<number | null>(null);
  useEffect(() => {
    if (at.current === null || document.activeElement !== document.body) return;
    const buttons = place.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(at.current, buttons.length - 1)] ?? place.current;
    next?.focus();
  }, [rows]);
  return {
    place,
    list: {
      onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
        at.current = [...currentTarget.querySelectorAll('button')].findIndex((row) => row === target);
      },
      onBlur: () => {
        at.current = null;
      },
    },
  };
}

const rowLook =
  'overlay min-h-8 w-full rounded-6 px-2 py-1 text-left pointer-coarse:min-h-11 aria-pressed:bg-orchid-wash aria-pressed:text-orchid';
