import type { RunCommand } from '@/scripts/bootstrap/run-command.mjs';
import { SetupError } from '@/scripts/bootstrap/setup-error.mjs';
import { hashBuildInputs, isBuildFresh, markBuild } from './build-inputs';
import type { StackSettings } from './stack-settings';

/** Next's command line, started by Node itself so that signals reach it. */
export const nextCli = 'node_modules/next/dist/bin/next';

/** Makes the production build unless the one that lies there was made from the same files. */
export async function buildApp(options: {
  settings: StackSettings;
  run: RunCommand;
}): Promise<{ isFresh: boolean; output: string }> {
  const { settings, run } = options;
  const { root, distDir } = settings;
  const inputs = hashBuildInputs(root);
  if (isBuildFresh(root, distDir, inputs)) return { isFresh: true, output: '' };
  const { code, output } = await run(process.execPath, [nextCli, 'build'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_DIST_DIR: distDir,
      // `npm test` and `npm run typecheck` check them, in less time than the build would take for it again.
      NEXT_SKIP_TYPES: '1',
    },
  });
  if (code !== 0) throw new SetupError(`The production build failed:\n${output.trimEnd()}`);
  markBuild(root, distDir, inputs);
  return { isFresh: false, output };
}
