import { requireNode } from './bootstrap/require-node.mjs';

requireNode();
void import('./bootstrap/prepare-machine.mjs').then(({ prepareMachine }) =>
  prepareMachine({
    needsLivekit: true,
    needsBrowser: true,
    needsHeadlessShell: true,
    mayUseExternalLivekit: false,
    endsQuietly: false,
    saidOfNothing: '0 passed, 1 failed',
    check: async (call) => (await import('./bootstrap/check-tests.mjs')).checkTests(call),
    main: async () => (await import('./testing/run-tests')).runTests,
  }),
);
