'use client';

import { Presentation } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { callServer } from '@/lib/callables/client/call-server';
import { watchShowing } from '@/lib/class/client/watch-showings';
import { askToShow, showPage } from '@/lib/class/contract';
import { agreesTo } from '@/lib/class/showing';
import { useAction } from '@/lib/core/client/use-action';
import { useWatch } from '@/lib/core/client/use-watch';
import { useOrganization } from '@/lib/organization/client/use-organization';

type ShowPageButtonProps = {
  roomId: string;
  handoutId: string;
  /** The learner, with the name by which this view calls them. */
  learner: { uid: string; name: string };
  onFailed: (thrown: unknown) => void;
};

/**
 * Shows a learner's page to everybody in the room, with or without the name. Where the organisation wants it, the
 * learner is asked first, and the button says what they answered.
 */
export function ShowPageButton({ roomId, handoutId, learner, onFailed }: ShowPageButtonProps) {
  const t = useTranslations('worksheet.class.show');
  const { uid, name } = learner;
  const showing = useWatch(watchShowing, roomId, handoutId, uid).value ?? undefined;
  const { asksToShow } = useOrganization().rules;
  const page = { roomId, handoutId, uid };
  const acting = useAction(async (act: 'ask' | { isNamed: boolean }) => {
    const done = act === 'ask' ? callServer(askToShow, page) : callServer(showPage, { ...page, ...act });
    await done.catch(onFailed);
  });
  const may = (isNamed: boolean) => !asksToShow || agreesTo(showing, isNamed);
  const asked = showing?.asked;
  const words = showing?.shown
    ? t('isShown')
    : asksToShow && asked
      ? t(`answered.${asked.answer ?? 'open'}`)
      : null;
  const isAskedFor = asksToShow && (!asked || asked.answer === 'no');
  return (
    <div className="flex flex-wrap items-center gap-2">
      {words === null ? null : (
        <span role="status" className="text-13 text-ink-2">
          {words}
        </span>
      )}
      {showing?.shown ? null : isAskedFor ? (
        <Button
          {...{ variant: 'edge', size: 32, icon: <Presentation /> }}
          isPending={acting.state.isPending}
          aria-label={t('askFor', { name })}
          onClick={() => acting.start('ask')}
        >
          {t('ask')}
        </Button>
      ) : (
        <Menu
          trigger={
            <Button
              {...{ variant: 'edge', size: 32, icon: <Presentation /> }}
              isPending={acting.state.isPending}
              aria-label={t('openFor', { name })}
            >
              {t('open')}
            </Button>
          }
        >
          {[false, true].map((isNamed) => (
            <MenuItem
              key={String(isNamed)}
              deniedReason={may(isNamed) ? undefined : t('notAgreed')}
              onSelect={() => acting.start({ isNamed })}
            >
              {t(isNamed ? 'named' : 'unnamed')}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  );
}
