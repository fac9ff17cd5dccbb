import path from 'node:path';

/** Every port that a stack listens on, by what listens there. */
export type StackPorts = {
  app: number;
  auth: number;
  firestore: number;
  database: number;
  hub: number;
  logging: number;
  livekit: number;
  livekitUdp: number;
};

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

/** Everything listens on loopback only. */
export const host = '127.0.0.1';

/** The stack of `npm run local`. */
export function localStack(root: string): StackSettings {
  return {
    root,
    projectId: 'demo-chalktalk',
    ports: {
      app: 3000,
      auth: 9099,
      firestore: 8080,
      database: 9000,
      hub: 4400,
      logging: 4401,
      livekit: 7880,
      livekitUdp: 7882,
    },
    dataDir: path.join(root, '.local', 'data'),
    stateDir: path.join(root, '.local', 'stack'),
    distDir: '.next',
  };
}

/** The stack of the tests, beside which a local one can run. */
export function testStack(root: string): StackSettings {
  return {
    root,
    projectId: 'demo-chalktalk-test',
    ports: {
      app: 3100,
      auth: 9199,
      firestore: 8180,
      database: 9190,
      hub: 4500,
      logging: 4600,
      livekit: 7980,
      livekitUdp: 7982,
    },
    dataDir: null,
    stateDir: path.join(root, '.local', 'test-stack'),
    distDir: '.local/test-build',
  };
}
