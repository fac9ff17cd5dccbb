import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { superviseWorker, type MathWorker } from '../../lib/math/client/supervise-worker';
import type { CellResult } from '../../lib/math/sheet/cell-result';
import { defaultSheetSettings } from '../../lib/math/sheet/settings';
import { cellsOf, settingsOf, type SheetAnswer, type SheetRequest } from './answer-request';
import { spawnThread } from './node-worker';

/** What is asked of each line: the results of cells, or whether `line2` follows from `line1`. */
export type SheetMode = 'cells' | 'follows';

/** Reads requests, one JSON object a line, and writes one answer a line in the same order. */
export async function runSheet(
  input: Readable,
  write: (line: string) => void,
  mode: SheetMode = 'cells',
): Promise<void> {
  const worker = superviseWorker({ spawn: spawnThread });
  let ids: string[] = [];
  for await (const line of createInterface({ input })) {
    if (line.trim() === '') continue;
    const request = mode === 'follows' ? parseSteps(line) : parse(line);
    if (typeof request === 'string') {
      write(JSON.stringify({ id: null, error: request }));
      continue;
    }
    const answer = await answerInWorker(worker, request, ids);
    ids = cellsOf(request).map(({ id }) => id);
    write(JSON.stringify(mode === 'follows' ? followsOf(answer) : answer));
  }
  worker.close();
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

/** Two lines as a derivation. */
function parseSteps(line: string): SheetRequest | string {
  try {
    const { id = '', line1, line2 } = JSON.parse(line) as { id?: string; line1?: unknown; line2?: unknown };
    if (typeof line1 !== 'string' || typeof line2 !== 'string') return 'A line needs line1 and line2.';
    return {
      id,
      input: [line1, line2].map((one) => one.replaceAll('\n', ' ')).join('\n'),
      kind: 'derivation',
    };
  } catch {
    return 'This line is not JSON.';
  }
}

function followsOf(answer: SheetAnswer) {
  if (!('cells' in answer)) return answer;
  const [cell] = answer.cells;
  const { verdict = null, message = null } = cell?.steps?.[1] ?? {};
  return { id: answer.id, follows: verdict, message: message ?? cell?.error?.message ?? null };
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
