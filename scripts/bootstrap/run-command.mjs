import { giveWay, stopGroup } from './process-group.mjs';

/**
 * Outcome of a command that ran to its end. `code` is null when it could not be started or was killed, as one is that
 * takes longer than `withinMs`. One that gives way runs only while nothing else wants the processor.
 * @typedef {{ code: number | null, output: string }} CommandOutcome
 * @typedef {{
 *   cwd?: string,
 *   env?: NodeJS.ProcessEnv,
 *   withinMs?: number,
 *   givesWay?: boolean,
 *   onOutput?: (text: string) => void,
 * }} CommandOptions
 * @typedef {(command: string, args: readonly string[], options?: CommandOptions) => Promise<CommandOutcome>} RunCommand
 */

/**
 * Runs commands to their end and returns what they printed (both streams, as one text). They end with the
 * lifetime when that comes first.
 * @param {import('./lifetime.mjs').Lifetime} lifetime
 * @returns {RunCommand}
 */
export function createRunCommand(lifetime) {
  return (command, args, { cwd, env, withinMs, givesWay = false, onOutput } = {}) =>
    new Promise((resolve) => {
      const child = lifetime.spawn(command, args, {
        ...(cwd !== undefined && { cwd }),
        ...(env !== undefined && { env }),
      });
      if (givesWay) giveWay(child);
      const deadline = withinMs === undefined ? undefined : setTimeout(() => void stopGroup(child), withinMs);
      let output = '';
      const take = (/** @type {Buffer} */ chunk) => {
        output += String(chunk);
        onOutput?.(String(chunk));
      };
      child.stdout?.on('data', take);
      child.stderr?.on('data', take);
      /** @param {CommandOutcome} outcome */
      const end = (outcome) => {
        clearTimeout(deadline);
        resolve(outcome);
      };
      child.on('error', (error) => end({ code: null, output: String(error) }));
      child.on('close', (code) => end({ code, output }));
    });
}

/**
 * The last line of an output that says something, to be quoted in a sentence.
 * @param {string} output
 */
export function lastLine(output) {
  return output.trimEnd().split('\n').at(-1)?.trim() ?? '';
}
