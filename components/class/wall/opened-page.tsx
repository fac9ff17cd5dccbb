'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { LeaderAside } from '@/components/class/wall/leader-aside';
import { LeaderAsideContext } from '@/components/class/wall/leader-aside-context';
import { openPageToRead } from '@/components/class/wall/open-page-to-read';
import { PageHead } from '@/components/class/wall/page-head';
import type { WallView } from '@/components/class/wall/use-wall';
import { ShowPageButton } from '@/components/class/lead/show-page-button';
import { EscapeContext } from '@/components/ui/focus/escape-context';
import { useSheetInk } from '@/components/ink/use-sheet-ink';
import { LineAsideContext } from '@/components/worksheet/cells/line-aside';
import { noCompany, SheetCompanyContext, type SheetCompany } from '@/components/worksheet/sheet-company';
import { SheetMessage } from '@/components/worksheet/sheet-message';
import { SheetPaper } from '@/components/worksheet/sheet-paper';
import { watchHasPage } from '@/lib/class/client/wall/watch-has-page';
import { keepReading } from '@/lib/class/client/write-beside';
import type { HandedOut } from '@/lib/class/parse-handouts';
import type { WallCard } from '@/lib/class/wall/cards';
import { useWatch } from '@/lib/core/client/use-watch';
import { ownPageOf } from '@/lib/documents/document-place';

const readsOnly = { reason: undefined, way: null };

type OpenedPageProps = {
  roomId: string;
  handout: HandedOut;
  wall: WallView;
  card: WallCard;
  /** Who reads it. */
  by: string;
  onClose: () => void;
  onFailed: (thrown: unknown) => void;
  className: string;
};

/** The page of one learner beside the wall: read along, note something for a line, and mark lines as looked at. */
export function OpenedPage(props: OpenedPageProps) {
  const { roomId, handout, wall, card, by, onClose, onFailed, className } = props;
  const t = useTranslations('worksheet.class.wall');
  const { uid, name } = card;
  const handoutId = handout.id;
  const place = useMemo(() => ownPageOf(roomId, uid, handoutId), [roomId, uid, handoutId]);
  const open = useCallback(() => openPageToRead(place), [place]);
  const ink = useSheetInk({ place, openBy: openPageToRead, mayDraw: false, denied: readsOnly });
  const hasPage = useWatch(watchHasPage, roomId, handoutId, uid).value;
  const page = useMemo(() => ({ roomId, handoutId, uid, by }), [roomId, handoutId, uid, by]);
  // A page that is not there yet has no readers.
  useEffect(() => (hasPage === true ? keepReading(page) : undefined), [hasPage, page]);
  const region = useRef<HTMLElement>(null);
  useEffect(() => region.current?.focus(), []);
  const beside = wall.beside?.get(uid);
  const { leaderOf, leaderColourOf } = wall;
  const aside = { page, beside, nameOf: leaderOf, colourOf: leaderColourOf, onFailed };

  const step = (by: 1 | -1) => {
    const at = wall.shown.findIndex((one) => one.uid === uid);
    const next = at < 0 ? undefined : wall.shown[at + by];
    if (next !== undefined) wall.setOpened(next.uid);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') onClose();
    else if (event.altKey && event.key === 'PageDown') step(1);
    else if (event.altKey && event.key === 'PageUp') step(-1);
    else return;
    event.preventDefault();
  };
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={t('pageOf', { name })}
      className={clsx('flex min-h-0 flex-col gap-2 outline-none', className)}
      onKeyDown={handleKey}
    >
      <EscapeContext value={onClose}>
        <PageHead {...{ card, onClose }} colour={wall.names.colourOf(uid)} onStep={step}>
          <ShowPageButton {...{ roomId, handoutId, onFailed }} learner={{ uid, name }} />
        </PageHead>
        <SheetCompanyContext value={useCompany(wall, uid)}>
          <LineAsideContext value={LeaderAside}>
            <LeaderAsideContext value={aside}>
              {hasPage === false ? (
                <SheetMessage
                  title={t('noPage', { name })}
                  line={t('noPageWhy')}
                  failure={null}
                  className="min-h-0 flex-1"
                />
              ) : (
                <SheetPaper
                  id={place.id}
                  open={open}
                  name={handout.name}
                  mayEdit={false}
                  denied={readsOnly}
                  ink={ink}
                  className="min-h-0 flex-1"
                />
              )}
            </LeaderAsideContext>
          </LineAsideContext>
        </SheetCompanyContext>
      </EscapeContext>
    </section>
  );
}

/** Nobody else is on the page, and only its learner writes on it. */
function useCompany({ names }: WallView, uid: string): SheetCompany {
  const [name, { hue, isCut }] = [names.nameOf(uid), names.colourOf(uid)];
  return useMemo(
    () => ({ ...noCompany, people: { nameOf: () => name, colourOf: () => ({ hue, isCut }) } }),
    [name, hue, isCut],
  );
}
