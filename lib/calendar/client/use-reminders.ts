'use client';

import { useEffect } from 'react';
import { callServer } from '@/lib/callables/client/call-server';
import { useRoomList } from '@/lib/rooms/client/use-my-rooms';
import { askForReminder } from '../contract';
import { findNextAsk, meetingKey, type Asked, type Meeting } from '../reminder-asks';

type Rooms = Parameters<typeof findNextAsk>[0];

/** The longest wait (ms): a device may sleep meanwhile, and its clock be set. */
const longestWait = 30 * 60_000;

/** Pages of one room ask within so many milliseconds of each other. The first is enough. */
const spread = 30_000;

/** What this page has asked for, wherever in it the person goes. */
const asked = new Map<string, NonNullable<ReturnType<Asked['get']>>>();

/**
 * While this page is in view it asks the server, when the reminder of one of the person's own meetings is due, to tell
 * the members. A scheduler that asks every minute does the same; nobody is told twice. Null asks for nothing.
 */
export function useReminders(uid: string | null): void {
  const { value: rooms } = useRoomList(uid);
  useEffect(() => (rooms ? keepAsking(rooms, Math.random() * spread) : undefined), [rooms]);
}

/** Returns its stop function. */
function keepAsking(rooms: Rooms, delay: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible') return;
    const now = Date.now();
    const find = () => findNextAsk(rooms, { asked, delay, now });
    let next = find();
    // What is asked for now has its next turn later.
    for (; next !== null && next.at <= now; next = find()) void askFor(next.meeting);
    if (next !== null) timer = setTimeout(look, Math.min(next.at - now, longestWait));
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

async function askFor(meeting: Meeting): Promise<void> {
  const key = meetingKey(meeting);
  const at = Date.now();
  // Noted first: an answer that is lost, too, waits for its turn.
  asked.set(key, { at, isOver: false });
  try {
    asked.set(key, {
      at,
      ...(await callServer(askForReminder, { roomId: meeting.roomId }, { isUnasked: true })),
    });
  } catch {
    // It asks again in a few minutes.
  }
}
