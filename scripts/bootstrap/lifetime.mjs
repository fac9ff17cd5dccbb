import { isAlive, spawnGroup, stopGroup } from './process-group.mjs';

/**
 * Owns everything that a command starts. What was started last is stopped first; ending twice is harmless, and
 * nothing can be started once the end has begun.
 */
export class Lifetime {
  /** @type {(() => unknown)[]} */
  #endings = [];
  /** @type {Promise<void> | null} */
  #end = null;

  get hasEnded() {
    return this.#end !== null;
  }

  /**
   * Runs at the end; the way to hand over anything that must be stopped.
   * @param {() => unknown} ending
   */
  atEnd(ending) {
    if (this.hasEnded) throw new Error('Nothing can be started any more: the end has begun.');
    this.#endings.push(ending);
  }

  /**
   * Starts a process group that ends with this lifetime.
   * @param {string} command
   * @param {readonly string[]} args
   * @param {import('node:child_process').SpawnOptions} [options]
   */
  spawn(command, args, options) {
    if (this.hasEnded) throw new Error('Nothing can be started any more: the end has begun.');
    const child = spawnGroup(command, args, options);
    const ending = () => stopGroup(child);
    this.atEnd(ending);
    child.once('close', () => {
      // Its number may soon belong to somebody else's process.
      if (!isAlive(child)) this.#endings = this.#endings.filter((other) => other !== ending);
    });
    return child;
  }

  /**
   * Awaits the start of something that knows how to stop itself, and stops it at the end, even when the end
   * comes while it is still starting.
   * @template {{ stop: () => unknown }} Part
   * @param {() => Promise<Part>} start
   */
  async own(start) {
    if (this.hasEnded) throw new Error('Nothing can be started any more: the end has begun.');
    const part = start();
    this.atEnd(() => part.then((started) => started.stop()).catch(() => undefined));
    return part;
  }

  /** Stops everything, the newest first. Resolves when all of it is gone. */
  end() {
    this.#end ??= this.#runEndings();
    return this.#end;
  }

  async #runEndings() {
    for (const ending of this.#endings.reverse()) {
      try {
        await ending();
      } catch (error) {
        process.stderr.write(`${String(error)}\n`);
      }
    }
  }

  /**
   * Ends, then leaves the process, when a signal asks for it (Ctrl-C, kill, closed terminal).
   * @param {{ exitCode: (signal: NodeJS.Signals) => number, onSignal?: (signal: NodeJS.Signals) => void }} options
   */
  endOnSignals({ exitCode, onSignal }) {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => {
        if (this.hasEnded) return;
        onSignal?.(signal);
        void this.end().finally(() => process.exit(exitCode(signal)));
      });
    }
  }
}
