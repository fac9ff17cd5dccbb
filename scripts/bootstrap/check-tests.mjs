import { checkPorts } from './check-ports.mjs';
import { findRunningStack, testStateDir } from './running-stack.mjs';
import { faultsHarnessPorts, faultsPorts, harnessPorts, testPorts } from './stack-ports.mjs';
import { readBenchOptions, readTestOptions } from './test-options.mjs';
import { wantedPorts } from './wanted-ports.mjs';

/**
 * What a test run was asked for, and the stack that is already there for it. Throws a SetupError for what is unknown,
 * and for a port that is taken and will be wanted.
 * @param {import('./prepare-machine.mjs').Call} call
 */
export async function checkTests({ argv, root }) {
  const options = readTestOptions(argv);
  const running = options.kind === 'part' ? findRunningStack(testStateDir(root)) : null;
  if (!running && needsStack(options)) await checkTestPorts();
  if (options.kind === 'all') await checkFaultsPorts();
  return { options, running };
}

/**
 * What of the benchmark is wanted, all of it or one section of it, and the stack that is already there for it. Throws
 * a SetupError for what is unknown, and for a port that is taken.
 * @param {import('./prepare-machine.mjs').Call} call
 */
export async function checkBenchmark({ argv, root }) {
  const only = readBenchOptions(argv);
  const running = findRunningStack(testStateDir(root));
  if (!running) await checkTestPorts();
  return { running, only };
}

function checkTestPorts() {
  return checkPorts([...wantedPorts(testPorts, { livekit: true }), ...portsOfHarness(harnessPorts)]);
}

/** Only a whole run has a second stack. */
function checkFaultsPorts() {
  return checkPorts([...wantedPorts(faultsPorts, { livekit: true }), ...portsOfHarness(faultsHarnessPorts)]);
}

/** @param {typeof harnessPorts} ports */
function portsOfHarness(ports) {
  return Object.entries(ports).map(([name, port]) => ({ port, what: `the test harness: ${name}` }));
}

/**
 * Lint, types, unit tests and the build need no port: they run beside whatever has ours.
 * @param {import('./test-options.mjs').TestOptions} options
 */
function needsStack(options) {
  return options.kind !== 'part' || ['emulators', 'rules', 'e2e'].includes(options.part);
}
