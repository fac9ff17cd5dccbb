import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';
import { keepCompiledCode } from './keep-compiled-code.mjs';
import { watchStorages } from './watch-storages.mjs';

const require = createRequire(import.meta.url);

keepCompiledCode();
const leaveStorages = watchStorages();

/**
 * Node's environment, made quicker for hundreds of small suites. A suite still has its own modules and globals; the
 * suites of a process share compiled code, and a few packages of many modules, which each suite that names one would
 * read again. Those are of the process' own world: the Admin SDK takes no promise of a suite for one, so that suites
 * replace its databases, and those that drive a real one run in the plain environment.
 */
export default class UnitEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} given */
  constructor(...given) {
    super(...given);
    /** Gives a package as the process has it, see `packages-once.ts`. */
    this.global.requireOnce = (/** @type {string} */ name) => require(name);
  }

  /** @override */
  async teardown() {
    leaveStorages();
    await super.teardown();
  }
}
