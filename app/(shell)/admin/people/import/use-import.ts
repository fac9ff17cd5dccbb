'use client';

import { useRef, useState } from 'react';
import { useAdminAction } from '@/app/(shell)/admin/recent-sign-in';
import { checkImport, importPeople } from '@/lib/admin/contract';
import { listGood, listUnseen, toPreview, type PreviewLine } from '@/lib/admin/import-preview';
import { linesPerCheck, linesPerImport, type ImportOutcome } from '@/lib/admin/import-schema';
import type { FileFault, ReadLine } from '@/lib/admin/read-people-file';
import { decodeText } from '@/lib/core/decode-text';
import { chunk } from '@/lib/core/chunk';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';

/** What a file holds, and what the server has said of it so far. */
type ReadFile = {
  name: 'preview' | 'done';
  fileName: string;
  /** Whether the file was no Unicode, so that its encoding is only guessed. */
  isGuess: boolean;
  lines: readonly ReadLine[];
  said: ReadonlyMap<number, ImportOutcome>;
  /** The lines that have been imported, which are not all when it was cut off. */
  imported: ReadonlySet<number>;
};
type Stage = { name: 'empty'; fault: FileFault | null } | ReadFile;

const none: ReadonlySet<number> = new Set();

/** The largest file that 2,000 people need, many times over (bytes). */
const largestFile = 2 * 1024 * 1024;

/** From a file to what has become of each of its lines. */
export function useImport() {
  const [stage, setStage] = useState<Stage>({ name: 'empty', fault: null });
  /** Each part of an import keeps its key, by its first line: tried again, it goes on where it stopped. */
  const keys = useRef(new Map<number, string>());

  /** Has the server look at the lines that it has not seen; what was seen before it broke off stays. */
  const lookAt = async (file: ReadFile) => {
    const said = new Map(file.said);
    setStage(file);
    for (const part of chunk(listUnseen(toPreview(file.lines, said)), linesPerCheck)) {
      const answer = await callServer(checkImport, { lines: part });
      for (const { line, outcome } of answer.lines) said.set(line, outcome);
      setStage({ ...file, said: new Map(said) });
    }
  };

  const check = useAction(async (file: File) => {
    keys.current.clear();
    const { readPeopleFile } = await import('@/lib/admin/read-people-file');
    const decoded = file.size > largestFile ? null : decodeText(new Uint8Array(await file.arrayBuffer()));
    const read = decoded === null ? ({ fault: 'not-text' } as const) : readPeopleFile(decoded.text);
    if ('fault' in read) {
      setStage({ name: 'empty', fault: read });
      return;
    }
    await lookAt({
      name: 'preview',
      fileName: file.name,
      isGuess: decoded?.isGuess === true,
      lines: read.lines,
      said: new Map(),
      imported: none,
    });
  });

  const lookAgain = useAction(async (_: null) => {
    if (stage.name !== 'preview') return;
    check.reset();
    await lookAt(stage);
  });

  const run = useAdminAction(async (previewed: readonly PreviewLine[], onChecking) => {
    if (stage.name !== 'preview' || listUnseen(previewed).length > 0) return;
    const said = new Map(stage.said);
    const imported = new Set(stage.imported);
    // What was answered is over; what was cut off is sent again just as it was.
    const rest = listGood(previewed).filter(({ line }) => !imported.has(line));
    for (const part of chunk(rest, linesPerImport)) {
      const first = part[0]?.line ?? 0;
      const key = keys.current.get(first) ?? crypto.randomUUID();
      keys.current.set(first, key);
      const answer = await callServer(importPeople, { lines: part }, { key, onChecking });
      for (const { line, outcome } of answer.lines) {
        said.set(line, outcome);
        imported.add(line);
      }
      setStage({ ...stage, said: new Map(said), imported: new Set(imported) });
    }
    setStage({ ...stage, name: 'done', said, imported });
  });

  return {
    stage,
    preview: stage.name === 'empty' ? [] : toPreview(stage.lines, stage.said),
    check,
    lookAgain,
    run,
    imported: stage.name === 'empty' ? none : stage.imported,
    startOver: () => {
      for (const { reset } of [check, lookAgain, run]) reset();
      setStage({ name: 'empty', fault: null });
    },
  };
}
