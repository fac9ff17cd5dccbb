import { requireNode } from './bootstrap/require-node.mjs';

requireNode();
void import('./bootstrap/prepare-machine.mjs').then(({ prepareMachine }) =>
  prepareMachine({
    needsLivekit: true,
    needsBrowser: false,
    needsHeadlessShell: false,
    mayUseExternalLivekit: true,
    endsQuietly: true,
    check: async (call) => (await import('./bootstrap/check-local.mjs')).checkLocal(call),
    main: async () => (await import('./stack/local')).runLocal,
  }),
);
