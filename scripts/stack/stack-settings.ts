import path from 'node:path';
import { testStateDir } from '@/scripts/bootstrap/running-stack.mjs';
import {
  faultsHarnessPorts,
  faultsPorts,
  harnessPorts,
  localPorts,
  testPorts,
  type StackPorts,
} from '@/scripts/bootstrap/stack-ports.mjs';

/** Where one stack lives: its ports, its project and its folders. Two stacks share none of them. */
export type StackSettings = {
  root: string;
  projectId: string;
  ports: StackPorts;
  /** Where the emulators keep their data between two starts; null: they forget it. */
  dataDir: string | null;
  /** Logs and generated configuration. */
  stateDir: string;
  /** Next's build, relative to the root: a test run never replaces what a local server is serving. */
  distDir: string;
};

/** A stack with what its tests have beside it. */
export type TestStackSettings = StackSettings & { harness: typeof harnessPorts };

/** The stack of `npm run local`. */
export function localStack(root: string): StackSettings {
  return {
    root,
    projectId: 'demo-chalktalk',
    ports: localPorts,
    dataDir: path.join(root, '.local', 'data'),
    stateDir: path.join(root, '.local', 'stack'),
    distDir: '.next',
  };
}

/** The stack of the tests, beside which a local one can run. */
export function testStack(root: string): TestStackSettings {
  return {
    root,
    projectId: 'demo-chalktalk-test',
    ports: testPorts,
    dataDir: null,
    stateDir: testStateDir(root),
    distDir: '.local/test-build',
    harness: harnessPorts,
  };
}

/** A second one of the same build, which tests may break while others run on the first. */
export function faultsStack(root: string): TestStackSettings {
  return {
    ...testStack(root),
    projectId: 'demo-chalktalk-faults',
    ports: faultsPorts,
    stateDir: path.join(testStateDir(root), 'faults'),
    harness: faultsHarnessPorts,
  };
}
