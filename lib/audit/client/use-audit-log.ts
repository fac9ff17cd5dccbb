'use client';

import { useEffect, useRef, useState } from 'react';
import type { AuditCursor, AuditPage } from '../contract';
import type { AuditFilter } from '../filter';

type Ask = (filter: AuditFilter, cursor: AuditCursor | null) => Promise<AuditPage>;

/** The answer so far to one question. */
type Answer = { readonly question: string; readonly page: AuditPage | null; readonly failure: unknown };

export type AuditLog = {
  /** Null while it is being asked for. */
  page: AuditPage | null;
  failure: unknown;
  isLoading: boolean;
  /** Loads earlier rows; undefined at the beginning of the log. */
  more: (() => void) | undefined;
  retry: () => void;
};

/**
 * The log as far as it is loaded: another filter starts again, `more` adds earlier rows. A late answer to an older
 * question is ignored.
 *
 * @param ask reads a page; a new function of the same kind sends no new request
 * @param filter null until it is known whether the reader may ask
 */
export function useAuditLog(ask: Ask, filter: AuditFilter | null): AuditLog {
  const [tries, setTries] = useState(0);
  const question = filter && JSON.stringify([filter, tries]);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [pending, setPending] = useState<string | null>(null);
  const latest = useRef({ question, ask, filter });
  useEffect(() => {
    latest.current = { question, ask, filter };
  });

  const load = async (asked: string, cursor: AuditCursor | null, before: AuditPage | null) => {
    const now = latest.current;
    if (!now.filter) return;
    try {
      const page = await now.ask(now.filter, cursor);
      if (latest.current.question !== asked) return;
      setAnswer({ question: asked, page: before ? joined(before, page) : page, failure: null });
    } catch (failure) {
      if (latest.current.question === asked) setAnswer({ question: asked, page: before, failure });
    } finally {
      setPending((other) => (other === asked ? null : other));
    }
  };
  const loadRef = useRef(load);
  useEffect(() => {
    loadRef.current = load;
  });
  useEffect(() => {
    if (question !== null) void loadRef.current(question, null, null);
  }, [question]);

  const current = answer !== null && answer.question === question ? answer : null;
  const next = current?.page?.next ?? null;
  const isLoading = question !== null && (current === null || pending === question);
  return {
    page: current?.page ?? null,
    failure: current?.failure ?? null,
    isLoading,
    more:
      question !== null && current?.page && next
        ? () => {
            if (isLoading) return;
            setPending(question);
            void load(question, next, current.page);
          }
        : undefined,
    retry: () => setTries((count) => count + 1),
  };
}

const joined = (before: AuditPage, page: AuditPage): AuditPage => ({
  entries: [...before.entries, ...page.entries],
  names: {
    people: { ...before.names.people, ...page.names.people },
    rooms: { ...before.names.rooms, ...page.names.rooms },
    groups: { ...before.names.groups, ...page.names.groups },
    profiles: { ...before.names.profiles, ...page.names.profiles },
  },
  next: page.next,
});
