import { spawn, type ChildProcess } from 'node:child_process';

/** How long a child may take to end before it is killed. */
const patienceMilliseconds = 20_000;
const keptLines = 60;
/** How many of them the error of an unexpected end quotes. */
const lastWords = 10;

export type ChildOptions = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly onLine?: (line: string) => void;
};

/** A process that we started, with the last lines it said. */
export type Child = {
  readonly name: string;
  readonly hasEnded: () => boolean;
  readonly lastLines: () => readonly string[];
  /** Rejects, with its last lines, when it ends although nobody stopped it. */
  readonly failure: Promise<never>;
  /** Asks it to end (by a signal, or by closing its input) and waits until it has. */
  readonly stop: (how: NodeJS.Signals | 'close-input') => Promise<void>;
};

/**
 * Starts a process in a group of its own, so that Ctrl-C in the terminal reaches only us: we then stop it in our
 * order, after its data is saved.
 */
export function startChild({ name, command, args, cwd, env, onLine }: ChildOptions): Child {
  const process_ = spawn(command, [...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  const lines: string[] = [];
  const remember = (line: string) => {
    lines.push(line);
    if (lines.length > keptLines) lines.shift();
    onLine?.(line);
  };
  for (const stream of [process_.stdout, process_.stderr]) readLines(stream, remember);
  process_.on('error', (error) => remember(error.message));
  const ended = new Promise<void>((resolve) => {
    process_.once('exit', () => resolve());
    process_.once('error', () => resolve());
  });
  let isStopping = false;
  const failure = new Promise<never>((_, reject) => {
    const fail = (how: string) => {
      const words = [`${name} ended unexpectedly (${how}):`, ...lines.slice(-lastWords)];
      if (!isStopping) reject(new Error(words.join('\n')));
    };
    // `close` follows `exit`: by then all output has been read.
    process_.once('close', (code, signal) => fail(signal ?? `code ${String(code)}`));
    process_.once('error', (error) => fail(error.message));
  });
  // A caller may await it later; until then a rejection must not count as unhandled.
  failure.catch(() => undefined);
  return {
    name,
    hasEnded: () => process_.exitCode !== null || process_.signalCode !== null || process_.pid === undefined,
    lastLines: () => lines,
    failure,
    stop: async (how) => {
      isStopping = true;
      const deadline = setTimeout(() => killGroup(process_), patienceMilliseconds);
      if (how === 'close-input') process_.stdin.end();
      else process_.kill(how);
      await ended;
      clearTimeout(deadline);
    },
  };
}

function readLines(stream: NodeJS.ReadableStream, onLine: (line: string) => void): void {
  let rest = '';
  stream.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString('utf8')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line.trimEnd());
  });
}

function killGroup(process_: ChildProcess): void {
  if (process_.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? process_.pid : -process_.pid, 'SIGKILL');
  } catch {
    // It ended in this moment.
  }
}
