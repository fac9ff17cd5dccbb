'use client';

import { Footprints } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { SheetFollow } from '@/components/worksheet/follow/sheet-follow';
import { SheetRow } from '@/components/worksheet/own-try/sheet-row';
import { Button } from '@/components/ui/buttons/button';
import { PersonBar } from '@/components/ui/people/person-bar';
import { firstName } from '@/lib/core/first-name';
import { numberCells } from '@/lib/worksheet/number-cells';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

type FollowRowProps = {
  follow: SheetFollow;
  /** The sheet on which the row stands, and its cells. */
  id: string;
  cells: readonly SheetCell[];
  /** Null for a sheet that is not there. */
  nameOfSheet: (id: string) => string | null;
};

/** Whom this person follows, or where that person is now, with the way to change it. */
export function FollowRow({ follow, id, cells, nameOfSheet }: FollowRowProps) {
  const t = useTranslations('worksheet.follow');
  const { led } = follow;
  if (led === null) return null;
  const { spot, isFollowed } = led;
  const name = firstName(led.name);
  return (
    <SheetRow
      role="group"
      aria-label={t('label', { name })}
      words={
        <p className="flex items-center gap-2">
          <PersonBar {...led.colour} className="h-6" />
          {isFollowed ? t('following', { name }) : whereabouts()}
        </p>
      }
    >
      <Button
        variant="edge"
        size={32}
        icon={isFollowed ? undefined : <Footprints />}
        onClick={isFollowed ? follow.stop : follow.follow}
      >
        {t(isFollowed ? 'stop' : 'follow')}
      </Button>
      {isFollowed ? null : (
        <Button variant="quiet" size={32} onClick={follow.stop}>
          {t('notNow')}
        </Button>
      )}
    </SheetRow>
  );

  function whereabouts(): string {
    if (spot.sheet !== id) return t('elsewhere', { name, sheet: nameOfSheet(spot.sheet) ?? t('unnamed') });
    const cell = cells.find((one) => one.id === spot.cell);
    if (cell === undefined) return t('here', { name });
    const number = numberCells(cells).get(cell.id) ?? 0;
    return t('at', { name, kind: cell.kind, number });
  }
}
