import { describeDemo } from '@/scripts/stack/demo/describe-demo';
import type { DemoState } from '@/scripts/stack/demo/read-demo-state';
import type { StackSettings } from './stack-settings';
import type { Backends } from './start-backends';
import { textTable } from './text-table';

/** What runs, where, which variant of it, who can sign in, and how to stop. */
export function describeStack(options: {
  settings: StackSettings;
  backends: Pick<Backends, 'livekit'> & { emulators: Pick<Backends['emulators'], 'parts'> };
  appUrl: string;
  demo: DemoState;
  mode: 'production' | 'dev';
}): string {
  const { settings, backends, appUrl, demo, mode } = options;
  const { livekit, emulators } = backends;
  const parts = textTable([
    ['App', appUrl, mode === 'dev' ? 'next dev, with hot reload' : 'production build'],
    ...emulators.parts.map(({ name, url, variant }) => [name, url, variant]),
    ['LiveKit', livekit.url, livekit.variant],
  ]);
  return `
${parts}

${describeDemo(demo, appUrl)}

  Data stays in ${settings.dataDir ?? 'memory'}; start clean with: npm run local -- --reset
  Logs: ${settings.stateDir}
  Stop with Ctrl-C.
`;
}
