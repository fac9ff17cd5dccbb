import 'server-only';
import type { GateUpkeep } from '@/lib/auth/server/authenticate';
import { catchUpGate } from '@/lib/auth/server/gate/catch-up-gate';
import { drainGate } from '@/lib/auth/server/gate/write-gate';

/** Finishes what earlier requests left for a gate. Routes hand it in, so that signing in knows no outbox. */
export const gateUpkeep: GateUpkeep = { drain: drainGate, catchUp: catchUpGate };
