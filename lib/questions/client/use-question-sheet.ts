'use client';

import { useEffect, useMemo, useState } from 'react';
import { createMathWorker } from '@/lib/math/client/create-math-worker';
import type { CellResult } from '@/lib/math/sheet/cell-result';
import type { QuestionText } from '@/lib/questions/question';

/** How an answer is read, or why it cannot be. */
export type ReadBack = { tex: string | null; reading: string } | { fault: string };

/** What is typed is read once it rests (ms). */
const restsAfter = 150;
const answerCell = 'answer';
const cellOf = (line: string) => `given ${line}`;

type Asked = {
  /** An answer that is calculated; empty for any other. */
  typed: string;
  given: readonly string[];
  settings: QuestionText['settings'];
  /** A question that is closed is shown as it stands. */
  isClosed: boolean;
};

type QuestionSheet = {
  /** The TeX of a given line; null until it is known, and where there is none. */
  texOf: (line: string) => string | null;
  /** How the answer is read, as the server will read it; null while nothing is typed, and until it is known. */
  read: ReadBack | null;
};

type Seen = { given: ReadonlyMap<string, string | null>; answer: { typed: string; read: ReadBack } | null };
const nothing: Seen = { given: new Map(), answer: null };

/** Reads the lines of a question, and an answer while it is typed. Without either it starts no worker. */
export function useQuestionSheet({ typed, given, settings, isClosed }: Asked): QuestionSheet {
  const [seen, setSeen] = useState(nothing);
  const { angle, numbers, decimalSign } = settings;
  const lines = given.join('\n');
  const [wasNeeded, setWasNeeded] = useState(false);
  if (!wasNeeded && (lines !== '' || typed.trim() !== '')) setWasNeeded(true);
  const isRunning = wasNeeded && !isClosed;
  const worker = useMemo(
    () => (isRunning ? createMathWorker({ angle, numbers, decimalSign }) : null),
    [isRunning, angle, numbers, decimalSign],
  );
  useEffect(() => () => worker?.close(), [worker]);
  useEffect(() => {
    if (worker === null) return undefined;
    const cells = lines === '' ? [] : lines.split('\n').map((source) => ({ id: cellOf(source), source }));
    worker.apply({ set: cells });
    return () => worker.apply({ remove: cells.map(({ id }) => id) });
  }, [lines, worker]);
  useEffect(() => {
    if (worker === null) return undefined;
    const stop = worker.onResults((results) => setSeen((before) => take(before, results, typed)));
    const timer = setTimeout(() => {
      // Removed first, so that an answer comes also where the text has only been typed again.
      worker.apply({ remove: [answerCell] });
      if (typed.trim() !== '') worker.apply({ set: [{ id: answerCell, source: typed }] });
    }, restsAfter);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [typed, worker]);
  return {
    texOf: (line) => seen.given.get(cellOf(line)) ?? null,
    read: seen.answer?.typed === typed ? seen.answer.read : null,
  };
}

function take(before: Seen, results: readonly CellResult[], typed: string): Seen {
  const given = new Map(before.given);
  for (const { id, tex } of results) if (id !== answerCell) given.set(id, tex);
  const answer = results.find(({ id }) => id === answerCell);
  return { given, answer: answer ? { typed, read: toReadBack(answer) } : before.answer };
}

/** A name without a value is right in a formula; what cannot be read has no reading. */
const toReadBack = ({ tex, reading, error }: CellResult): ReadBack =>
  reading === null ? { fault: error?.message ?? '' } : { tex, reading };
