import { mkdirSync, openSync, closeSync } from 'node:fs';
import path from 'node:path';
import type { Lifetime } from '@/scripts/bootstrap/lifetime.mjs';
import { stopGroup } from '@/scripts/bootstrap/process-group.mjs';
import { SetupError } from '@/scripts/bootstrap/setup-error.mjs';

/** A program of the stack that runs until it is stopped. */
export type Service = {
  name: string;
  logFile: string;
  /** Rejects with a SetupError when the program ends although nobody stopped it. */
  failure: Promise<never>;
  /** Stops it: politely by default. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
};

/**
 * Starts a program that logs to `<logDir>/<name>.log` and resolves when it answers.
 * Throws a SetupError when it ends first or does not answer in time.
 */
export async function startService(options: {
  lifetime: Lifetime;
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  logDir: string;
  answers: () => Promise<boolean>;
  withinMs: number;
}): Promise<Service> {
  const { lifetime, name, command, args, cwd, env, logDir, answers, withinMs } = options;
  mkdirSync(logDir, { recursive: true });
  const logFile = path.join(logDir, `${name}.log`);
  const log = openSync(logFile, 'w');
  const child = lifetime.spawn(command, args, { cwd, env, stdio: ['ignore', log, log] });
  closeSync(log);

  let isStopping = false;
  const failure = new Promise<never>((_, reject) => {
    const ended = (why: string) => {
      if (!isStopping && !lifetime.hasEnded) {
        reject(new SetupError(`${name} ended unexpectedly (${why}): its log is ${logFile}.`));
      }
    };
    child.once('error', (error) => {
      ended(error.message);
    });
    child.once('exit', (code, signal) => {
      ended(signal ?? `code ${String(code)}`);
    });
  });
  // A caller may await `failure` later; until then a rejection must not count as unhandled.
  failure.catch(() => undefined);

  await Promise.race([
    failure,
    waitUntil(answers, withinMs, `${name} does not answer: its log is ${logFile}.`),
  ]);
  return {
    name,
    logFile,
    failure,
    stop: async (signal = 'SIGTERM') => {
      isStopping = true;
      await stopGroup(child, signal);
    },
  };
}

/** Asks every 100 ms; throws a SetupError with the sentence when the answer stays no. */
async function waitUntil(ask: () => Promise<boolean>, withinMs: number, sentence: string): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await ask())) {
    if (Date.now() > deadline) throw new SetupError(sentence);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Whether an address answers at all, with any status. */
export async function answersHttp(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(1_000) });
    return true;
  } catch {
    return false;
  }
}
