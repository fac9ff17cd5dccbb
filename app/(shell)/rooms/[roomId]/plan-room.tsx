'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlanDialog } from '@/components/calendar/plan-dialog';
import { TakeCalendar } from '@/components/calendar/take-calendar';
import { whenWords } from '@/components/rooms/when-words';
import { ActionNotice } from '@/components/shell/action-notice';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Notice } from '@/components/ui/notice';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useTakeCalendar } from '@/lib/calendar/client/use-take-calendar';
import { draftedPlan, firstPlan } from '@/lib/calendar/first-plan';
import type { FormDraft } from '@/lib/auth/client/use-draft';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { deviceZone } from '@/lib/core/dates';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { updateRoom } from '@/lib/rooms/contract';
import type { Room } from '@/lib/rooms/schema';
import { nextStart, type Plan } from '@/lib/rooms/settings/plan';
import { readPlan, typePlan, type PlanFault, type TypedPlan } from '@/lib/rooms/settings/read-plan';

type PlanRoomProps = {
  roomId: string;
  room: Pick<Room, 'name' | 'plan'>;
  /** Why the reader does not plan here; undefined for who does. */
  denied: string | undefined;
  draft: FormDraft;
  onClose: () => void;
};

/** Plans a room, for who may; and takes its plan into one's own calendar, for every member. */
export function PlanRoom({ roomId, room, denied, draft, onClose }: PlanRoomProps) {
  const t = useTranslations('calendar');
  const [faults, setFaults] = useState<{ plan: PlanFault } | null>(null);
  // What was there when it was opened: what is typed stays when another host saves meanwhile.
  const [first] = useState(() => draftedPlan(draft, typeFirst(room.plan)));
  const { state, start } = useAction<Plan | null>(async (plan, onChecking) => {
    await callServer(updateRoom, { roomId, plan }, { onChecking });
    onClose();
  });
  const error = useUserError(state.failure);
  const { failure, isGone, ...taking } = useTakeCalendar(roomId, room.name);
  const takingError = useUserError(failure);

  const handleSave = (typed: TypedPlan) => {
    const read = readPlan(typed, Date.now());
    setFaults('fault' in read ? { plan: read.fault } : null);
    if ('plan' in read) start(read.plan);
  };
  const unplanned = room.plan === undefined;
  const take = (
    <>
      <TakeCalendar
        {...taking}
        downloadDenied={unplanned ? t(denied === undefined ? 'take.unsaved' : 'take.notPlanned') : undefined}
      />
      {isGone ? <Notice tone="info">{t('take.gone')}</Notice> : null}
      <FailureNotice error={takingError} />
    </>
  );
  if (denied !== undefined) {
    return (
      <Dialog title={t('take.title')} closeLabel={t('take.close')} isOpen onOpenChange={onClose}>
        <div className="grid gap-4">
          <PlanToRead plan={room.plan} reason={denied} />
          {take}
        </div>
      </Dialog>
    );
  }
  return (
    <PlanDialog
      {...{ first, faults, draft, onClose }}
      onChange={() => setFaults(null)}
      isPlanned={!unplanned}
      isPending={state.isPending}
      notice={<ActionNotice error={error} checking={state.isChecking ? t('plan.checking') : null} />}
      onSave={handleSave}
    >
      {take}
    </PlanDialog>
  );
}

function typeFirst(plan: Plan | undefined): TypedPlan {
  const zone = deviceZone();
  return plan ? typePlan(plan, Date.now(), zone) : firstPlan('weekly', Date.now(), zone);
}

function PlanToRead({ plan, reason }: { plan: Plan | undefined; reason: string }) {
  const t = useTranslations('calendar.plan');
  const rooms = useTranslations('rooms');
  const [now] = useState(() => Date.now());
  const start = plan ? nextStart(plan, now) : null;
  const value =
    plan && start !== null
      ? rooms(`settings.plan.when.${plan.kind}`, whenWords(start, now, plan.minutes))
      : t('kinds.none');
  return (
    <div>
      <p className="text-14 font-medium">{t('when')}</p>
      <p className="mt-1">{value}</p>
      <p className="mt-1 text-13 text-ink-2">{reason}</p>
    </div>
  );
}
