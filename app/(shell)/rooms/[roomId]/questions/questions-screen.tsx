'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useMemo, useState } from 'react';
import { RoomPartPage } from '@/components/rooms/room-part-page';
import type { OpenRoomAccess } from '@/components/rooms/use-room-access';
import { useWhyNot } from '@/components/rooms/use-why-not';
import { FailureNotice } from '@/components/shell/failure-notice';
import { isProfileId, traitsOf } from '@/lib/access/profiles';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useOwnAccess } from '@/lib/rooms/client/use-own-access';

/** It sets formulas, for which the frame of the page does not wait. */
const QuestionsPaper = dynamic(
  async () => (await import('@/components/questions/questions-paper')).QuestionsPaper,
  { ssr: false },
);

/** The questions of a room before and after its calls: prepared by hosts, and answered later by learners. */
export function QuestionsScreen({ roomId }: { roomId: string }) {
  return (
    <RoomPartPage roomId={roomId} words="questions">
      {(open) => <RoomQuestions {...{ roomId, open }} />}
    </RoomPartPage>
  );
}

const isHostProfile = (profile: string): boolean => isProfileId(profile) && traitsOf(profile).isHost;

function RoomQuestions({ roomId, open }: { roomId: string; open: OpenRoomAccess }) {
  const t = useTranslations('questions.results');
  const { user, members, room } = open;
  const access = useOwnAccess(roomId, user.uid, room.settings) ?? open.access;
  const whyNot = useWhyNot(access);
  const [failure, setFailure] = useState<unknown>(null);
  const error = useUserError(failure);
  const names = useMemo(() => new Map(members.map(({ uid, name }) => [uid, name])), [members]);
  const present = useMemo(
    () => members.filter(({ uid, profile }) => uid !== user.uid && !isHostProfile(profile)),
    [members, user.uid],
  );
  return (
    <>
      <FailureNotice error={error} className="mb-6 max-w-[720px]" />
      <QuestionsPaper
        {...{ roomId, present }}
        uid={user.uid}
        runs={access['question:run'].allowed}
        answersOthers={!access['member:moderate'].allowed}
        runDenied={whyNot('question:run')}
        answerDenied={whyNot('question:answer')}
        nameOf={(uid) => names.get(uid) ?? t('gone')}
        onFailed={setFailure}
      />
    </>
  );
}
