import { requireNode } from './bootstrap/require-node.mjs';

requireNode();
void import('./bootstrap/prepare-machine.mjs').then(({ prepareMachine }) =>
  prepareMachine({
    needsLivekit: true,
    needsBrowser: true,
    needsHeadlessShell: false,
    mayUseExternalLivekit: false,
    endsQuietly: false,
    check: async (call) => (await import('./bootstrap/check-tests.mjs')).checkBenchmark(call),
    main: async () => (await import('./benchmark/run-benchmark')).runBenchmark,
  }),
);
