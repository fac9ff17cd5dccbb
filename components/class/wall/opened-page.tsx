'use client';

import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { LeaderAside } from '@/components/class/wall/leader-aside';
import { LeaderAsideContext } from '@/components/class/wall/leader-aside-context';
import { openPageToRead } from '@/components/class/wall/open-page-to-read';
import { stateLooks } from '@/components/class/wall/state-look';
import type { WallView } from '@/components/class/wall/use-wall';
import { ShowPageButton } from '@/components/class/lead/show-page-button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { EscapeContext } from '@/components/ui/focus/escape-context';
import { PersonBar } from '@/components/ui/people/person-bar';
import { LineAsideContext } from '@/components/worksheet/cells/line-aside';
import { noCompany, SheetCompanyContext, type SheetCompany } from '@/components/worksheet/sheet-company';
import { SheetPaper } from '@/components/worksheet/sheet-paper';
import { keepReading } from '@/lib/class/client/write-beside';
import type { HandedOut } from '@/lib/class/parse-handouts';
import type { WallCard } from '@/lib/class/wall/cards';
import { ownPageOf } from '@/lib/documents/document-place';

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
  const page = useMemo(() => ({ roomId, handoutId, uid, by }), [roomId, handoutId, uid, by]);
  useEffect(() => keepReading(page), [page]);
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
              <SheetPaper
                id={place.id}
                open={open}
                name={handout.name}
                mayEdit={false}
                denied={{ reason: undefined, way: null }}
                className="min-h-0 flex-1"
              />
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

type PageHeadProps = Pick<OpenedPageProps, 'card' | 'onClose'> & {
  colour: ReturnType<WallView['names']['colourOf']>;
  onStep: (by: 1 | -1) => void;
  children: ReactNode;
};

function PageHead({ card: { name, state }, colour, onStep, onClose, children }: PageHeadProps) {
  const t = useTranslations('worksheet.class.wall');
  const { icon: Icon, tone } = stateLooks[state];
  return (
    <header className="paper flex flex-none flex-wrap items-center gap-x-2 gap-y-1 rounded-12 py-1.5 pr-1.5 pl-3">
      <PersonBar {...colour} className="h-4" />
      <h2 className="min-w-0 truncate text-14 font-semibold">{name}</h2>
      <span role="status" className={clsx('flex flex-none items-center gap-1 text-13', tone)}>
        <Icon aria-hidden="true" className="size-4!" />
        {t(`states.${state}`)}
      </span>
      <span className="flex-1" />
      {children}
      <IconButton
        label={t('previous')}
        shortcut="Alt+PgUp"
        icon={<ChevronLeft />}
        onClick={() => onStep(-1)}
      />
      <IconButton label={t('next')} shortcut="Alt+PgDn" icon={<ChevronRight />} onClick={() => onStep(1)} />
      <IconButton label={t('close')} shortcut="Esc" icon={<X />} onClick={onClose} />
    </header>
  );
}
