'use client';

import { Ban, Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/people/avatar';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { PersonBar } from '@/components/ui/people/person-bar';
import { useFocusKeptAround } from '@/components/ui/focus/use-focus-kept-around';
import { personColour } from '@/lib/core/person-hue';
import type { WaitingRow } from '@/lib/lobby/waiting-row';

type SentAwayProps = {
  rows: readonly WaitingRow[];
  isPending: boolean;
  onTakeBack: (row: WaitingRow) => void;
  /** Missing where that is not the reader's to decide. */
  onBan: ((row: WaitingRow) => void) | undefined;
};

/** Whom hosts have sent away in this session, so that they can think again. */
export function SentAway({ rows, isPending, onTakeBack, onBan }: SentAwayProps) {
  const t = useTranslations('lobby.panel');
  return (
    <section aria-labelledby="sent-away">
      <h3 id="sent-away" className="flex min-h-10 items-center gap-2 px-4 pt-3 text-13 font-semibold">
        {t('sentAway')}
        <span className="font-normal text-ink-2 tabular">{rows.length}</span>
      </h3>
      <ul>
        {rows.map((row) => (
          <SentAwayRow key={row.uid} {...{ row, isPending, onTakeBack, onBan }} />
        ))}
      </ul>
    </section>
  );
}

type SentAwayRowProps = Omit<SentAwayProps, 'rows'> & { row: WaitingRow };

function SentAwayRow({ row, isPending, onTakeBack, onBan }: SentAwayRowProps) {
  const t = useTranslations('lobby.panel');
  const colour = personColour(row.uid, row.seat ?? undefined);
  const kept = useFocusKeptAround<HTMLLIElement>();
  return (
    <li
      ref={kept}
      className="grid min-h-12 grid-cols-[3px_32px_minmax(0,1fr)_auto] items-center gap-x-2 py-1 pr-3 pl-4 pointer-coarse:min-h-14"
    >
      <PersonBar hue={colour.hue} isCut={colour.isCut} className="h-7" />
      <Avatar name={row.name} hue={colour.hue} />
      <span className="truncate text-14 font-medium" title={row.name}>
        {row.name}
      </span>
      <span className="flex items-center gap-1">
        <Button
          size={32}
          variant="quiet"
          aria-label={t('takeBackName', { name: row.name })}
          isPending={isPending}
          onClick={() => onTakeBack(row)}
        >
          {t('takeBack')}
        </Button>
        {onBan ? (
          <Menu trigger={<IconButton label={t('more', { name: row.name })} icon={<Ellipsis />} />}>
            <MenuItem icon={<Ban />} tone="poppy" onSelect={() => onBan(row)}>
              {t('ban')}
            </MenuItem>
          </Menu>
        ) : null}
      </span>
    </li>
  );
}
