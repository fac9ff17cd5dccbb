import { prepareMachine } from './bootstrap/prepare-machine.mjs';

await prepareMachine({
  needsLivekit: true,
  needsBrowser: true,
  mayUseExternalLivekit: false,
  endsQuietly: false,
  main: async () => (await import('./testing/run-tests')).runTests,
});
