import { prepareMachine } from './bootstrap/prepare-machine.mjs';

await prepareMachine({
  needsLivekit: true,
  needsBrowser: false,
  mayUseExternalLivekit: false,
  endsQuietly: false,
  main: async () => (await import('./benchmark/run-benchmark')).runBenchmark,
});
