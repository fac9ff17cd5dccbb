'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { FirstInRoom, type InviteOffer } from '@/components/call/stage/first-in-room';
import type { KeepPage } from '@/components/call/share/use-keep-page';
import { SharedScreen } from '@/components/call/stage/share/shared-screen';
import { StagePager } from '@/components/call/stage/stage-pager';
import { StageTiles, type TilesProps } from '@/components/call/stage/stage-tiles';
import { useTileFocus } from '@/components/call/stage/use-tile-focus';
import type { SharedScreen as Screen } from '@/lib/call/client/people/use-person-tracks';
import type { StageView } from '@/lib/call/client/stage/use-stage';
import { useTileMotion } from '@/lib/call/client/stage/use-tile-motion';

type StageProps = TilesProps & {
  screen: { shared: Screen; name: string } | null;
  /** Keeps a page that somebody shows by a camera; undefined for people who may not. */
  keepPage: KeepPage | undefined;
  /** How others are brought in; null until the call stands, when nobody knows yet who is there. */
  invite: InviteOffer | null;
  isRehearsal: boolean;
  onOpenPeople: () => void;
};

/** Everybody's tiles, a shared screen beside them, and what is said to a person who is alone. */
export function Stage({ screen, keepPage, invite, isRehearsal, onOpenPeople, ...tiles }: StageProps) {
  const { area, view, colourOf } = tiles;
  const { layout } = view;
  const t = useTranslations('call.room');
  const container = useRef<HTMLDivElement>(null);
  const focus = useTileFocus(container, view);
  const hadCompany = useHadCompany(view);
  useTileMotion(container, view.places, `${layout.kind} ${view.total} ${layout.page} ${view.corner}`);
  return (
    <div
      ref={container}
      role="group"
      aria-label={t('stage')}
      className="absolute inset-0"
      onKeyDown={focus.move}
    >
      {layout.kind === 'share' && screen ? (
        <SharedScreen
          key={screen.shared.uid}
          track={screen.shared.track}
          kind={screen.shared.kind}
          keepPage={screen.shared.kind === 'screen' ? undefined : keepPage}
          name={screen.name}
          colour={colourOf(screen.shared.uid)}
          place={layout.share}
        />
      ) : null}
      <StageTiles {...tiles} focus={focus} />
      {view.folded ? <FoldedTile folded={view.folded} onPress={onOpenPeople} /> : null}
      {layout.kind === 'alone' && area.height > 0 && invite ? (
        <FirstInRoom
          {...{ invite, isRehearsal, hadCompany }}
          isWatching={view.people.length === 0}
          below={layout.places.reduce((bottom, place) => Math.max(bottom, place.y + place.height), 0)}
        />
      ) : null}
      {layout.pageCount > 1 ? (
        <StagePager
          page={layout.page}
          pageCount={layout.pageCount}
          perPage={layout.perPage}
          total={view.total}
          onTurn={view.turnTo}
          className={
            layout.kind === 'share' && area.width >= 600
              ? 'absolute right-0 bottom-0 w-52'
              : 'absolute inset-x-0 bottom-0'
          }
        />
      ) : null}
    </div>
  );
}

/** Others are here, or have been. */
function useHadCompany({ people }: StageView): boolean {
  const [hadCompany, setHadCompany] = useState(false);
  if (!hadCompany && people.some(({ person }) => !person.isMe)) setHadCompany(true);
  return hadCompany;
}

type FoldedTileProps = { folded: NonNullable<StageView['folded']>; onPress: () => void };

/** Stands for the people who have no tile of their own. */
function FoldedTile({ folded: { count, place }, onPress }: FoldedTileProps) {
  const t = useTranslations('call.tile');
  return (
    <button
      type="button"
      aria-label={t('foldedLabel', { count })}
      onClick={onPress}
      className="press absolute grid place-items-center rounded-12 bg-tile text-22 font-semibold tabular hover:bg-stage-button"
      style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
    >
      {t('folded', { count })}
    </button>
  );
}
