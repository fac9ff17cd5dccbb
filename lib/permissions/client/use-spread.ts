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
  /** Stops the news, but goes on following. */
  hush: () => void;
  /** Continues a version that anybody saved before, without news; returns its stop function. */
  resume: () => () => void;
};

/** How long it waits after an answer without progress, or after a failure (ms). */
const pause = 10_000;

/**
 * Continues with the rooms that a saved version has not reached yet, while its component is mounted. The
 * administrator can go on working meanwhile.
 */
export function useSpread(): FollowedSpread {
  const [news, setNews] = useState<SpreadNews | null>(null);
  /** Stops following the current version: a newer one replaces it. */
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

/** Looks once whether a version is still to be spread. After a failure it gives up, and the next page tries. */
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

/** Asks until no room is left; returns its stop function. */
function goOn(first: Spread, tell: (spread: Spread) => void): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (before: Spread): Promise<void> => {
    // After a failure keep the last answer, so that the page still names the rooms that lack the version.
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
