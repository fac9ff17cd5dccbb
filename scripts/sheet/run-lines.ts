import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Answers every line of the input with one line of JSON, in the same order. */
export async function runLines(
  input: Readable,
  write: (line: string) => void,
  answer: (line: string) => unknown,
): Promise<void> {
  for await (const line of createInterface({ input }))
    if (line.trim() !== '') write(JSON.stringify(answer(line)));
}
