'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CodeSection } from '@/components/lobby/code-section';
import { ActionNotice } from '@/components/shell/action-notice';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { callServer } from '@/lib/callables/client/call-server';
import { useShortCode } from '@/lib/lobby/client/use-short-code';
import { makeShortCode, revokeShortCode } from '@/lib/lobby/contract';

type RoomCodeProps = {
  roomId: string;
  /** Why nobody comes into the room now; undefined when people do. */
  closed: string | undefined;
};

/** The short code of a room, for those who bring people in: made on the first wish, renewed, taken back. */
export function RoomCode({ roomId, closed }: RoomCodeProps) {
  const t = useTranslations('lobby.code');
  const { code, failure, setCode } = useShortCode(roomId);
  const [done, setDone] = useState<'renewed' | 'revoked' | null>(null);
  const { state, start } = useAction<'make' | 'revoke'>(async (wish, onChecking) => {
    setDone(null);
    if (wish === 'make') {
      const made = await callServer(makeShortCode, { roomId }, { onChecking });
      setDone(code === null ? null : 'renewed');
      setCode(made.code);
      return;
    }
    await callServer(revokeShortCode, { roomId }, { onChecking });
    setDone('revoked');
    setCode(null);
  });
  const error = useUserError(state.failure ?? failure);
  return (
    <CodeSection
      {...{ code, closed, done }}
      isPending={state.isPending}
      notice={<ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />}
      onMake={() => start('make')}
      onRevoke={() => start('revoke')}
    />
  );
}
