/**
 * Says one line about one part of the set-up, for example `livekit` and `from the cache: /home/…`.
 * @typedef {(part: string, line: string) => void} StepLog
 */

const widestPart = 'emulators'.length;

/**
 * A log that prints every step as one aligned line.
 * @param {(line: string) => void} write
 * @returns {StepLog}
 */
export function createStepLog(write) {
  return (part, line) => write(`  ${part.padEnd(widestPart)}  ${line}`);
}
