'use client';

import { clsx } from 'clsx';
import { PanelRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { BarButton } from '@/components/call/bar/bar-button';
import type { PanelBadge } from '@/components/call/panels/call-lists';
import type { CallRoomState } from '@/components/call/use-call-room';
import type { OfferedPanel } from '@/components/call/panels/use-offered-panels';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';

type PanelButtonProps = {
  room: CallRoomState;
  offered: OfferedPanel;
  isPhone: boolean;
  /** There is room for its word. */
  isWide: boolean;
};

/** Opens and closes one panel; its badge says what is new in it. */
export function PanelButton({ room, offered, isPhone, isWide }: PanelButtonProps) {
  const t = useTranslations('call.controls');
  const { panel, isOpen, toggle, deniedReason, deniedAction, isAsked } = offered;
  const { icon: Icon, shortcut, useBadge = noBadge } = panel;
  const badge = useBadge(room);
  const name = badge?.label ?? t(panel.label);
  return (
    <BarButton
      keepsFocus
      label={isAsked ? t('askedFor', { what: name }) : name}
      {...(shortcut !== undefined && { shortcut })}
      variant={isPhone ? 'stage' : 'stage-quiet'}
      size={isPhone ? 48 : 44}
      aria-pressed={isOpen}
      aria-expanded={isOpen}
      deniedReason={deniedReason}
      deniedAction={deniedAction}
      isAsked={isAsked}
      onClick={toggle}
      className={isPhone ? 'relative' : 'flex! w-auto! items-center gap-1.5 px-3'}
      icon={
        <>
          <Icon />
          {isWide ? <span className="text-13">{t(panel.label)}</span> : null}
          {badge ? <Badge badge={badge} isPhone={isPhone} /> : null}
        </>
      }
    />
  );
}

/** Several panels behind one button, where the bar has no room for theirs. */
export function PanelsMenu({ room, offered }: { room: CallRoomState; offered: readonly OfferedPanel[] }) {
  const t = useTranslations('call.controls');
  return (
    <Menu
      side="top"
      align="end"
      trigger={<BarButton label={t('panels')} icon={<PanelRight />} variant="stage-quiet" />}
    >
      {offered.map((one) => (
        <PanelItem key={one.panel.id} room={room} offered={one} />
      ))}
    </Menu>
  );
}

/** A panel as a line of a menu, with the numbers of its badge in words. */
export function PanelItem({ room, offered }: Pick<PanelButtonProps, 'room' | 'offered'>) {
  const t = useTranslations('call.controls');
  const { icon: Icon, label, useBadge = noBadge } = offered.panel;
  const badge = useBadge(room);
  return (
    <MenuItem icon={<Icon />} deniedReason={offered.deniedReason} onSelect={offered.toggle}>
      {badge?.label ?? t(label)}
    </MenuItem>
  );
}

const noBadge = (): PanelBadge | null => null;

/** The numbers; the button's name says them too. */
function Badge({ badge, isPhone }: { badge: PanelBadge; isPhone: boolean }) {
  const { count, waiting = 0 } = badge;
  const round = 'grid h-4.5 min-w-4.5 place-items-center rounded-full px-1 text-12 tabular';
  // Two numbers would hang over the neighbours there; the panel says them.
  if (isPhone)
    return waiting > 0 ? (
      <span aria-hidden="true" className="absolute top-2 right-2 size-2.5 rounded-full bg-gorse" />
    ) : null;
  return (
    <>
      {count === undefined ? null : (
        <span className={clsx(round, 'bg-stage-selected font-medium')}>{count}</span>
      )}
      {waiting > 0 ? (
        <span className={clsx(round, 'bg-gorse font-semibold text-on-gorse')}>{waiting}</span>
      ) : null}
    </>
  );
}
