import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { superviseWorker, type MathWorker } from '../../lib/math/client/supervise-worker';
import type { CellResult } from '../../lib/math/sheet/cell-result';
import { defaultSheetSettings } from '../../lib/math/sheet/settings';
import { cellsOf, settingsOf, type SheetAnswer, type SheetRequest } from './answer-request';
import { spawnThread } from './node-worker';

/**
 * Reads requests, one JSON object a line, and writes one answer a line in the same order. On demand each cell says how
 * it came to its result.
 */
export async function runSheet(
  input: Readable,
  write: (line: string) => void,
  explains = false,
): Promise<void> {
  const worker = superviseWorker({ spawn: spawnThread });
  let ids: string[] = [];
  for await (const line of createInterface({ input })) {
    if (line.trim() === '') continue;
    const request = parse(line);
    if (typeof request === 'string') {
      write(JSON.stringify({ id: null, error: request }));
      continue;
    }
    const answer = await answerInWorker(worker, request, ids);
    ids = cellsOf(request).map(({ id }) => id);
    write(JSON.stringify(explains ? await withExplanations(worker, answer) : answer));
  }
  worker.close();
}

async function withExplanations(worker: MathWorker, answer: SheetAnswer) {
  if ('error' in answer) return answer;
  const explained = answer.cells.map(async (cell, at) => ({
    ...cell,
    explanation: await worker.explain(String(at)),
  }));
  return { ...answer, cells: await Promise.all(explained) };
}

function parse(line: string): SheetRequest | string {
  try {
    const request = JSON.parse(line) as Partial<SheetRequest>;
    return typeof request.input === 'string'
      ? { ...request, id: request.id ?? '', input: request.input }
      : 'A line needs an input.';
  } catch {
    return 'This line is not JSON.';
  }
}

function answerInWorker(
  worker: MathWorker,
  request: SheetRequest,
  before: readonly string[],
): Promise<SheetAnswer> {
  const set = cellsOf(request);
  const results = new Map<string, CellResult>();
  return new Promise((resolve) => {
    const end = worker.onResults((found, isDone) => {
      for (const result of found) results.set(result.id, result);
      if (!isDone) return;
      end();
      const cells = set.flatMap(({ id }) => {
        const { id: _, ...cell } = results.get(id) ?? { id };
        return 'kind' in cell ? [cell] : [];
      });
      resolve({ id: request.id, cells });
    });
    try {
      worker.apply({ remove: before, set, settings: { ...defaultSheetSettings, ...settingsOf(request) } });
    } catch (error) {
      end();
      resolve({ id: request.id, error: error instanceof Error ? error.message : String(error) });
    }
  });
}
