'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { callServer } from '@/lib/callables/client/call-server';
import { spreadOrganization, type Spread } from '../contract';

/** What was saved: a change, or the version before. */
type Saved = 'change' | 'version-before';

export type SpreadNews = Spread & { saved: Saved };

export type FollowedSpread = {
  /** Null before anything was saved here. */
  news: SpreadNews | null;
  follow: (saved: Saved, first: Spread) => void;
  forget: () => void;
  /** Says nothing of it any more, and follows it all the same. */
  hush: () => void;
  /** Goes on with what anybody has saved before, without a word; returns how to end it. */
  resume: () => () => void;
};

/** How long it waits where an answer leaves as many rooms as the one before, or none comes (ms). */
const pause = 10_000;

/**
 * Goes on with the rooms that a saved version has not reached yet, for as long as its owner is there; whoever has saved
 * can meanwhile go on as well.
 */
export function useSpread(): FollowedSpread {
  const [news, setNews] = useState<SpreadNews | null>(null);
  /** Ends what is followed now: an older version is followed no longer. */
  const end = useRef<() => void>(() => undefined);
  const isTold = useRef(false);
  useEffect(() => () => end.current(), []);

  const follow = useCallback((saved: Saved, first: Spread) => {
    end.current();
    isTold.current = true;
    const tell = (spread: Spread) => (isTold.current ? setNews({ ...spread, saved }) : undefined);
    tell(first);
    if (first.left !== 0) end.current = goOn(first, tell);
  }, []);
  const forget = useCallback(() => {
    end.current();
    setNews(null);
  }, []);
  const hush = useCallback(() => {
    isTold.current = false;
    setNews(null);
  }, []);
  const resume = useCallback(() => {
    end.current = goOnIfAny();
    return () => end.current();
  }, []);
  return { news, follow, forget, hush, resume };
}

/** Looks once whether there is anything to go on with. Where nobody can be asked, whoever comes next goes on. */
function goOnIfAny(): () => void {
  let end: () => void = () => undefined;
  let isOver = false;
  callServer(spreadOrganization, {}, { isUnasked: true }).then(
    (first) => {
      if (!isOver && first.left !== 0) end = goOn(first, () => undefined);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    end();
  };
}

/** Asks until no room is left; returns how to end it. */
function goOn(first: Spread, tell: (spread: Spread) => void): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (before: Spread): Promise<void> => {
    // Where nobody can be asked now, it is as before: the words go on saying which rooms do not have it.
    const now = await callServer(spreadOrganization, {}, { isUnasked: true }).catch(() => before);
    if (isOver) return;
    tell(now);
    if (now.left === 0) return;
    if (now.left !== null && (before.left === null || now.left < before.left)) return ask(now);
    timer = setTimeout(() => void ask(now), pause);
  };
  void ask(first);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
