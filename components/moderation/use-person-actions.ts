'use client';

import { useTranslations } from 'next-intl';
import { useProfileName } from '@/components/access/use-profile-name';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { LowerHand } from '@/lib/asks/client/lower-hands';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { toCallOutcome } from '@/lib/livekit/call-outcome';
import { giveRole } from '@/lib/moderation/client/give-role';
import { putBack, stopSource } from '@/lib/moderation/contract';
import type { AboutPerson } from '@/lib/moderation/person-in-call';
import type { RoleTime } from '@/lib/moderation/schema';
import type { Stoppable } from '@/lib/moderation/stoppable';

export type ActionOutlets = {
  ask: (device: Stoppable) => Promise<void>;
  /** Missing while their hand is down. */
  lowerHand: LowerHand | undefined;
  /** Lets them in who was put back outside. */
  letIn: () => Promise<void>;
  /** Says what was done, with the way to take it back. */
  onDone: (words: string, undo?: () => void) => void;
  onFailed: (thrown: unknown) => void;
};

export type PersonActionsMenu = ReturnType<typeof usePersonActions>;

/** What a host does about one person, each with the sentence that says that it is done. */
export function usePersonActions(
  { roomId, person, viewer }: AboutPerson,
  { ask, lowerHand, letIn, onDone, onFailed }: ActionOutlets,
) {
  const t = useTranslations('moderation.done');
  const profileName = useProfileName();
  const { uid, name } = person;
  const { state, start } = useAction<() => Promise<void>>(async (action) => {
    // It is said where all that is done in the call is said: the menu has closed.
    await action().catch(onFailed);
  });
  const give = (profile: PersonProfileId, lasts: RoleTime) => async () => {
    const undo = await giveRole({ roomId, uid, profile, lasts });
    const words = t(lasts === 'session' ? 'roleForSession' : 'roleFromNow', {
      name,
      role: profileName(profile),
    });
    onDone(words, undo && (() => void undo().catch(onFailed)));
  };
  return {
    isPending: state.isPending,
    askTo: (device: Stoppable) =>
      start(async () => {
        // A page that is not reached is no error of ours: they may just be coming back.
        const outcome = await ask(device).then(() => null, toCallOutcome);
        onDone(outcome === null ? t('asked', { name }) : t(`notAsked.${outcome}`, { name }));
      }),
    lowerHand:
      lowerHand &&
      (() =>
        start(async () => {
          const raiseAgain = await lowerHand();
          onDone(t('handLowered', { name }), () => void raiseAgain().catch(onFailed));
        })),
    stop: (source: Stoppable) =>
      start(async () => {
        await callServer(stopSource, { roomId, sessionId: viewer.sessionId, uid, source });
        onDone(t(`stopped.${source}`, { name }));
      }),
    give: (profile: PersonProfileId, lasts: RoleTime) => start(give(profile, lasts)),
    putBack: () =>
      start(async () => {
        await callServer(putBack, { roomId, sessionId: viewer.sessionId, uid });
        onDone(t('putBack', { name }), () => void letIn().catch(onFailed));
      }),
  };
}
