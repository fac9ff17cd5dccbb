'use client';

import { useEffect, useState } from 'react';
import type { AuditChoice } from '@/components/audit/audit-filters';
import { beginningOf, type AuditFilter } from '@/lib/audit/filter';

const everything: AuditChoice = {
  text: '',
  period: 'any',
  group: 'all',
  actorUid: null,
  subjectUid: null,
  roomId: null,
};

/** While somebody types, the log waits so long (ms) for the rest of the word. */
const pause = 400;

/** What is chosen above the log, and the question that follows from it. */
export function useAuditChoice(period: AuditChoice['period']) {
  const [choice, setChoice] = useState<AuditChoice>({ ...everything, period });
  const [text, setText] = useState('');
  // The beginning of a period is that of the moment in which it is chosen, so that the question stays the same.
  const [chosenAt, setChosenAt] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setText(choice.text.trim()), pause);
    return () => clearTimeout(timer);
  }, [choice.text]);

  const { actorUid, subjectUid, roomId, group } = choice;
  const from = beginningOf(choice.period, chosenAt);
  const filter: AuditFilter = {
    ...(text !== '' && { text }),
    ...(from !== null && { from }),
    ...(group !== 'all' && { group }),
    ...(actorUid !== null && { actorUid }),
    ...(subjectUid !== null && { subjectUid }),
    ...(roomId !== null && { roomId }),
  };
  const change = (changed: Partial<AuditChoice>) => {
    if (changed.period) setChosenAt(Date.now());
    setChoice((before) => ({ ...before, ...changed }));
  };
  return { choice, filter, change, reset: () => change(everything) };
}
