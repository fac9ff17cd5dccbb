import UnitEnvironment from '../../tests/support/unit/unit-environment.mjs';

/** The environment of the unit tests, in which one failed test is enough: it says that a change was noticed. */
export default class StopAtFirstFailure extends UnitEnvironment {
  #hasFailed = false;

  /** @param {{ name: string, test?: { errors: unknown[], mode?: string | null | undefined } }} event */
  handleTestEvent({ name, test }) {
    if (test === undefined) return;
    if (name === 'test_done' && test.errors.length > 0) this.#hasFailed = true;
    if (name === 'test_start' && this.#hasFailed) test.mode = 'skip';
  }
}
