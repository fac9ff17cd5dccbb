'use client';

import { useState } from 'react';
import { openCalendarLink, writePlanFile } from '@/lib/calendar/contract';
import { callServer } from '@/lib/callables/client/call-server';
import { saveFile } from '@/lib/core/client/save-file';
import { useAction } from '@/lib/core/client/use-action';
import { isAppError } from '@/lib/errors/app-error';

/** The address of one's own calendar, made on the first wish. */
const openLink = async (): Promise<string> =>
  `${location.origin}${(await callServer(openCalendarLink, {})).path}`;

/** Copying the link to one's own calendar; a clipboard that is refused shows the link instead. */
export function useCalendarLink() {
  const [shownLink, setShownLink] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  return {
    shownLink,
    linkFailure: failure,
    getLink: () => {
      setFailure(null);
      return openLink();
    },
    onCopyFail: (thrown: unknown) => {
      if (isAppError(thrown)) setFailure(thrown);
      else openLink().then(setShownLink, setFailure);
    },
  };
}

/** The ways of a room's plan into one's own calendar. */
export function useTakeCalendar(roomId: string, name: string) {
  const { linkFailure, ...link } = useCalendarLink();
  const [isGone, setIsGone] = useState(false);
  const { state, start } = useAction<null>(async () => {
    setIsGone(false);
    const { file } = await callServer(writePlanFile, { roomId });
    if (file === null) setIsGone(true);
    else saveFile(`${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.ics`, file, 'text/calendar');
  });
  return {
    ...link,
    isDownloading: state.isPending,
    onDownload: () => start(null),
    /** The plan was taken away meanwhile: there is no file. */
    isGone,
    failure: state.failure ?? linkFailure,
  };
}
