import { prepareMachine } from './bootstrap/prepare-machine.mjs';

await prepareMachine({
  needsLivekit: true,
  needsBrowser: false,
  mayUseExternalLivekit: true,
  endsQuietly: true,
  main: async () => (await import('./stack/local')).runLocal,
});
