import { checkPorts } from './check-ports.mjs';
import { readLocalOptions } from './local-options.mjs';
import { localPorts } from './stack-ports.mjs';
import { wantedPorts } from './wanted-ports.mjs';

/**
 * What `npm run local` was asked for, once it is known that it can be had. Throws a SetupError otherwise.
 * @param {import('./prepare-machine.mjs').Call} call
 */
export async function checkLocal({ argv, env }) {
  const options = readLocalOptions(argv);
  await checkPorts(wantedPorts(localPorts, { livekit: !env['LIVEKIT_URL'] }));
  return options;
}
