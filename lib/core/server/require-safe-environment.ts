import 'server-only';
import { trustedProxies } from '@/lib/core/server/client-address';
import { findEmulators } from '@/lib/firebase/emulator-guard';

/**
 * Ends the process, with the reason, when emulator variables stand where something real could be meant, or the number
 * of proxies cannot be read. Next would stay up and answer 500 to an error that is thrown while it starts.
 */
export function requireSafeEnvironment(): void {
  try {
    findEmulators(process.env);
    trustedProxies(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
