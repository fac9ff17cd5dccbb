import { nothingLocked, type LiveState } from '@/lib/access/layers';
import { presets, type PresetId } from '@/lib/access/presets';
import type { Session } from '@/lib/rooms/schema';

/**
 * A session that emptied continues when somebody comes back this soon (ms). It is longer than a token lives, so
 * nobody who was let in arrives in a session that is over.
 */
export const reopenWindow = 5 * 60_000;

/** Longer than the media server's own tokens live (ms): it hands out new ones for ten minutes. */
const tokensOutlive = 15 * 60_000;

/** How long after a move the call waits for its people (ms). If nobody comes, the reconciler ends it. */
const comesBackWithin = 20_000;

/** How often a room's call has moved on; the number is part of its name on the media server. */
export const movesOf = (latest: Session | null | undefined): number => latest?.moved?.times ?? 0;

/** The live state with which a session begins, by the room's preset. */
export const liveAtFirst = (preset: PresetId): LiveState =>
  presets[preset].wishes.cameras === 'to-hosts' ? { ...nothingLocked, camerasForHosts: true } : nothingLocked;

/**
 * A session that nobody has entered yet: made when the first person is let in.
 *
 * @param live what it begins with
 * @param latest the room's session before this one
 */
export function prepareSession(
  now: number,
  live: LiveState = nothingLocked,
  latest: Session | null = null,
): Session {
  return {
    status: 'prepared',
    sids: [],
    finished: {},
    preparedAt: now,
    startedAt: null,
    endedAt: null,
    endedBy: null,
    ...(latest?.moved && now - latest.moved.at < tokensOutlive && { moved: latest.moved }),
    ...(isShutByEnd(latest) && { afterEnd: true, ...(latest?.lastEnd && { lastEnd: latest.lastEnd }) }),
    live,
  };
}

/**
 * Whether a host has ended the call for everyone and nobody has come into a next one since. A person who may
 * begin one gets a token when they look at the room, and that begins nothing yet.
 */
export const isShutByEnd = (latest: Session | null): boolean =>
  latest?.endedBy === 'host' || (latest?.afterEnd === true && latest.startedAt === null);

/*
 * The media server's events come late, twice and in any order. Each step below therefore only adds to sets and keeps
 * the earliest or latest instant. The status follows from what was collected, so any order of the same events leads
 * to the same session.
 */

/** The media server opened a room for the session. */
export function noteRoomStarted(session: Session, sid: string): Session {
  return derive(withSid(session, sid));
}

/** Somebody's media arrived: the session is live. */
export function noteArrival(session: Session, sid: string, at: number): Session {
  const startedAt = Math.min(session.startedAt ?? at, at);
  return derive({ ...withSid(session, sid), startedAt });
}

/**
 * The media server closed a room. The session is over when none of its rooms is left. An unknown room closes
 * nothing, but is remembered in case its opening is reported later.
 */
export function noteRoomFinished(session: Session, sid: string, at: number): Session {
  const finishedAt = Math.max(session.finished[sid] ?? at, at);
  return derive({ ...session, finished: { ...session.finished, [sid]: finishedAt } });
}

/**
 * The call ended for everyone: final, whatever is reported afterwards.
 *
 * @param by the host who ended it; null for the server or an administrator
 */
export function endByHost(session: Session, at: number, by: string | null = null): Session {
  if (!isOpen(session)) return session;
  return { ...session, status: 'ended', endedBy: 'host', endedAt: at, lastEnd: { at, by } };
}

export const isOpen = ({ status }: Session): boolean => status !== 'ended';

/**
 * The session that a person who is let in now comes into; null when a new one begins.
 *
 * @param live the live state with which a session of the room begins
 */
export function joinableSession<Latest extends Session>(
  latest: Latest | null,
  live: LiveState,
  now: number,
): Latest | null {
  if (!latest || !isJoinable(latest, now)) return null;
  // Locks of a session that everyone has left do not bind those who return.
  return isOpen(latest) ? latest : { ...latest, live };
}

/** Whether someone who is let in now joins this session rather than a new one. */
export function isJoinable(session: Session, now: number): boolean {
  if (isOpen(session)) return true;
  return session.endedBy === 'empty' && now - (session.endedAt ?? 0) < reopenWindow;
}

/** The id of the session that someone who is let in now joins; null where a new one begins. */
export const joinableId = (latest: (Session & { id: string }) | null, now: number): string | null =>
  latest && isJoinable(latest, now) ? latest.id : null;

/**
 * Whether a session was ended for everyone, judged by the room's newest one: it is that session itself, or
 * follows such an end.
 */
export const wasEndedForEveryone = (sessionId: string, latest: (Session & { id: string }) | null): boolean =>
  latest !== null && (latest.id === sessionId ? latest.endedBy === 'host' : latest.afterEnd === true);

function withSid(session: Session, sid: string): Session {
  return session.sids.includes(sid) ? session : { ...session, sids: [...session.sids, sid] };
}

function derive(session: Session): Session {
  if (session.endedBy === 'host') return session;
  if (session.startedAt === null) return { ...session, status: 'prepared' };
  const ends = session.sids.map((sid) => session.finished[sid]);
  if (ends.some((end) => end === undefined)) {
    return { ...session, status: 'live', endedAt: null, endedBy: null };
  }
  const endedAt = Math.max(...ends.filter((end) => end !== undefined));
  // The room that a call leaves closes before its people have come into the next one.
  if (session.moved && endedAt < session.moved.at + comesBackWithin) {
    return { ...session, status: 'live', endedAt: null, endedBy: null };
  }
  return { ...session, status: 'ended', endedAt, endedBy: 'empty' };
}
